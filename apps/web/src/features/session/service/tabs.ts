import type { ApolloClient } from '@apollo/client';
import { storageKeys } from '@magpie/domain/session';
import { modals } from '../../../shared/modals/index.ts';
import type { SessionCore } from './core.ts';
import { takeUp } from './restore.ts';
import { accessToken } from './tokens.ts';

/** When to look again after another tab has told of a change, in ms: its cookies come by a way of their own, and later. */
const looks = [50, 250, 1000, 4000];

const entrances = ['loginModal', 'registerModal', 'forgotPassword'] as const;

async function follow(client: ApolloClient, core: SessionCore): Promise<void> {
  if (core.state.get().signedIn) {
    void core.leaving.announce();
    await core.leave();
  }
  // Not while somebody is being signed in here; that may have begun while the old member's data was forgotten, too.
  if (accessToken() === null || accessToken() === core.token() || !core.state.get().settled) return;
  core.wait();
  await takeUp(client, core);
  if (!core.state.get().signedIn) return;
  for (const name of entrances) modals.close(name);
}

/**
 * Keeps this tab with the others of its browser, which share the tokens: it signs out when another one has, and signs in
 * as whoever another one has let in, never showing what belongs to the member before. It looks when another tab tells of
 * a member, some moments after that, and whenever it comes back into view, since a sleeping tab may have missed that.
 *
 * @returns how to stop
 */
export function followOtherTabs(client: ApolloClient, core: SessionCore): () => void {
  const look = () => {
    if (accessToken() !== core.token()) void follow(client, core);
  };
  let waiting: ReturnType<typeof setTimeout>[] = [];
  const stopWaiting = () => {
    for (const timer of waiting) clearTimeout(timer);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKeys.memberId && key !== null) return;
    stopWaiting();
    look();
    waiting = looks.map((delay) => setTimeout(look, delay));
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopWaiting();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
