import { contactReasons, decideEmail } from '../contacts/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import { decideNewPassword, newPasswordReasons } from '../identity/index.ts';
import type { NewPasswordReason } from '../identity/index.ts';
import { codeReasons } from './code-reasons.ts';
import type { CodeReason } from './code-reasons.ts';
import { decideCode } from './decide-code.ts';
import type { CodeFinding } from './decide-code.ts';

/** Why a member's password is not changed. */
export type PasswordChangeReason = NewPasswordReason | 'oldPasswordWrong';

/** What is said of a password that is not changed, in the order of the checks. */
export const passwordChangeReasons = {
  ...newPasswordReasons,
  oldPasswordWrong: {
    code: 'INVALID_CREDENTIALS',
    text: () => 'The old password is not correct.',
    field: 'oldPassword',
  },
} as const satisfies ReasonTable<PasswordChangeReason>;

/** What is known of a change of password. */
export interface PasswordChangeFacts {
  readonly newPassword: string;
  /** Whether the old password is right; null before it was looked at. */
  readonly oldRight: boolean | null;
}

/** Whether a member's password is changed (PWD-01 to PWD-03, PWD-17). */
export function decidePasswordChange({
  newPassword,
  oldRight,
}: PasswordChangeFacts): Decision<undefined, PasswordChangeReason> {
  const password = decideNewPassword(newPassword, null);
  if (!password.allowed) return password;
  return oldRight === false ? refuse('oldPasswordWrong') : allow();
}

/** Why a password is not reset. */
export type PasswordResetReason = 'emailMalformed' | NewPasswordReason | CodeReason;

/** What is said of a password that is not reset, in the order of the checks. */
export const passwordResetReasons = {
  emailMalformed: contactReasons.emailMalformed,
  ...newPasswordReasons,
  ...codeReasons,
} as const satisfies ReasonTable<PasswordResetReason>;

/** What is known of a reset. */
export interface PasswordResetFacts {
  readonly email: string;
  /** Null before it is chosen. */
  readonly newPassword: string | null;
  /** Null before the code was looked at. */
  readonly finding: CodeFinding | null;
}

/** Whether a reset goes on, at each of its steps; the plan is the address (PWD-10, PWD-14). */
export function decidePasswordReset(facts: PasswordResetFacts): Decision<string, PasswordResetReason> {
  const email = decideEmail(facts.email);
  if (!email.allowed) return refuse('emailMalformed');
  const password = facts.newPassword === null ? allow() : decideNewPassword(facts.newPassword, null);
  if (!password.allowed) return password;
  const code = facts.finding === null ? allow() : decideCode({ by: 'EMAIL', finding: facts.finding });
  return code.allowed ? email : code;
}

/**
 * Whose password is reset by a right code. A missing account is refused as a wrong code, so that nobody learns which
 * addresses have one (PWD-14).
 */
export function decideResetAccount<A>(account: A | null): Decision<A, PasswordResetReason> {
  return account === null ? refuse('codeWrong') : allow(account);
}
