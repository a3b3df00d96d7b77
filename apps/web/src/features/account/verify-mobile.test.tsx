import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Refusal } from '#testing/fake-platform.ts';
import { button, eachInFreshBrowser, field, openWith, replace } from './testing/profile-platform.tsx';
import { VerifyMobileNumberModal } from './verify-mobile-number-modal.tsx';

function modal() {
  const onClose = vi.fn<() => void>();
  const onVerified = vi.fn<() => void>();
  return { onClose, onVerified, part: <VerifyMobileNumberModal onClose={onClose} onVerified={onVerified} /> };
}

function Where() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const unverified = { mobileNumberVerified: false };
const saidOf = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
const codeField = () => screen.queryByRole('textbox', { name: 'Verification code' });

eachInFreshBrowser();

describe('verifyMobileNumberModal', () => {
  it('PROF-20 sends a code to the member’s number, confirms it, and closes with the number verified', async () => {
    const { part, onClose, onVerified } = modal();
    const { user, fake, session } = await openWith(part, unverified);
    expect(screen.getByText(/\+61412345678/)).toBeInstanceOf(HTMLElement);
    expect(codeField()).toBeNull();
    expect(saidOf('Verify')).toBe('Send a code to this number first.');
    expect(saidOf('Send code: SMS code')).toBeUndefined();
    await user.click(button('Send code: SMS code'));
    expect(await screen.findByText('Verification Code Sent')).toBeInstanceOf(HTMLElement);
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([{ mobileNumber: '+61412345678' }]);
    await replace(user, 'Verification code', '654321');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
    expect(fake.variablesOf('VerifySmsOtpCode')).toEqual([
      { mobileNumber: '+61412345678', countryCode: 'AU', otpCode: '654321' },
    ]);
    expect(session.state.get().account?.mobileNumberVerified).toBe(true);
    expect(screen.getByText('Verification Successful')).toBeInstanceOf(HTMLElement);
    expect(onVerified).toHaveBeenCalledOnce();
  });

  it('PROF-20 takes a code of 6 characters only', async () => {
    const { part } = modal();
    const { user, fake } = await openWith(part, unverified);
    await user.click(button('Send code: SMS code'));
    await screen.findByText('Verification Code Sent');
    await replace(user, 'Verification code', '65432');
    expect(button('Verify').disabled).toBe(true);
    expect(saidOf('Verify')).toBe('Enter all 6 characters of the code.');
    expect(fake.variablesOf('VerifySmsOtpCode')).toEqual([]);
    await replace(user, 'Verification code', '1'.repeat(10_000));
    expect(field('Verification code').value).toBe('111111');
  });

  it('shows Invalid Code at the field for a wrong or expired code, stays open and keeps the code', async () => {
    const { part, onClose } = modal();
    const { user, fake, session } = await openWith(part, unverified);
    await user.click(button('Send code: SMS code'));
    await screen.findByText('Verification Code Sent');
    await replace(user, 'Verification code', '111111');
    expect(await screen.findByText('Invalid Code')).toBeInstanceOf(HTMLElement);
    expect(field('Verification code').value).toBe('111111');
    await user.click(button('Verify'));
    await waitFor(() => {
      expect(fake.variablesOf('VerifySmsOtpCode')).toHaveLength(2);
    });
    expect(onClose).not.toHaveBeenCalled();
    expect(session.state.get().account?.mobileNumberVerified).toBe(false);
  });

  it('shows the message of the server when there were too many wrong codes', async () => {
    const { part, onClose } = modal();
    const { user } = await openWith(part, unverified, {
      VerifySmsOtpCode: () => {
        throw new Refusal('TOO_MANY_ATTEMPTS', 'Too many wrong codes. Please request a new one.');
      },
    });
    await user.click(button('Send code: SMS code'));
    await screen.findByText('Verification Code Sent');
    await replace(user, 'Verification code', '111111');
    expect(await screen.findByText('Too many wrong codes. Please request a new one.')).toBeInstanceOf(
      HTMLElement,
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('can send again after 120 seconds and not before', async () => {
    const { part } = modal();
    const { user, fake } = await openWith(part, unverified);
    await user.click(button('Send code: SMS code'));
    await screen.findByText('Verification Code Sent');
    await act(() => vi.advanceTimersByTimeAsync(115_000));
    expect(button('Send again: SMS code').getAttribute('aria-disabled')).toBe('true');
    expect(saidOf('Send again: SMS code')).toBe('A new code can be sent when the time is up.');
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    await user.click(button('Send again: SMS code'));
    await waitFor(() => {
      expect(fake.variablesOf('SendSmsOtpCode')).toHaveLength(2);
    });
  });

  it('leads a member without a number to the personal details', async () => {
    const { part, onClose } = modal();
    const { user } = await openWith(
      <MemoryRouter>
        {part}
        <Where />
      </MemoryRouter>,
      { mobileNumber: null },
    );
    await user.click(button('Personal details'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByText('/personal-center?tab=personal-details')).toBeInstanceOf(HTMLElement);
  });
});
