import { accountCalls } from '#shared/apollo/index.ts';
import type { Store } from '#shared/store/index.ts';
import type { Session } from '../model.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import type { BeforeSignOut } from './before-sign-out.ts';
import { createNotices, type Notices } from './notices.ts';
import type { Pushes } from './pushes.ts';
import { createReact, type React } from './reactions.ts';
import { createRunner } from './runner.ts';
import type { RunnerDependencies } from './runner-types.ts';
import { keepEnvironment, storedAccount } from './stored.ts';
import { watchOtherTabs } from './tabs.ts';

export interface SessionDependencies extends RunnerDependencies {
  readonly brandName: string;
}

/** The life cycle of the session (spec 1 §4). */
export interface SessionService extends SignIn {
  readonly state: Store<Session>;
  readonly pushes: Pushes;
  readonly beforeSignOut: BeforeSignOut;
  readonly notice: Notices;
  /** Restores the stored session and follows its events. Returns how to stop. */
  readonly start: () => () => void;
  /** Ends the session on the platform, and here whatever the platform answers (SESS-08). */
  readonly logOut: () => Promise<void>;
  readonly refreshAccount: () => Promise<void>;
  readonly react: React;
}

/** Nothing happens until it is started. */
export function createSession(dependencies: SessionDependencies): SessionService {
  const { authentication, brandName, now, reload, platform } = dependencies;
  const { client, socket } = platform;
  const { dispatch, left, stop, ...runner } = createRunner(dependencies);
  // Whether a reload came too soon after another is a matter of this device, whatever the platform's clock shows.
  const react = createReact(Date.now, (reaction) => {
    dispatch({ kind: 'REFUSED', reaction });
  });
  const notice = createNotices();

  return {
    ...createSignIn({ client, authentication, dispatch, brandName, react, reload }),
    ...runner,
    notice,
    react,
    start: () => {
      keepEnvironment(brandName);
      notice.take();
      dispatch({ kind: 'STARTED', now: now(), stored: storedAccount.restore(now()) });
      const stops = [
        watchOtherTabs(() => {
          dispatch({ kind: 'OTHER_TAB' });
        }),
        socket.watch((event) => {
          dispatch({ kind: 'SOCKET', connected: event === 'CONNECTED' });
        }),
        accountCalls.subscribe(() => {
          dispatch({ kind: 'CALLS', count: accountCalls.get() });
        }),
        stop,
      ];
      return () => {
        for (const end of stops) end();
      };
    },
    logOut: () => {
      dispatch({ kind: 'LOG_OUT' });
      return left();
    },
  };
}
