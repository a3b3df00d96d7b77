/** Shown in the account popover when no name is set (SHELL-25). */
export const setYourName = 'Set your name';

export function fullName(account: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}): string {
  return [account.firstName, account.lastName]
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** The name in the account popover, or a link to set it: exactly when nameUpdateRequired is set (SHELL-25). */
export function displayName(account: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly nameUpdateRequired: boolean;
}): { readonly text: string; readonly toBeSet: boolean } {
  return account.nameUpdateRequired
    ? { text: setYourName, toBeSet: true }
    : { text: fullName(account), toBeSet: false };
}

/** Its first two letters and three asterisks, 'jo***' (JACK-06). Characters are never split. */
export function maskName(name: string): string {
  return `${Array.from(name.slice(0, 8).toWellFormed()).slice(0, 2).join('')}***`;
}
