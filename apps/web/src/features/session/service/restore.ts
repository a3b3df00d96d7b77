import type { ApolloClient } from '@apollo/client';
import { isTokenExpired, tokenPollInterval } from '@magpie/domain/session';
import { logNote } from '../../../shared/log/index.ts';
import { fetchAccount } from './account-watch.ts';
import type { SessionCore } from './core.ts';
import { dropStoredAccount, storedAccount } from './stored.ts';
import { accessToken } from './tokens.ts';

/**
 * Asks for the account of the kept token until it has loaded, the token is gone or the session has begun in another way.
 * An account that was asked for with an earlier token is not taken.
 */
export async function takeUp(client: ApolloClient, core: SessionCore): Promise<void> {
  const token = accessToken();
  if (token === null) {
    core.settle();
    return;
  }
  try {
    const account = await fetchAccount(client);
    if (core.state.get().signedIn) return;
    if (accessToken() !== token) {
      await takeUp(client, core);
      return;
    }
    core.signIn(account);
  } catch (error) {
    logNote('The account could not be fetched.', error);
  }
  if (!core.state.get().settled) setTimeout(() => void takeUp(client, core), tokenPollInterval);
}

async function confirm(client: ApolloClient, core: SessionCore, generation: number): Promise<void> {
  const isOpen = () => {
    const now = core.state.get();
    return now.signedIn && !now.confirmed && now.generation === generation;
  };
  try {
    const account = await fetchAccount(client);
    if (isOpen()) core.hold(account);
  } catch (error) {
    logNote('The account could not be fetched.', error);
  }
  if (isOpen()) setTimeout(() => void (isOpen() && confirm(client, core, generation)), tokenPollInterval);
}

/**
 * Takes up the session that this browser keeps: at once when the tab keeps the account too (SESS-14), otherwise as soon
 * as the account has loaded (SESS-01).
 *
 * @param now epoch ms
 */
export function restoreSession(client: ApolloClient, core: SessionCore, now: number): void {
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
  core.restore(account);
  void confirm(client, core, core.state.get().generation);
}
