/** What the account popover shows in place of a name that is still to be set (SHELL-25). */
export const setYourName = 'Set your name';

/** The full name, its parts without blanks around them; empty when there is none. */
export function fullName(account: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}): string {
  return [account.firstName, account.lastName]
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** The name of the account popover, or a link to set it: exactly when nameUpdateRequired is set (SHELL-25). */
export function displayName(account: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly nameUpdateRequired: boolean;
}): { readonly text: string; readonly toBeSet: boolean } {
  return account.nameUpdateRequired
    ? { text: setYourName, toBeSet: true }
    : { text: fullName(account), toBeSet: false };
}

/** Another member's name: its first two letters and three asterisks, 'jo***' (JACK-06). Characters are never split. */
export function maskName(name: string): string {
  return `${Array.from(name.slice(0, 8).toWellFormed()).slice(0, 2).join('')}***`;
}
