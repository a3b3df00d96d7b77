import { toaster } from '@magpie/ui';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { open, button, title, pass, toCode, tryCode, toPassword, setPassword } from './testing/steps.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  freshBrowser();
});

afterEach(() => {
  toaster.dismiss();
});

describe('the forgot-password modal', () => {
  it('PWD-06 starts with "Forgot Password" and moves on only after the code has been sent', async () => {
    const { user, fake } = open({
      CreatePasswordReset: () => {
        throw new Refusal('RATE_LIMITED', 'Wait a moment.');
      },
    });
    await title('Forgot Password');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@');
    await user.click(button('Send code'));
    await screen.findByText('Please enter a valid email address.');
    expect(fake.variablesOf('CreatePasswordReset')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'magpie.test');
    await user.click(button('Send code'));
    await screen.findByText('Password Reset Error');
    await title('Forgot Password');
    fake.answer('CreatePasswordReset', () => ({ createPasswordReset: true }));
    await user.click(button('Send code'));
    await title('Verify Code');
    expect(fake.variablesOf('CreatePasswordReset').at(-1)).toEqual({ input: { email: 'mia@magpie.test' } });
    expect(toaster.current()?.title).toBe('Verification Code Sent');
  });

  it('PWD-07 step 2 asks for a 6-character code and counts down from 120 seconds', async () => {
    const { user, fake } = open();
    await toCode(user);
    expect(screen.getByRole('timer').textContent).toMatch(/^(2:00|1:59)$/);
    await tryCode(user, '12345');
    expect(await screen.findByText('Invalid Code')).toBeDefined();
    expect(fake.variablesOf('VerifyPasswordReset')).toEqual([]);
    await pass(60_000);
    expect(screen.getByRole('timer').textContent).toMatch(/^(1:00|0:5\d)$/);
  });

  it('PWD-11 the button becomes "Request new Verification Code" when the countdown ends, and not before', async () => {
    const { user, fake } = open();
    await toCode(user);
    await pass(115_000);
    expect(button('Verify Code')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Request new Verification Code' })).toBeNull();
    await pass(6_000);
    expect(screen.queryByRole('button', { name: 'Verify Code' })).toBeNull();
    await user.click(button('Request new Verification Code'));
    await waitFor(() => {
      expect(fake.variablesOf('CreatePasswordReset')).toHaveLength(2);
    });
    expect(await screen.findByRole('button', { name: 'Verify Code' })).toBeDefined();
  });

  it('PWD-16 shows the server message of a wrong code, and allows three of them for each code', async () => {
    const { user } = open();
    await toCode(user);
    for (const code of ['111111', '222222', '333333']) {
      toaster.dismiss();
      await tryCode(user, code);
      expect(
        (await screen.findByText('Password Reset Error')).closest('[role=alert]')?.textContent,
      ).toContain('The code is wrong.');
    }
    expect(button('Verify Code').disabled).toBe(true);
    await pass(121_000);
    await user.click(button('Request new Verification Code'));
    await waitFor(() => {
      expect(button('Verify Code').disabled).toBe(false);
    });
  });

  it('PWD-08 PWD-13 PWD-20 sets the new password after the code and opens loginModal', async () => {
    const { user, fake, onClose } = open();
    modals.open('forgotPassword');
    await toCode(user);
    expect(screen.queryByLabelText('New password')).toBeNull();
    await tryCode(user, '123456');
    await title('Change Password');
    expect(toaster.current()?.title).toBe('Verification Successful');
    await user.type(screen.getByLabelText('New password'), 'Lagoon$2027');
    await user.type(screen.getByLabelText('Confirm new password'), 'Lagoon$2028');
    await user.click(button('Change Password'));
    expect(await screen.findByText('Passwords must match.')).toBeDefined();
    expect(fake.variablesOf('ConfirmPasswordReset')).toEqual([]);
    await user.clear(screen.getByLabelText('Confirm new password'));
    await user.type(screen.getByLabelText('Confirm new password'), 'Lagoon$2027');
    await user.click(button('Change Password'));
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledTimes(1);
    });
    expect(fake.variablesOf('ConfirmPasswordReset')).toEqual([
      { input: { email: 'mia@magpie.test', newPassword: 'Lagoon$2027', verificationCode: '123456' } },
    ]);
    expect(modals.isOpen('loginModal')).toBe(true);
    expect(toaster.current()).toMatchObject({ tone: 'success', title: 'Password Changed Successfully' });
  });

  it('PWD-06 PWD-04 takes pastes of any length without losing them, and says what is wrong at the field', async () => {
    const { user, fake } = open();
    const long = 'a'.repeat(10_000);
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await user.click(email);
    await user.paste(`${long}@magpie.test`);
    await user.click(button('Send code'));
    await screen.findByText('Please enter a valid email address.');
    expect(email.value).toBe(`${long}@magpie.test`);
    expect(fake.variablesOf('CreatePasswordReset')).toEqual([]);
    await user.clear(email);
    await toCode(user);
    await user.click(screen.getByRole('textbox', { name: 'Verification code' }));
    await user.paste(`123456${long}`);
    await user.click(button('Verify Code'));
    await title('Change Password');
    for (const label of ['New password', 'Confirm new password']) {
      await user.click(screen.getByLabelText(label));
      await user.paste(long);
    }
    await user.click(button('Change Password'));
    await screen.findByText('Password must not exceed 20 characters.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(long);
    expect(fake.variablesOf('ConfirmPasswordReset')).toEqual([]);
  });

  it('PWD-04 asks for a strong password at the last step', async () => {
    const { user, fake } = open();
    await toCode(user);
    await tryCode(user, '123456');
    await title('Change Password');
    for (const label of ['New password', 'Confirm new password'])
      await user.type(screen.getByLabelText(label), 'onlyletters');
    await user.click(button('Change Password'));
    await screen.findByText(
      'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.',
    );
    expect(fake.variablesOf('ConfirmPasswordReset')).toEqual([]);
  });

  it('PWD-10 counts no attempt when the code could not be checked', async () => {
    const { user, fake } = open({
      VerifyPasswordReset: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
      },
    });
    await toCode(user);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      toaster.dismiss();
      await tryCode(user, '111111');
      await screen.findByText('Broken.');
    }
    expect(button('Verify Code').disabled).toBe(false);
    fake.answer('VerifyPasswordReset', () => ({ verifyPasswordReset: true }));
    await tryCode(user, '123456');
    await title('Change Password');
  });

  it('AUTH-46 takes an answer of false to any of its steps for a failure, and goes no step further', async () => {
    const { user, fake, onClose } = open({
      CreatePasswordReset: () => ({ createPasswordReset: false }),
      VerifyPasswordReset: () => ({ verifyPasswordReset: false }),
      ConfirmPasswordReset: () => ({ confirmPasswordReset: false }),
    });
    const failure = async (text: string) => {
      const shown = await screen.findByText(text);
      expect(shown.closest('[role=alert]')?.textContent).toContain('Password Reset Error');
      toaster.dismiss();
    };
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@magpie.test');
    await user.click(button('Send code'));
    await failure('Something went wrong. Please try again.');
    await title('Forgot Password');
    fake.answer('CreatePasswordReset', () => ({ createPasswordReset: true }));
    await user.click(button('Send code'));
    await title('Verify Code');
    for (const code of ['111111', '222222', '333333']) {
      toaster.dismiss();
      await tryCode(user, code);
      await failure('Invalid Code');
    }
    expect(button('Verify Code').disabled).toBe(true);
    const said = screen.getByText('No attempts left. Request a new code when the time is up.');
    expect(button('Verify Code').getAttribute('aria-describedby')).toBe(said.id);
    fake.answer('VerifyPasswordReset', () => ({ verifyPasswordReset: true }));
    await pass(121_000);
    expect(screen.queryByText(/^No attempts left/)).toBeNull();
    await user.click(button('Request new Verification Code'));
    await screen.findByRole('button', { name: 'Verify Code' });
    await tryCode(user, '123456');
    await title('Change Password');
    await user.type(screen.getByLabelText('New password'), 'Lagoon$2027');
    await user.type(screen.getByLabelText('Confirm new password'), 'Lagoon$2027');
    toaster.dismiss();
    await user.click(button('Change Password'));
    await failure('Something went wrong. Please try again.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('PWD-16 stays at the last step when the new password is refused', async () => {
    const { user, onClose } = open({
      ConfirmPasswordReset: () => {
        throw new Refusal('BAD_USER_INPUT', 'This password is too common.');
      },
    });
    await toPassword(user);
    await setPassword(user);
    expect(await screen.findByText('Password Reset Error')).toBeInstanceOf(HTMLElement);
    // In the toast, and at the field.
    expect(screen.getAllByText('This password is too common.')).toHaveLength(2);
    await title('Change Password');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['INVALID_CODE', 'The code has expired.'],
    ['TOO_MANY_ATTEMPTS', 'Too many wrong codes.'],
  ])('PWD-11 PWD-12 leads from the last step back to a new code after %s', async (code, message) => {
    const { user, fake, onClose } = open({
      ConfirmPasswordReset: () => {
        throw new Refusal(code, message);
      },
    });
    await toPassword(user);
    await setPassword(user);
    await screen.findByText(message);
    await title('Verify Code');
    await pass(121_000);
    await user.click(button('Request new Verification Code'));
    await screen.findByRole('button', { name: 'Verify Code' });
    fake.answer('ConfirmPasswordReset', () => ({ confirmPasswordReset: true }));
    await tryCode(user, '123456');
    await title('Change Password');
    await setPassword(user);
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledTimes(1);
    });
    expect(fake.variablesOf('CreatePasswordReset')).toHaveLength(2);
  });
});
