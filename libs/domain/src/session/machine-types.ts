import type { Reaction } from './reactions.ts';
import type { Notice, ToastText } from './texts.ts';

/** What decides about an account; all else of it is only passed on. */
export interface LiveAccount {
  readonly id: string;
  readonly activeCurrency: { readonly code: string };
}

export interface VisitorSession {
  readonly signedIn: false;
  readonly account: null;
  /** False while a token is there whose account is being loaded: nobody is signed in or sent away yet (SESS-01). */
  readonly settled: boolean;
  /** The state of the tab's history when a session ended, another object for each visit; absent before any has ended. */
  readonly endedAt?: unknown;
  /** Grows whenever somebody signs in or out. */
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

/** Who uses the product now. */
export type LiveSession<A> = VisitorSession | MemberSession<A>;

export interface SessionState<A> {
  readonly session: LiveSession<A>;
  /** The token that the session began with; null for a visitor. */
  readonly accessToken: string | null;
  /** Calls in flight whose answers write the balances of the account. */
  readonly calls: number;
  /** A push or a new connection came while one was in flight: its answer may be older, and yet be written last. */
  readonly overtaken: boolean;
  /** The member logs out, and something still needs the token. */
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
  /** A login here was answered a token and loads the account itself, or has failed. */
  | { readonly kind: 'TOKEN'; readonly loading: boolean }
  | { readonly kind: 'ENTERED'; readonly account: A; readonly accessToken: string }
  /** A fetch that was sent in that generation with that token was answered. */
  | {
      readonly kind: 'ACCOUNT';
      readonly account: A;
      readonly generation: number;
      readonly accessToken: string | null;
    }
  | { readonly kind: 'ACCOUNT_FAILED'; readonly generation: number }
  /** The account changed in the cache. */
  | { readonly kind: 'ACCOUNT_CHANGED'; readonly account: A }
  /** The time of a FETCH that had to wait. */
  | { readonly kind: 'FETCH_DUE' }
  /** How many account calls are in flight now. */
  | { readonly kind: 'CALLS'; readonly count: number }
  /** The socket is there, for the first time or again; or the platform refused it. */
  | { readonly kind: 'SOCKET'; readonly connected: boolean }
  | { readonly kind: 'BALANCE_PUSHED'; readonly push: BalancePush }
  | { readonly kind: 'MEMBER_PUSHED'; readonly push: MemberPush }
  /** Another tab may have signed out, or in as somebody else. */
  | { readonly kind: 'OTHER_TAB' }
  | { readonly kind: 'EXPIRED' }
  | { readonly kind: 'REFUSED'; readonly reaction: Reaction }
  | { readonly kind: 'LOG_OUT' }
  /** What still needed the token is done, or was given up. */
  | { readonly kind: 'LEFT' };

/** The end of a session, in this order: what needs the token, the platform, the browser, the tab, the words. */
export interface SignOut {
  readonly kind: 'SIGN_OUT';
  /** What still needed the token has been waited for. */
  readonly announced?: true;
  readonly onPlatform?: true;
  /** What the tabs share stays: it belongs to another one. */
  readonly tabOnly?: true;
  /** Sets the session-timeout flag (SESS-03, SESS-23). */
  readonly timeout?: true;
  /** Stored for the next page load or login (SESS-21). */
  readonly notice?: Notice | null;
  readonly toast?: ToastText | null;
}

/** What is to be carried out, in this order. */
export type SessionEffect<A> =
  /** Starts what runs as long as the login. */
  | { readonly kind: 'BEGIN'; readonly account: A; readonly accessToken: string }
  /** Fetches the account after so many ms; another FETCH takes the place of one that waits. */
  | { readonly kind: 'FETCH'; readonly after: number }
  /** Writes fields of the account in the cache. */
  | { readonly kind: 'WRITE'; readonly id: string; readonly fields: Readonly<Record<string, unknown>> }
  /** Closes the dialogs that a visitor signs in by. */
  | { readonly kind: 'CLOSE_ENTRANCES' }
  /** Waits for what still needs the token; LEFT follows. */
  | { readonly kind: 'LEAVE' }
  /** OTHER_TAB follows, once nothing of the member is left. */
  | SignOut
  | Extract<Reaction, { kind: 'RELOAD' | 'REDIRECT' | 'CLEAR_BASIC_TOKEN' }>;

export interface SessionStep<A> {
  readonly state: SessionState<A>;
  readonly effects: readonly SessionEffect<A>[];
}
