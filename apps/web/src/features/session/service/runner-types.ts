import type { SessionEvent } from '@magpie/domain/session';
import type { PlatformClient } from '#shared/apollo/index.ts';
import type { Store } from '#shared/store/index.ts';
import type { Account, Session } from '../model.ts';
import type { Authentication } from './authentication.ts';
import type { BeforeSignOut } from './before-sign-out.ts';
import type { Pushes } from './pushes.ts';

export interface RunnerDependencies {
  readonly platform: PlatformClient;
  readonly authentication: Authentication;
  /** Epoch ms. */
  readonly now: () => number;
  readonly reload: () => void;
  readonly goTo: (path: string) => void;
}

/** Feeds the session's machine with events and has carried out what it answers. */
export interface Feed {
  readonly state: Store<Session>;
  readonly pushes: Pushes;
  readonly beforeSignOut: BeforeSignOut;
  readonly dispatch: (event: SessionEvent<Account>) => void;
  /** Fetches the account again; a failure is only logged (SESS-39). */
  readonly refreshAccount: () => Promise<void>;
}
