import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#testing/fake-platform.ts';
import { button, eachInFreshBrowser, field, replace } from '../testing/profile-platform.tsx';
import { openDetails as open } from '../testing/open-details.tsx';

const save = () => button('Save changes');
const codeField = () => screen.queryByRole('textbox', { name: 'Verification code' });

eachInFreshBrowser();

describe('another mobile number', () => {
  it('PROF-05 brings the code field, which the old number in any writing takes away again', async () => {
    const { user } = await open();
    expect(codeField()).toBeNull();
    await replace(user, 'Mobile number', '0412345678');
    expect(codeField()).toBeNull();
    await replace(user, 'Mobile number', '0412345679');
    expect(codeField()).not.toBeNull();
    expect(save().disabled).toBe(true);
    await replace(user, 'Mobile number', '+61412345678');
    expect(codeField()).toBeNull();
  });

  it('is saved with the code that was sent to it', async () => {
    const { user, fake, session } = await open();
    await replace(user, 'Mobile number', '0491570006');
    await user.click(button('Send code: SMS code'));
    expect(await screen.findByText('Verification Code Sent')).toBeInstanceOf(HTMLElement);
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([{ mobileNumber: '+61491570006' }]);
    expect(button('Send again: SMS code').getAttribute('aria-disabled')).toBe('true');
    await replace(user, 'Verification code', '654321');
    await user.click(save());
    await screen.findByText('Profile Updated');
    expect(fake.variablesOf('VerifySmsOtpCode')).toEqual([
      { mobileNumber: '+61491570006', countryCode: 'AU', otpCode: '654321' },
    ]);
    expect(fake.variablesOf('UpdateMe')).toEqual([]);
    expect(session.state.get().account?.mobileNumber).toBe('+61491570006');
    expect(codeField()).toBeNull();
    expect(save().disabled).toBe(true);
  });

  it('shows Invalid Code at the field for a wrong or expired code and saves nothing of the rest', async () => {
    const { user, fake } = await open();
    await replace(user, 'Street', '15 Banksia Street');
    await replace(user, 'Mobile number', '0491570006');
    await user.click(button('Send code: SMS code'));
    await screen.findByText('Verification Code Sent');
    await replace(user, 'Verification code', '111111');
    await user.click(save());
    expect(await screen.findByText('Invalid Code')).toBeInstanceOf(HTMLElement);
    expect(fake.variablesOf('UpdateMe')).toEqual([]);
    expect(screen.queryByText('Profile Updated')).toBeNull();
    expect(field('Street').value).toBe('15 Banksia Street');
    expect(field('Mobile number').value).toBe('0491570006');
    await replace(user, 'Verification code', '654321');
    await user.click(save());
    await screen.findByText('Profile Updated');
    expect(fake.variablesOf('UpdateMe')).toHaveLength(1);
  });

  it('stays when the rest is refused after it was proved, and the typed rest stays too', async () => {
    const { user, session } = await open(
      {},
      {
        UpdateMe: () => {
          throw new Refusal('BAD_USER_INPUT', 'Not this street.');
        },
      },
    );
    await replace(user, 'Street', '15 Banksia Street');
    await replace(user, 'Mobile number', '0491570006');
    await replace(user, 'Verification code', '654321');
    await user.click(save());
    expect(await screen.findByText('Not this street.')).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(codeField()).toBeNull();
    });
    expect(session.state.get().account?.mobileNumber).toBe('+61491570006');
    expect(field('Street').value).toBe('15 Banksia Street');
  });

  it('AUTH-46 shows Code Not Sent when the platform answers false', async () => {
    const { user } = await open({}, { SendSmsOtpCode: () => ({ sendSmsOtpCode: false }) });
    await replace(user, 'Mobile number', '0491570006');
    await user.click(button('Send code: SMS code'));
    expect(await screen.findByText('Code Not Sent')).toBeInstanceOf(HTMLElement);
    expect(button('Send code: SMS code').getAttribute('aria-disabled')).toBeNull();
  });

  it('AUTH-47 voids the code of another number at once, and a new one can be sent without waiting', async () => {
    const { user, fake } = await open();
    await replace(user, 'Mobile number', '0491570006');
    await user.click(button('Send code: SMS code'));
    await screen.findByRole('button', { name: 'Send again: SMS code' });
    await replace(user, 'Verification code', '654321');
    await replace(user, 'Mobile number', '0491570157');
    expect(field('Verification code').value).toBe('');
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(button('Send code: SMS code'));
    await screen.findByRole('button', { name: 'Send again: SMS code' });
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([
      { mobileNumber: '+61491570006' },
      { mobileNumber: '+61491570157' },
    ]);
  });

  it('PROF-09 that is not valid for its country shows Invalid mobile number. and is sent no code', async () => {
    const { user, fake } = await open();
    await replace(user, 'Mobile number', '0412');
    await user.click(button('Send code: SMS code'));
    expect(await screen.findByText('Invalid mobile number.')).toBeInstanceOf(HTMLElement);
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([]);
    await replace(user, 'Verification code', '654321');
    expect(save().disabled).toBe(true);
  });

  it('SESS-23 SESS-41 shows why the session has ended when no code can be sent for it', async () => {
    const { user, session } = await open(
      {},
      {
        SendSmsOtpCode: () => {
          throw new Refusal('FORBIDDEN', 'Invalid access token. Session is not active.');
        },
      },
    );
    await replace(user, 'Mobile number', '0491570006');
    await user.click(button('Send code: SMS code'));
    await waitFor(() => {
      expect(session.state.get().signedIn).toBe(false);
    });
    expect(await screen.findByText('Session Expired')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Code Not Sent')).toBeNull();
  });
});
