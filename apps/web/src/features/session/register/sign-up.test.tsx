import { toaster } from '@magpie/ui';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { held, Refusal, type Answers } from '#testing/fake-platform.ts';
import { freshTokens } from '#testing/session-setting.ts';
import { answeredAccount } from '#testing/sample-account.ts';
import {
  askForEmailCode,
  box,
  button,
  eachInFreshBrowser,
  field,
  fillIn,
  openRegister,
} from '../testing/open-register.tsx';

eachInFreshBrowser();

describe('signing up', () => {
  it('AUTH-27 AUTH-30 sends a captcha token for "submit", logs in by email mode and closes the modal', async () => {
    const { user, fake, onClose, session } = openRegister();
    await fillIn(user);
    await user.click(button('Register'));
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledTimes(1);
    });
    const [variables] = fake.variablesOf('SignUpWithEmail');
    expect(variables?.['input']).toMatchObject({
      email: 'new.player@example.com',
      password: 'Harbour#2026!',
      verificationCode: '123456',
      mobileNumber: '+61412345678',
      countryCode: 'AU',
      otpCode: '654321',
      marketingConsent: false,
      captcha: expect.stringMatching(/^stand-in\.submit\.[0-9a-f-]{36}$/) as unknown,
    });
    const login = fake.calls.find((call) => call.path === '/authenticate');
    expect(login?.body).toEqual({ isEmail: true });
    expect(login?.headers['authorization']).toBe(`Basic ${btoa('new.player@example.com:Harbour#2026!')}`);
    expect(session.state.get().signedIn).toBe(true);
    expect(modals.stack.get()).toEqual([]);
  });

  it('AUTH-28 says "Registration Failed" with the server message, and keeps what was typed', async () => {
    const { user, fake, onClose } = openRegister({
      SignUpWithEmail: () => {
        throw new Refusal('ACCOUNT_EXISTS', 'This number has an account.');
      },
    });
    await fillIn(user);
    await user.click(button('Register'));
    await screen.findByText('Registration Failed');
    expect(toaster.current()).toMatchObject({ tone: 'danger', description: 'This number has an account.' });
    expect(onClose).not.toHaveBeenCalled();
    expect([field('Email').value, field('Mobile number').value, field('SMS code').value]).toEqual([
      'new.player@example.com',
      '0412345678',
      '654321',
    ]);
    expect(fake.calls.some((call) => call.path === '/authenticate')).toBe(false);
    fake.answer('SignUpWithEmail', () => {
      throw new Refusal('INTERNAL_SERVER_ERROR', '');
    });
    await user.click(button('Register'));
    await screen.findByText('Unable to create your account. Please try again.');
  });

  it('takes a new captcha token for each attempt', async () => {
    const { user, fake } = openRegister({
      SignUpWithEmail: () => {
        throw new Refusal('CAPTCHA_FAILED', 'The captcha was refused.');
      },
    });
    await fillIn(user);
    await user.click(button('Register'));
    await screen.findByText('The captcha was refused.');
    await user.click(button('Register'));
    await waitFor(() => {
      expect(fake.variablesOf('SignUpWithEmail')).toHaveLength(2);
    });
    const tokens = fake.variablesOf('SignUpWithEmail').map(({ input }) => JSON.stringify(input));
    expect(new Set(tokens).size).toBe(2);
  });

  it('AUTH-32 sends nothing without a captcha token, says so with the fallback text and keeps the form', async () => {
    const { user, fake, onClose } = openRegister({}, { config: { captcha: { provider: 'none' } } });
    await fillIn(user);
    await user.click(button('Register'));
    await screen.findByText('Registration Failed');
    expect(toaster.current()?.description).toBe('Unable to create your account. Please try again.');
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Email').value).toBe('new.player@example.com');
    expect(field('SMS code').value).toBe('654321');
    expect(box(/terms and conditions/).checked).toBe(true);
  });

  it('asks for the boxes, the codes and a good password before anything is sent', async () => {
    const { user, fake } = openRegister();
    await askForEmailCode(user);
    await user.click(button('Register'));
    expect(await screen.findByText('You must accept the terms and conditions')).toBeDefined();
    expect(screen.getByText('Please confirm you are 18 years old and older')).toBeDefined();
    expect(screen.getByText('Password must be at least 8 characters long.')).toBeDefined();
    expect(screen.getByText('Invalid Code')).toBeDefined();
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
  });

  it('opens the login modal when the account exists but the login fails', async () => {
    const { user, onClose } = openRegister({
      '/authenticate': () => {
        throw new Refusal('RATE_LIMITED', 'Too many logins.');
      },
    });
    await fillIn(user);
    await user.click(button('Register'));
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(modals.isOpen('loginModal')).toBe(true);
  });
});

describe('Telegram', () => {
  const openWithTelegram = (answers: Answers = {}) =>
    openRegister(
      {
        SendTelegramOtp: () => ({ sendTelegramOtp: true }),
        TelegramSignUp: () => ({ telegramSignUp: { __typename: 'AuthenticationTokens', ...freshTokens() } }),
        ...answers,
      },
      { site: { telegramEnabled: true } },
    );
  const signUpByTelegram = async (user: UserEvent) => {
    await user.click(button('Continue with Telegram'));
    await user.type(field('Mobile number'), '0412345678');
    await user.click(button('Send code: Telegram code'));
    await screen.findByText('Verification Code Sent');
    await user.type(field('Telegram code'), '123456');
    await user.click(box(/18 or older/));
    await user.click(box(/terms and conditions/));
    await user.click(button('Register'));
  };

  it('AUTH-40 signs up by a number and a code only where the brand has it on', async () => {
    const { user, fake, onClose } = openWithTelegram();
    await signUpByTelegram(user);
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(fake.variablesOf('TelegramSignUp')[0]?.['input']).toMatchObject({
      mobileNumber: '+61412345678',
      countryCode: 'AU',
      code: '123456',
    });
  });

  it('SESS-36 AUTH-40 the account of a sign-up by Telegram is new until it has loaded', async () => {
    const account = held<unknown>();
    const { user, onClose } = openWithTelegram({ Me: account.answer });
    await signUpByTelegram(user);
    await waitFor(() => {
      expect(localStorage.getItem('new-account')).toBe('true');
    });
    account.release({ me: answeredAccount });
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(localStorage.getItem('new-account')).toBeNull();
  });

  it('AUTH-40 is not offered by default', () => {
    openRegister();
    expect(screen.queryByRole('button', { name: 'Continue with Telegram' })).toBeNull();
  });
});
