import type { Decision, ReasonTable } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import { passwordIsUsername, passwordMessages } from './password.ts';

const shortest = 8;
const longest = 20;
const kindsNeeded = 3;

/** The four kinds of characters; only '@$!%*?&' count as special (PWD-03). */
const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@$!%*?&]/];

/** Why a password cannot be set. */
export type NewPasswordReason = 'tooShort' | 'tooLong' | 'tooWeak' | 'sameAsUsername';

/** What is said of a password that cannot be set, in the order of the checks. */
export const newPasswordReasons = {
  tooShort: { code: 'BAD_USER_INPUT', text: () => passwordMessages.tooShort },
  tooLong: { code: 'BAD_USER_INPUT', text: () => passwordMessages.tooLong },
  tooWeak: { code: 'BAD_USER_INPUT', text: () => passwordMessages.tooWeak },
  sameAsUsername: { code: 'BAD_USER_INPUT', text: () => passwordMessages.sameAsUsername },
} as const satisfies ReasonTable<NewPasswordReason>;

/**
 * Whether a password can be set at register, change and reset (PWD-01 to PWD-04). Characters outside the four kinds are
 * allowed and count towards none. A character outside the basic plane counts as one.
 *
 * @param email the username that it must differ from (AUTH-21); null where that is not asked
 */
export function decideNewPassword(
  password: string,
  email: string | null,
): Decision<undefined, NewPasswordReason> {
  const length = Array.from(password.slice(0, 2 * longest + 2)).length;
  if (length < shortest) return refuse('tooShort');
  if (length > longest) return refuse('tooLong');
  const found = kinds.filter((kind) => kind.test(password)).length;
  if (found < kindsNeeded) return refuse('tooWeak');
  return email !== null && passwordIsUsername(password, email) ? refuse('sameAsUsername') : allow();
}
