import { toaster } from '@magpie/ui';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi, type Mock } from 'vitest';
import { enter } from '#testing/enter.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderWithSession, type Surroundings } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting, type SessionSetting } from '#testing/session-setting.ts';
import { RegisterModal } from '../register/register-modal.tsx';

const signedUp = {
  __typename: 'SignUpResult',
  id: 'member-1',
};

const registerAnswers: Answers = {
  SendEmailVerificationCode: () => ({ sendEmailVerificationCode: true }),
  SendSmsOtpCode: () => ({ sendSmsOtpCode: true }),
  VerifySmsOtpCode: ({ otpCode }) => ({ verifySmsOtpCode: otpCode === '654321' }),
  SignUpWithEmail: () => ({ signUpWithEmail: signedUp }),
};

let stop: () => void = () => undefined;

/** Opens the register modal on a platform that takes every sign-up. */
export function openRegister(
  answers: Answers = {},
  surroundings: Surroundings = {},
): SessionSetting & { readonly onClose: Mock<() => void>; readonly user: UserEvent } {
  const setting = sessionSetting({ ...registerAnswers, ...answers });
  stop = setting.session.start();
  const onClose = vi.fn<() => void>();
  renderWithSession(<RegisterModal onClose={onClose} />, setting, surroundings);
  return { ...setting, onClose, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

/** A text field of the form. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Expects that there is no such field. */
export const noField = (name: string) => expect(screen.queryByRole('textbox', { name })).toBeNull();
/** A button of the form. */
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** A box of the form. */
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Enters an address and has its code sent. */
export async function askForEmailCode(user: UserEvent) {
  await enter(user, field('Email'), 'new.player@example.com');
  await user.click(button('Send code: email code'));
  await screen.findByRole('textbox', { name: 'Email code' });
}

/** Enters a number and has its code sent. */
export async function askForSmsCode(user: UserEvent) {
  await enter(user, field('Mobile number'), '0412345678');
  await user.click(button('Send code: SMS code'));
  await screen.findByRole('textbox', { name: 'SMS code' });
}

/** Fills in everything that a sign-up needs. */
export async function fillIn(user: UserEvent) {
  await askForEmailCode(user);
  await enter(user, field('Email code'), '123456');
  await enter(user, screen.getByLabelText('Password'), 'Harbour#2026!');
  await askForSmsCode(user);
  await enter(user, field('SMS code'), '654321');
  await user.click(box(/18 or older/));
  await user.click(box(/terms and conditions/));
}

/** Gives each test of the file a clock that runs, and a browser that keeps nothing. */
export function eachInFreshBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    freshBrowser();
  });
  afterEach(() => {
    stop();
    toaster.dismiss();
  });
}
