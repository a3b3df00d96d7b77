import type { ApolloClient } from '@apollo/client';
import { isTokenExpired, storageKeys, tokenPollInterval } from '@magpie/domain/session';
import { logNote } from '../../../shared/log/index.ts';
import { fetchAccount } from './account-watch.ts';
import type { SessionCore } from './core.ts';
import { dropStoredAccount, storedAccount } from './stored.ts';
import { accessToken } from './tokens.ts';

/** Asks for the account of a kept token until it has loaded or the token is gone. */
async function takeUp(client: ApolloClient, core: SessionCore): Promise<void> {
  try {
    const account = await fetchAccount(client);
    if (accessToken() !== null) core.signIn(account);
  } catch (error) {
    logNote('The account could not be loaded.', error);
    if (accessToken() !== null) setTimeout(() => void takeUp(client, core), tokenPollInterval);
  }
}

/**
 * Takes up the session that this browser keeps: at once when the tab keeps the account too (SESS-14), otherwise as soon
 * as the account has loaded (SESS-01).
 *
 * @param now epoch ms
 */
export function restoreSession(
  client: ApolloClient,
  core: SessionCore,
  now: number,
  refresh: () => void,
): void {
  const token = accessToken();
  if (token === null) {
    dropStoredAccount();
    core.settle();
    return;
  }
  if (isTokenExpired(token, now)) {
    core.expire();
    return;
  }
  const account = storedAccount.read(now);
  if (!account) {
    void takeUp(client, core);
    return;
  }
  core.signIn(account);
  refresh();
}

/** Ends the session here when another tab has logged out. @returns how to stop listening */
export function followOtherTabs(core: SessionCore): () => void {
  const listener = ({ key }: StorageEvent) => {
    const concerns = key === storageKeys.memberId || key === null;
    if (concerns && core.state.get().signedIn && accessToken() === null) core.end({ timeout: true });
  };
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}
