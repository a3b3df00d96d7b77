import type { ApolloClient } from '@apollo/client';
import { nextSession, noSession, sessionToasts } from '@magpie/domain/session';
import type { SessionEffect, SessionState, SignOut } from '@magpie/domain/session';
import { logNote } from '#shared/log/index.ts';
import { modals } from '#shared/modals/index.ts';
import { createStore } from '#shared/store/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import type { Account, Session } from '../model.ts';
import { createBeforeSignOut } from './before-sign-out.ts';
import { fetchAccount } from './fetch-account.ts';
import { clearBrowser, forgetMember } from './forget.ts';
import { startMemberTasks } from './member-tasks.ts';
import { createPushes } from './pushes.ts';
import type { Feed, RunnerDependencies } from './runner-types.ts';
import { basicToken, keepReload, newAccountFlag, storedAccount, timeoutFlag } from './stored.ts';
import { storedAccessToken } from './tokens.ts';

interface Effects {
  readonly execute: (effect: SessionEffect<Account>) => void;
  /** Settles once a log-out that was asked for is over, on the platform too. */
  readonly left: () => Promise<void>;
  /** Stops what runs and what waits, without a change of state. */
  readonly stop: () => void;
}

const entrances = ['loginModal', 'registerModal', 'forgotPassword'] as const;

function writeAccount({ cache }: ApolloClient, id: string, fields: Readonly<Record<string, unknown>>): void {
  const own = cache.identify({ __typename: 'Member', id });
  if (!own) return;
  const writers = Object.entries(fields).map(([name, value]) => [name, () => value]);
  cache.modify({ id: own, fields: Object.fromEntries(writers) as Record<string, () => unknown> });
}

function createEffects(dependencies: RunnerDependencies, feed: Feed): Effects {
  const { platform, authentication } = dependencies;
  const { beforeSignOut, dispatch } = feed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopTasks: () => void = () => undefined;
  let destroyed = Promise.resolve();
  let left = destroyed;

  const stop = () => {
    clearTimeout(timer);
    stopTasks();
    stopTasks = () => undefined;
  };
  const fetchAfter = (after: number) => {
    clearTimeout(timer);
    // Not in the turn of an answer: the client would deduplicate it with the call that has just ended.
    if (after === 0) queueMicrotask(() => void feed.refreshAccount());
    else timer = setTimeout(dispatch, after, { kind: 'FETCH_DUE' });
  };
  const signOut = (effect: SignOut) => {
    const { announced, onPlatform, toast } = effect;
    if (!announced) void beforeSignOut.announce();
    if (onPlatform) {
      destroyed = authentication.destroy().catch((error: unknown) => {
        logNote('The platform did not end the session.', error);
      });
    }
    stop();
    clearBrowser(effect);
    void forgetMember(platform).then(() => {
      dispatch({ kind: 'OTHER_TAB' });
    });
    if (toast) toasts.error(toast.title, toast.text);
    else if (onPlatform) toasts.success(sessionToasts.loggedOut);
  };

  const execute: Effects['execute'] = (effect) => {
    switch (effect.kind) {
      case 'BEGIN':
        stop();
        newAccountFlag.clear();
        storedAccount.own(effect.account.id);
        stopTasks = startMemberTasks(dependencies, feed, effect.accessToken);
        return;
      case 'FETCH':
        fetchAfter(effect.after);
        return;
      case 'WRITE':
        writeAccount(platform.client, effect.id, effect.fields);
        return;
      case 'CLOSE_ENTRANCES':
        for (const name of entrances) modals.close(name);
        return;
      case 'LEAVE':
        left = beforeSignOut.announce().then(() => {
          dispatch({ kind: 'LEFT' });
          return destroyed;
        });
        return;
      case 'SIGN_OUT':
        signOut(effect);
        return;
      case 'RELOAD':
        timeoutFlag.clear();
        keepReload(Date.now());
        dependencies.reload();
        return;
      case 'REDIRECT':
        dependencies.goTo(effect.to);
        return;
      case 'CLEAR_BASIC_TOKEN':
        basicToken.remove();
        return;
    }
  };
  return { execute, left: () => left, stop };
}

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
    for (const effect of effects) execute(effect);
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

  const pushes = createPushes();
  const feed = { state, pushes, beforeSignOut: createBeforeSignOut(), dispatch, refreshAccount };
  const { execute, left, stop } = createEffects(dependencies, feed);
  return { ...feed, left, stop };
}
