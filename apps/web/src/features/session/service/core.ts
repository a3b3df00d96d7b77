import { sessionNotices, sessionToasts } from '@magpie/domain/session';
import type { PlatformClient } from '../../../shared/apollo/index.ts';
import { modals } from '../../../shared/modals/index.ts';
import { resetMemberStores } from '../../../shared/session/index.ts';
import { createStore, type Store } from '../../../shared/store/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import type { Account, Session } from '../model.ts';
import { createEmitter } from './emitter.ts';
import { forgetMember } from './forget.ts';
import { createLeaving, type Leaving } from './leaving.ts';
import { startMemberTasks } from './member-tasks.ts';
import type { PushEvents, Pushes } from './push-events.ts';
import { createPushStarter, type PushStarter } from './push-starter.ts';
import type { Ending } from './reactions.ts';
import {
  clearStored,
  dropStoredAccount,
  newAccountFlag,
  storedAccount,
  storedNotice,
  timeoutFlag,
} from './stored.ts';
import { accessToken, dropTokens } from './tokens.ts';

export interface CoreDependencies {
  readonly platform: PlatformClient;
  readonly messenger: boolean;
  /** The time in epoch ms. */
  readonly now: () => number;
  readonly refreshAccount: () => void;
}

export interface SessionCore {
  readonly state: Store<Session>;
  readonly pushes: Pushes;
  readonly leaving: Leaving;
  /** Makes the session a member's, whose token is stored and whose account has loaded (SESS-01). */
  readonly signIn: (account: Account) => void;
  /** As signIn, with the account that the tab kept: it is to be confirmed by {@link SessionCore.hold} (SESS-14). */
  readonly restore: (account: Account) => void;
  readonly hold: (account: Account) => void;
  /** While a token is there and its account is being loaded: still a visitor. */
  readonly wait: () => void;
  readonly settle: () => void;
  /** Ends the session in this browser (SESS-03, SESS-05). */
  readonly end: (ending: Ending) => void;
  /**
   * Ends the session of this tab only, whose browser another tab has signed out or in as somebody else: what the tabs
   * share is that one's business. Settles when what was fetched for the old member is forgotten.
   */
  readonly leave: () => Promise<void>;
  /** The token this tab's session was begun with; null for a visitor. */
  readonly token: () => string | null;
  /** Ends the session because its token has expired (SESS-11). */
  readonly expire: () => void;
  /** Stops everything that runs, without a change of state. */
  readonly stop: () => void;
}

const visitor = (settled: boolean, generation: number, endedAt?: unknown): Session => ({
  signedIn: false,
  account: null,
  settled,
  generation,
  endedAt,
});

function clearTab(): void {
  dropStoredAccount();
  modals.reset();
  resetMemberStores();
}

function clearBrowser({ timeout, notice }: Ending): void {
  dropTokens();
  clearStored();
  if (timeout) timeoutFlag.set();
  if (notice) storedNotice.keep(notice);
  clearTab();
}

function pushStarterOf({ platform: { client } }: CoreDependencies, state: Store<Session>, pushes: Pushes) {
  return createPushStarter(
    () => accessToken() !== null && state.get().signedIn,
    async () => (await import('./push-subscriptions.ts')).subscribeToPushes(client, pushes),
  );
}

function startTasks(
  { platform, messenger, now, refreshAccount }: CoreDependencies,
  core: SessionCore,
  starter: PushStarter,
  token: string,
) {
  return startMemberTasks({
    client: platform.client,
    pushes: core.pushes,
    starter,
    messenger,
    now,
    token,
    account: () => core.state.get().account,
    onAccount: core.hold,
    onExpired: () => {
      // With another token in its place, this tab is about to follow that one.
      if ([token, null].includes(accessToken())) core.expire();
    },
    refresh: refreshAccount,
  });
}

/** Makes the core of the session of this browser tab. */
export function createCore(dependencies: CoreDependencies): SessionCore {
  const state = createStore<Session>(visitor(false, 0));
  const pushes = createEmitter<PushEvents>();
  const starter = pushStarterOf(dependencies, state, pushes);
  let stopTasks: () => void = () => undefined;
  let heldToken: string | null = null;

  const goOut = (): Promise<void> => {
    heldToken = null;
    state.update(({ generation }) => visitor(true, generation + 1, history.state));
    return forgetMember(dependencies.platform);
  };

  const begin = (account: Account, confirmed: boolean): void => {
    stopTasks();
    const token = accessToken() ?? '';
    heldToken = token;
    newAccountFlag.clear();
    storedAccount.begin(account);
    state.update(({ generation }) => ({
      signedIn: true,
      account,
      settled: true,
      confirmed,
      generation: generation + 1,
    }));
    stopTasks = startTasks(dependencies, core, starter, token);
  };

  const core: SessionCore = {
    state,
    pushes,
    leaving: createLeaving(),
    signIn: (account) => {
      begin(account, true);
    },
    restore: (account) => {
      begin(account, false);
    },
    hold: (account) => {
      const now = state.get();
      if (!now.signedIn || now.account.id !== account.id) return;
      storedAccount.keep(account);
      state.set({ ...now, account, confirmed: true });
    },
    wait: () => {
      state.update(({ generation }) => visitor(false, generation));
    },
    settle: () => {
      state.update(({ generation }) => visitor(true, generation));
    },
    end: (ending) => {
      core.stop();
      clearBrowser(ending);
      void goOut();
    },
    leave: () => {
      core.stop();
      clearTab();
      return goOut();
    },
    token: () => heldToken,
    expire: () => {
      void core.leaving.announce();
      core.end({ timeout: false, notice: sessionNotices.expired });
      toasts.error(sessionToasts.expired.title, sessionToasts.expired.text);
    },
    stop: () => {
      stopTasks();
      stopTasks = () => undefined;
    },
  };
  return core;
}
