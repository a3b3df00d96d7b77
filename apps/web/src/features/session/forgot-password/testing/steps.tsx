import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi, type Mock } from 'vitest';
import { enter } from '#testing/enter.ts';
import { Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { sessionSetting } from '#testing/session-setting.ts';
import { ForgotPasswordModal } from '../forgot-password-modal.tsx';

const resetAnswers: Answers = {
  CreatePasswordReset: () => ({ createPasswordReset: true }),
  VerifyPasswordReset: ({ input }) => {
    if (JSON.stringify(input).includes('"123456"')) return { verifyPasswordReset: true };
    throw new Refusal('INVALID_CODE', 'The code is wrong.');
  },
  ConfirmPasswordReset: () => ({ confirmPasswordReset: true }),
};

export function open(answers: Answers = {}) {
  const setting = sessionSetting({ ...resetAnswers, ...answers });
  const onClose: Mock<() => void> = vi.fn();
  renderWithSession(<ForgotPasswordModal onClose={onClose} />, setting);
  return { ...setting, onClose, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

export type User = ReturnType<typeof open>['user'];

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const title = (name: string) => screen.findByRole('dialog', { name });
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function toCode(user: User) {
  await enter(user, screen.getByRole('textbox', { name: 'Email' }), 'mia@magpie.test');
  await user.click(button('Send code'));
  await title('Verify Code');
}

export async function tryCode(user: User, code: string) {
  const cells = screen.getByRole('textbox', { name: 'Verification code' });
  await user.clear(cells);
  await user.type(cells, code);
  await user.click(button('Verify Code'));
}

export async function toPassword(user: User) {
  await toCode(user);
  await tryCode(user, '123456');
  await title('Change Password');
}

export async function setPassword(user: User) {
  await enter(user, screen.getByLabelText('New password'), 'Lagoon$2027');
  await enter(user, screen.getByLabelText('Confirm new password'), 'Lagoon$2027');
  await user.click(button('Change Password'));
}
