import type { Reaction } from './reactions.ts';
import type { Notice, ToastText } from './texts.ts';

/** The fields of an account that decide something; the others are only passed on. */
export interface LiveAccount {
  readonly id: string;
  readonly activeCurrency: { readonly code: string };
}

export interface VisitorSession {
  readonly signedIn: false;
  readonly account: null;
  /** False while the account of a token is being loaded: nobody is signed in or sent away yet (SESS-01). */
  readonly settled: boolean;
  /** The state of the tab's history when a session ended, a new object for each visit; absent until one has ended. */
  readonly endedAt?: unknown;
  /** Goes up with each sign-in and sign-out. */
  readonly generation: number;
}

export interface MemberSession<A> {
  readonly signedIn: true;
  readonly account: A;
  readonly settled: true;
  /** False while the account is what the tab stored before a reload (SESS-14): its balance may be out of date. */
  readonly confirmed: boolean;
  readonly generation: number;
}

/** The current user. */
export type LiveSession<A> = VisitorSession | MemberSession<A>;

export interface SessionState<A> {
  readonly session: LiveSession<A>;
  /** The token that the session began with; null for a visitor. */
  readonly accessToken: string | null;
  /** Calls in flight whose answers write the balances of the account. */
  readonly calls: number;
  /** A push or a new connection came while one was in flight, whose older answer may be written last. */
  readonly overtaken: boolean;
  /** The member is logging out, and something still needs the token. */
  readonly loggingOut: boolean;
}

export interface BalancePush {
  readonly availableBalance: string;
  readonly wallets: { readonly currency: { readonly code: string } };
}

export interface MemberPush {
  readonly id: string;
  readonly body: {
    readonly status: string;
    readonly verified: boolean;
    readonly hasFirstDeposit: boolean;
    readonly withdrawalBlocked: boolean;
    readonly depositBlocked: boolean;
    readonly memberLabelUpdated: boolean;
  };
}

export type SessionEvent<A> =
  /** The page was loaded, at a time in epoch ms. `stored` is the account that this tab stored; null for none. */
  | { readonly kind: 'STARTED'; readonly now: number; readonly stored: A | null }
  /** A login in this tab got a token and loads the account itself, or has failed. */
  | { readonly kind: 'TOKEN'; readonly loading: boolean }
  | { readonly kind: 'ENTERED'; readonly account: A; readonly accessToken: string }
  /** The answer to a fetch, with the generation and token it was sent with. */
  | {
      readonly kind: 'ACCOUNT';
      readonly account: A;
      readonly generation: number;
      readonly accessToken: string | null;
    }
  | { readonly kind: 'ACCOUNT_FAILED'; readonly generation: number }
  /** The account changed in the cache. */
  | { readonly kind: 'ACCOUNT_CHANGED'; readonly account: A }
  /** A delayed FETCH is due. */
  | { readonly kind: 'FETCH_DUE' }
  /** How many account calls are in flight now. */
  | { readonly kind: 'CALLS'; readonly count: number }
  /** The socket is connected, for the first time or again, or was refused by the platform. */
  | { readonly kind: 'SOCKET'; readonly connected: boolean }
  | { readonly kind: 'BALANCE_PUSHED'; readonly push: BalancePush }
  | { readonly kind: 'MEMBER_PUSHED'; readonly push: MemberPush }
  /** Another tab may have signed out, or signed in as someone else. */
  | { readonly kind: 'OTHER_TAB' }
  | { readonly kind: 'EXPIRED' }
  | { readonly kind: 'REFUSED'; readonly reaction: Reaction }
  | { readonly kind: 'LOG_OUT' }
  /** What still needed the token has finished or was given up. */
  | { readonly kind: 'LEFT' };

/** The end of a session, in this order: what needs the token, the platform, the browser, the tab, the message. */
export interface SignOut {
  readonly kind: 'SIGN_OUT';
  /** Whether what needed the token has already been waited for. */
  readonly announced?: true;
  readonly onPlatform?: true;
  /** Keeps what the tabs share, which belongs to another session now. */
  readonly tabOnly?: true;
  /** Sets the session-timeout flag (SESS-03, SESS-23). */
  readonly timeout?: true;
  /** Stored for the next page load or login (SESS-21). */
  readonly notice?: Notice | null;
  readonly toast?: ToastText | null;
}

/** Effects to run, in this order. */
export type SessionEffect<A> =
  /** Starts the tasks that run during a login. */
  | { readonly kind: 'BEGIN'; readonly account: A; readonly accessToken: string }
  /** Fetches the account after a delay in ms; a new FETCH replaces one that is waiting. */
  | { readonly kind: 'FETCH'; readonly after: number }
  /** Writes fields of the account in the cache. */
  | { readonly kind: 'WRITE'; readonly id: string; readonly fields: Readonly<Record<string, unknown>> }
  /** Closes the sign-in dialogs. */
  | { readonly kind: 'CLOSE_ENTRANCES' }
  /** Waits for what still needs the token, then sends LEFT. */
  | { readonly kind: 'LEAVE' }
  /** Sends OTHER_TAB once the member's data is cleared. */
  | SignOut
  | Extract<Reaction, { kind: 'RELOAD' | 'REDIRECT' | 'CLEAR_BASIC_TOKEN' }>;

export interface SessionStep<A> {
  readonly state: SessionState<A>;
  readonly effects: readonly SessionEffect<A>[];
}
