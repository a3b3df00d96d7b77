export const passwordMessages = {
  tooShort: 'Password must be at least 8 characters long.',
  tooLong: 'Password must not exceed 20 characters.',
  tooWeak:
    'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.',
  mismatch: 'Passwords must match.',
  sameAsUsername: 'Password must not be the same as your username.',
  required: 'Password is required.',
} as const;

/** The rules of a new password (PWD-01 to PWD-03), before one is typed. */
export const passwordHint =
  '8 to 20 characters, with at least 3 of: a lowercase letter, an uppercase letter, a number, one of @$!%*?&.';

/** Whether the password is the email address or its part before the '@', ignoring case (AUTH-21). */
export function passwordIsUsername(password: string, email: string): boolean {
  const username = email.trim().toLowerCase();
  const given = password.toLowerCase();
  return given !== '' && (given === username || given === username.split('@')[0]);
}
