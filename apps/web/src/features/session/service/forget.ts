import type { SignOut } from '@magpie/domain/session';
import type { PlatformClient } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';
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

/** Closes the socket (PUSH-15), clears the cache, refetches what is on screen. Settles once it is clear, never rejects. */
export async function forgetMember({ client, socket }: PlatformClient): Promise<void> {
  const note = (error: unknown) => {
    logNote('Not everything could be fetched again after the session ended.', error);
  };
  const closed = socket.close().catch(note);
  await new Promise<void>((resolve) => {
    const stopListening = client.onResetStore(() => {
      resolve();
      return Promise.resolve();
    });
    client
      .resetStore()
      .catch(note)
      .finally(() => {
        stopListening();
        resolve();
      });
  });
  await closed;
}
