import type { Decision, ReasonTable } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import { passwordIsUsername, passwordMessages } from './password.ts';

const shortest = 8;
const longest = 20;
const kindsNeeded = 3;

/** Only '@$!%*?&' count as special characters (PWD-03). */
const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@$!%*?&]/];

export type NewPasswordReason = 'tooShort' | 'tooLong' | 'tooWeak' | 'sameAsUsername';

export const newPasswordReasons = {
  tooShort: { code: 'BAD_USER_INPUT', text: () => passwordMessages.tooShort },
  tooLong: { code: 'BAD_USER_INPUT', text: () => passwordMessages.tooLong },
  tooWeak: { code: 'BAD_USER_INPUT', text: () => passwordMessages.tooWeak },
  sameAsUsername: { code: 'BAD_USER_INPUT', text: () => passwordMessages.sameAsUsername },
} as const satisfies ReasonTable<NewPasswordReason>;

/**
 * Rules for register, change and reset (PWD-01 to PWD-04). Characters outside the four kinds are allowed and count
 * towards none; a surrogate pair counts as one.
 * @param email the username that it must differ from (AUTH-21); null where that is not required
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
