const shortest = 8;
const longest = 20;
const kindsNeeded = 3;

/** The four kinds of characters; only '@$!%*?&' count as special (PWD-03). */
const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@$!%*?&]/];

/** Texts of the password rules (1 §8). */
export const passwordMessages = {
  tooShort: 'Password must be at least 8 characters long.',
  tooLong: 'Password must not exceed 20 characters.',
  tooWeak:
    'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.',
  mismatch: 'Passwords must match.',
  sameAsUsername: 'Password must not be the same as your username.',
  required: 'Password is required.',
} as const;

/**
 * What is wrong with a new password at register, change and reset alike, or null (PWD-01 to PWD-04). Characters outside
 * the four kinds are allowed and count towards none. A character outside the basic plane counts as one.
 */
export function passwordProblem(password: string): string | null {
  const length = Array.from(password.slice(0, 2 * longest + 2)).length;
  if (length < shortest) return passwordMessages.tooShort;
  if (length > longest) return passwordMessages.tooLong;
  const found = kinds.filter((kind) => kind.test(password)).length;
  return found < kindsNeeded ? passwordMessages.tooWeak : null;
}

/** Whether the password is the email address or its part before the '@', without regard to case (AUTH-21). */
export function passwordIsUsername(password: string, email: string): boolean {
  const username = email.trim().toLowerCase();
  const given = password.toLowerCase();
  return given !== '' && (given === username || given === username.split('@')[0]);
}

/** What is wrong with a password at sign-up, or null: the common rules, and it must differ from the username. */
export function signUpPasswordProblem(password: string, email: string): string | null {
  const problem = passwordProblem(password);
  if (problem !== null) return problem;
  return passwordIsUsername(password, email) ? passwordMessages.sameAsUsername : null;
}
