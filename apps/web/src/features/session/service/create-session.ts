import {
  endsSession,
  reactionTo,
  sessionToasts,
  type ApiError,
  type Notice,
  type ToastText,
} from '@magpie/domain/session';
import type { Answer, PlatformClient } from '../../../shared/apollo/index.ts';
import { logNote } from '../../../shared/log/index.ts';
import type { Store } from '../../../shared/store/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import type { Session } from '../model.ts';
import { fetchAccount } from './account-watch.ts';
import type { Authentication } from './authentication.ts';
import { createCore, type SessionCore } from './core.ts';
import { createEntry, type Entry } from './entry.ts';
import type { Leaving } from './leaving.ts';
import { createNotices, type Notices } from './notices.ts';
import type { Pushes } from './push-events.ts';
import { reactToErrors } from './reactions.ts';
import { keepUpWithSocket } from './keep-up.ts';
import { restoreSession } from './restore.ts';
import { keepEnvironment, sessionFacts } from './stored.ts';
import { followOtherTabs } from './tabs.ts';
import { accessToken } from './tokens.ts';

export interface SessionDependencies {
  readonly platform: PlatformClient;
  readonly authentication: Authentication;
  readonly brandName: string;
  readonly messenger: boolean;
  /** The time in epoch ms. */
  readonly now: () => number;
  readonly reload: () => void;
  readonly goTo: (path: string) => void;
}

/** The life cycle of the session (spec 1 §4). */
export interface SessionService extends Entry {
  readonly state: Store<Session>;
  readonly pushes: Pushes;
  readonly leaving: Leaving;
  readonly notice: Notices;
  /** Takes up a session that this browser keeps and looks after it. Answers how to stop. */
  readonly start: () => () => void;
  /** Ends the session on the platform, and here whatever the platform answers (SESS-08). */
  readonly logOut: () => Promise<void>;
  /** Fetches the account again; a failure is only logged (SESS-39). */
  readonly refreshAccount: () => Promise<void>;
  /**
   * Reacts to the errors of a call to the platform. When it was sent with a token that is not this browser's any more, the
   * answer is about a session that is over, and is only logged.
   */
  readonly react: (errors: readonly ApiError[], operationName: string, sentWith?: string | null) => Answer;
}

/** Operations whose failure is only logged, with no toast and no logout (SESS-18). */
const onlyLogged = ['Heartbeat'];

interface LogOut {
  /** The member asks for it. Once, however often meanwhile. */
  readonly asked: () => Promise<void>;
  /** The platform's refusal leads to it: at once, with the reason. */
  readonly forced: (toast: ToastText | null, notice: Notice | null) => void;
}

function createLogOut({ authentication }: SessionDependencies, core: SessionCore): LogOut {
  let leaving: Promise<void> | null = null;
  const end = async (toast: ToastText | null, notice: Notice | null) => {
    const destroyed = authentication.destroy();
    core.end({ timeout: true, notice });
    if (toast) toasts.error(toast.title, toast.text);
    else toasts.success(sessionToasts.loggedOut);
    try {
      await destroyed;
    } catch (error) {
      logNote('The platform did not end the session.', error);
    }
  };
  const leave = async () => {
    await core.leaving.announce();
    leaving = null;
    await end(null, null);
  };
  return {
    asked: () => (leaving ??= leave()),
    forced: (toast, notice) => {
      if (leaving) return;
      void core.leaving.announce();
      void end(toast, notice);
    },
  };
}

function reactWith(
  dependencies: SessionDependencies,
  core: SessionCore,
  logOut: LogOut['forced'],
): SessionService['react'] {
  const tools = {
    now: dependencies.now,
    end: (ending: Parameters<SessionCore['end']>[0]) => {
      void core.leaving.announce();
      core.end(ending);
    },
    logOut,
    reload: dependencies.reload,
    goTo: dependencies.goTo,
  };
  return (errors, operationName, sentWith) => {
    const isOver = sentWith !== undefined && sentWith !== accessToken();
    if (!isOver && !onlyLogged.includes(operationName)) return reactToErrors(errors, operationName, tools);
    logNote(`${operationName} failed.`, errors);
    if (!isOver || sentWith === null) return 'UNSEEN';
    // The person has seen the end of the session that this is about.
    const reaction = reactionTo(errors, { ...sessionFacts(dependencies.now()), hasToken: true });
    return endsSession(reaction) ? 'ENDED' : 'UNSEEN';
  };
}

/** Makes the session of this browser tab. Nothing happens until it is started. */
export function createSession(dependencies: SessionDependencies): SessionService {
  const { authentication, brandName, now, reload } = dependencies;
  const { client, socket } = dependencies.platform;

  const refreshAccount = async () => {
    try {
      core.hold(await fetchAccount(client));
    } catch (error) {
      logNote('The account could not be fetched.', error);
    }
  };
  const core = createCore({ ...dependencies, refreshAccount: () => void refreshAccount() });
  const logOut = createLogOut(dependencies, core);
  const react = reactWith(dependencies, core, logOut.forced);
  const notice = createNotices();

  return {
    ...createEntry({ client, authentication, core, brandName, react, reload }),
    state: core.state,
    pushes: core.pushes,
    leaving: core.leaving,
    notice,
    start: () => {
      keepEnvironment(brandName);
      notice.take();
      restoreSession(client, core, now());
      const stops = [
        followOtherTabs(client, core),
        keepUpWithSocket(socket, () => {
          if (core.state.get().signedIn) void refreshAccount();
        }),
        () => {
          core.stop();
        },
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    logOut: logOut.asked,
    refreshAccount,
    react,
  };
}
