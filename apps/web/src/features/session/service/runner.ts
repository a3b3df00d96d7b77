import { nextSession, noSession, type SessionState } from '@magpie/domain/session';
import { logNote } from '#shared/log/index.ts';
import { createStore } from '#shared/store/index.ts';
import type { Account, Session } from '../model.ts';
import { fetchAccount } from './account-watch.ts';
import { createEffects, type Effects } from './effects.ts';
import { createEmitter } from './emitter.ts';
import { createBeforeSignOut } from './before-sign-out.ts';
import type { PushEvents } from './push-events.ts';
import type { Feed, RunnerDependencies } from './runner-types.ts';
import { storedAccount } from './stored.ts';
import { storedAccessToken } from './tokens.ts';

/** The session's machine, running in this browser tab. */
export interface Runner extends Feed, Pick<Effects, 'left' | 'stop'> {}

export function createRunner(dependencies: RunnerDependencies): Runner {
  let current: SessionState<Account> = noSession;
  const state = createStore<Session>(current.session);

  const dispatch: Feed['dispatch'] = (event) => {
    const before = state.get();
    const { state: next, effects } = nextSession({ ...current, session: before }, event, storedAccessToken());
    const { session } = next;
    const ended = !session.signedIn && session.generation !== before.generation;
    current = next;
    if (session.signedIn && session.account !== before.account) storedAccount.keep(session.account);
    state.set(ended ? { ...session, endedAt: history.state } : session);
    for (const effect of effects) carryOut(effect);
  };
  const refreshAccount = async () => {
    const { generation } = state.get();
    const accessToken = storedAccessToken();
    try {
      const account = await fetchAccount(dependencies.platform.client);
      dispatch({ kind: 'ACCOUNT', account, generation, accessToken });
    } catch (error) {
      logNote('The account could not be fetched.', error);
      dispatch({ kind: 'ACCOUNT_FAILED', generation });
    }
  };

  const pushes = createEmitter<PushEvents>();
  const feed = { state, pushes, leaving: createBeforeSignOut(), dispatch, refreshAccount };
  const { carryOut, left, stop } = createEffects(dependencies, feed);
  return { ...feed, left, stop };
}
