import { noSession } from '../index.ts';
import type { SessionState } from '../index.ts';

export const account = (id: string, code = 'AUD') => ({ id, activeCurrency: { code } });
export type Account = ReturnType<typeof account>;
export type State = SessionState<Account>;

export const mia = account('mia');
export const miaInNzd = account('mia', 'NZD');
export const noah = account('noah');

/** A token without a signature, whose 'exp' claim is that many seconds after 1970. */
const tokenUntil = (exp: number) => `e30.${btoa(JSON.stringify({ exp }))}.`;
export const token = tokenUntil(100);
export const other = tokenUntil(200);

export const visitor = (settled: boolean, generation = 0) => ({
  signedIn: false as const,
  account: null,
  settled,
  generation,
});
export const member = (own: Account, generation: number, confirmed = true) => ({
  signedIn: true as const,
  account: own,
  settled: true as const,
  confirmed,
  generation,
});

export const settled: State = { ...noSession, session: visitor(true) };
export const loading: State = { ...noSession, session: visitor(false) };
export const signedIn: State = { ...noSession, session: member(mia, 1), accessToken: token };
export const unconfirmed: State = { ...signedIn, session: member(mia, 1, false) };
export const loggingOut: State = { ...signedIn, loggingOut: true };
export const calling: State = { ...signedIn, calls: 1 };
export const overtaken: State = { ...calling, overtaken: true };
/** Those of a tab that no login or logout has left behind. */
export const livingStates = { settled, loading, signedIn, unconfirmed, loggingOut, calling, overtaken };
export const signedOut: State = { ...noSession, session: visitor(true, 2) };

export const expiredToast = {
  title: 'Session Expired',
  text: 'Your session has expired. Please log in again.',
};
export const expiredNotice = {
  title: 'Login Session Expired',
  text: 'Your session has expired. Please log in again.',
};
