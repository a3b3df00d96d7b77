import { toaster } from '@magpie/ui';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { open, button, toPassword, setPassword } from './testing/steps.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  freshBrowser();
});

afterEach(() => {
  toaster.dismiss();
});

it('a reset shows at its field that the new password is the old one, and takes another one', async () => {
  const text = 'Your new password must differ from the old one.';
  const { user, fake, onClose } = open({
    ConfirmPasswordReset: () => {
      throw new Refusal('BAD_USER_INPUT', text);
    },
  });
  await toPassword(user);
  await setPassword(user);
  const field = screen.getByLabelText('New password');
  await waitFor(() => {
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(text);
  expect(onClose).not.toHaveBeenCalled();
  fake.answer('ConfirmPasswordReset', () => ({ confirmPasswordReset: true }));
  await user.click(button('Change Password'));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
