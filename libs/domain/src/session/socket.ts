/** Ms between an answer and the next ping, and the maximum wait for its answer and for the subscriptions to stand. */
export const socketTiming = { ping: 12_000, answer: 8_000, standing: 30_000 } as const;

/**
 * Ms between a refused websocket and the next fetch of the account, whose answer ends the session by the error table.
 * Someone active in between is notified at that action (SESS-41).
 */
export const refusedSocketCheck = 10_000;

/** Ms that a restored account waits for the websocket, whose connection has it fetched: a page load asks for it once. */
export const restoredCheck = 1_000;

const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * Backoff in ms: about 1 s, doubling up to 30 s. Up to half is random, so that clients do not reconnect all at once.
 * @param retries failed attempts so far, from 0
 * @param chance from 0 up to but not including 1
 */
export function reconnectDelay(retries: number, chance: number): number {
  const delay = Math.min(firstDelay * 2 ** Math.max(0, retries), longestDelay);
  return Math.round(delay * (0.5 + chance / 2));
}

/**
 * Whether a push tells something newer than the one of its kind that was heard last on the same connection.
 * @param heard number of that one; null for none
 */
export const isNewerPush = (sequenceNumber: number, heard: number | null): boolean =>
  heard === null || sequenceNumber > heard;

const forbidden = 4403;

const unexplained = ['', 'FORBIDDEN', 'Forbidden'];

/** As a code of the contract; null for a lost connection or a reason unrelated to the session. */
export function socketRefusal(code: number, reason: string): string | null {
  if (code !== forbidden || unexplained.includes(reason)) return null;
  return /^[A-Z]+(?:_[A-Z]+)*$/.test(reason) ? reason : 'FORBIDDEN';
}

const passing = ['INTERNAL_SERVER_ERROR', 'MAINTENANCE_MODE', 'RATE_LIMITED'];

/** Whether the same token would be refused again, so that retrying is useless. */
export function staysRefused(code: string): boolean {
  return !passing.includes(code);
}
