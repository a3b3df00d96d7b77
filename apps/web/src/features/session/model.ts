import type { MeQuery } from '@magpie/gql/session';

export type Account = MeQuery['me'];

export interface VisitorSession {
  readonly signedIn: false;
  readonly account: null;
  /**
   * Whether it is settled that this is a visitor; false while a token is there and its account is being loaded, when
   * the signed-out header stays (SESS-01) but nobody is sent away yet.
   */
  readonly settled: boolean;
  /** The state of the tab's history when a session ended, another object for each visit; absent before any has ended. */
  readonly endedAt?: unknown;
  /** Grows whenever somebody signs in or out, so that what belongs to one member can be shown anew. */
  readonly generation: number;
}

/** A signed-in member: authentication has succeeded and the account has loaded (SESS-01). */
export interface MemberSession {
  readonly signedIn: true;
  readonly account: Account;
  readonly settled: true;
  /**
   * Whether the platform has answered the account since the page was loaded; false while it is only what the tab kept
   * over a reload (SESS-14), whose balance may be out of date.
   */
  readonly confirmed: boolean;
  readonly generation: number;
}

export type Session = VisitorSession | MemberSession;

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}
