import { toaster } from '@magpie/ui';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#testing/fake-platform.ts';
import {
  askForEmailCode,
  askForSmsCode,
  button,
  eachInFreshBrowser,
  field,
  noField,
  openRegister,
} from '../testing/open-register.tsx';

eachInFreshBrowser();

describe('the codes', () => {
  it('AUTH-36 says "Email Code Sent" and "SMS Code Sent"', async () => {
    const { user } = openRegister();
    await askForEmailCode(user);
    expect(toaster.current()).toMatchObject({ tone: 'success', title: 'Email Code Sent' });
    await askForSmsCode(user);
    expect(toaster.current()).toMatchObject({ tone: 'success', title: 'SMS Code Sent' });
  });

  it('AUTH-37 says that the email code was not sent, with the server message or the fallback', async () => {
    const { user, fake } = openRegister({
      SendEmailVerificationCode: () => {
        throw new Refusal('RATE_LIMITED', 'Too many codes.');
      },
    });
    await user.type(field('Email'), 'new.player@example.com');
    await user.click(button('Send code: email code'));
    await screen.findByText('Verification Code Not Sent');
    expect(toaster.current()).toMatchObject({ tone: 'danger', description: 'Too many codes.' });
    fake.answer('SendEmailVerificationCode', () => {
      throw new Refusal('RATE_LIMITED', '');
    });
    await user.click(button('Send code: email code'));
    await screen.findByText('Unable to send verification code. Please try again.');
  });

  it('AUTH-37 says "SMS Code Error" when the SMS code was not sent', async () => {
    const { user } = openRegister({
      SendSmsOtpCode: () => {
        throw new Refusal('RATE_LIMITED', 'Too many codes.');
      },
    });
    await askForEmailCode(user);
    await user.type(field('Mobile number'), '0412345678');
    await user.click(button('Send code: SMS code'));
    await screen.findByText('SMS Code Error');
    expect(toaster.current()).toMatchObject({ tone: 'danger', description: 'Too many codes.' });
  });

  it('AUTH-46 takes an answer of false for a code that was not sent, with the text of that failure', async () => {
    const { user, fake } = openRegister({
      SendEmailVerificationCode: () => ({ sendEmailVerificationCode: false }),
      SendSmsOtpCode: () => ({ sendSmsOtpCode: false }),
    });
    await user.type(field('Email'), 'new.player@example.com');
    await user.click(button('Send code: email code'));
    await screen.findByText('Verification Code Not Sent');
    await screen.findByText('Unable to send verification code. Please try again.');
    noField('Email code');
    fake.answer('SendEmailVerificationCode', () => ({ sendEmailVerificationCode: true }));
    await user.click(button('Send code: email code'));
    await screen.findByRole('textbox', { name: 'Email code' });
    await user.type(field('Mobile number'), '0412345678');
    await user.click(button('Send code: SMS code'));
    await screen.findByText('SMS Code Error');
    await screen.findByText('Unable to send verification code. Please try again.');
    noField('SMS code');
  });

  it('AUTH-38 says "Verification Successful" for a code that the server accepts, and not for a wrong one', async () => {
    const { user, fake } = openRegister();
    await askForEmailCode(user);
    await askForSmsCode(user);
    await user.type(field('SMS code'), '111111');
    expect(await screen.findByText('Invalid Code')).toBeDefined();
    expect(toaster.current()?.title).not.toBe('Verification Successful');
    await user.clear(field('SMS code'));
    await user.type(field('SMS code'), '654321');
    await screen.findByText('Verification Successful');
    expect(fake.variablesOf('VerifySmsOtpCode').at(-1)).toEqual({
      mobileNumber: '+61412345678',
      countryCode: 'AU',
      otpCode: '654321',
    });
  });

  it('AUTH-15 says beside a grey button of a code what it waits for, keeps the focus there and sends nothing', async () => {
    const { user, fake } = openRegister();
    const saidOf = (name: string) =>
      document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(saidOf('Send code: email code')).toBeUndefined();
    expect(saidOf('Send code: SMS code')).toBe('Send the email code first.');
    await askForEmailCode(user);
    expect(button('Send again: email code').getAttribute('aria-disabled')).toBe('true');
    expect(saidOf('Send again: email code')).toBe('A new code can be sent when the time is up.');
    expect(saidOf('Send code: SMS code')).toBeUndefined();
    expect(document.activeElement).toBe(button('Send again: email code'));
    await user.keyboard('{Enter} ');
    expect(fake.variablesOf('SendEmailVerificationCode')).toHaveLength(1);
  });

  it('sends one code for two presses at once', async () => {
    const { user, fake } = openRegister();
    await user.type(field('Email'), 'new.player@example.com');
    await user.dblClick(button('Send code: email code'));
    await screen.findByRole('textbox', { name: 'Email code' });
    expect(fake.variablesOf('SendEmailVerificationCode')).toHaveLength(1);
  });

  it('asks for a valid number before an SMS is sent', async () => {
    const { user, fake } = openRegister();
    await askForEmailCode(user);
    await user.type(field('Mobile number'), '12');
    await user.click(button('Send code: SMS code'));
    expect(await screen.findByText('Invalid mobile number.')).toBeDefined();
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([]);
  });
});
