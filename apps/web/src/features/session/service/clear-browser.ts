import type { SignOut } from '@magpie/domain/session';
import { modals } from '#shared/modals/index.ts';
import { resetMemberStores } from '#shared/session/index.ts';
import { clearStored, dropStoredAccount, storedNotice, timeoutFlag } from './stored.ts';
import { dropTokens } from './tokens.ts';

/** Removes what a session leaves in the browser: in this tab, and in what the tabs share unless that is another's. */
export function clearBrowser({ tabOnly, timeout, notice }: SignOut): void {
  if (!tabOnly) {
    dropTokens();
    clearStored();
  }
  if (timeout) timeoutFlag.set();
  if (notice) storedNotice.keep(notice);
  dropStoredAccount();
  modals.reset();
  resetMemberStores();
}
