import { contactReasons, decideEmail } from '../contacts/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import { decideNewPassword, newPasswordReasons } from '../identity/index.ts';
import type { NewPasswordReason } from '../identity/index.ts';
import { codeReasons } from './code-reasons.ts';
import type { CodeReason } from './code-reasons.ts';
import { decideCode } from './decide-code.ts';
import type { CodeFinding } from './decide-code.ts';

const passwordUnchanged = {
  code: 'BAD_USER_INPUT',
  text: () => 'Your new password must differ from the old one.',
  field: 'newPassword',
} as const;

export type PasswordChangeReason = NewPasswordReason | 'passwordUnchanged' | 'oldPasswordWrong';

export const passwordChangeReasons = {
  ...newPasswordReasons,
  passwordUnchanged,
  oldPasswordWrong: {
    code: 'INVALID_CREDENTIALS',
    text: () => 'The old password is not correct.',
    field: 'oldPassword',
  },
} as const satisfies ReasonTable<PasswordChangeReason>;

export interface PasswordChangeFacts {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Null before it was checked. */
  readonly oldRight: boolean | null;
}

/** See PWD-01 to PWD-03, PWD-17. Keeping the same password would leave a leaked one valid. */
export function decidePasswordChange({
  oldPassword,
  newPassword,
  oldRight,
}: PasswordChangeFacts): Decision<undefined, PasswordChangeReason> {
  const password = decideNewPassword(newPassword, null);
  if (!password.allowed) return password;
  if (newPassword === oldPassword) return refuse('passwordUnchanged');
  return oldRight === false ? refuse('oldPasswordWrong') : allow();
}

export type PasswordResetReason = 'emailMalformed' | NewPasswordReason | CodeReason | 'passwordUnchanged';

export const passwordResetReasons = {
  emailMalformed: contactReasons.emailMalformed,
  ...newPasswordReasons,
  ...codeReasons,
  passwordUnchanged,
} as const satisfies ReasonTable<PasswordResetReason>;

export interface PasswordResetFacts {
  readonly email: string;
  /** Null before it is chosen. */
  readonly newPassword: string | null;
  /** Null before the code was checked. */
  readonly finding: CodeFinding | null;
  /** Whether it is already the account's password; null until checked, which requires a correct code. */
  readonly unchanged: boolean | null;
}

/** Whether a reset continues, at each of its steps; the plan is the address (PWD-10, PWD-14). */
export function decidePasswordReset(facts: PasswordResetFacts): Decision<string, PasswordResetReason> {
  const email = decideEmail(facts.email);
  if (!email.allowed) return refuse('emailMalformed');
  const password = facts.newPassword === null ? allow() : decideNewPassword(facts.newPassword, null);
  if (!password.allowed) return password;
  const code = facts.finding === null ? allow() : decideCode({ by: 'EMAIL', finding: facts.finding });
  if (!code.allowed) return code;
  return facts.unchanged === true ? refuse('passwordUnchanged') : email;
}

/** A missing account is refused like a wrong code, so as not to reveal which addresses have one (PWD-14). */
export function decideResetAccount<A>(account: A | null): Decision<A, PasswordResetReason> {
  return account === null ? refuse('codeWrong') : allow(account);
}
