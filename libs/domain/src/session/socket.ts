/** Times of the websocket in ms: a ping this long after the last message, and the longest wait for an answer. */
export const socketTiming = { ping: 12_000, answer: 8_000 } as const;

/**
 * How long after the platform has refused the websocket the account is fetched, in ms: its answer ends the session by the
 * error table. Who acts meanwhile is told at that action (SESS-41).
 */
export const refusedSocketCheck = 10_000;

const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * How long to wait before a lost connection is tried again, in ms: about 1 s, then twice as long each time, 30 s at most.
 * Up to half of it is left to chance, so that not everybody returns at once.
 *
 * @param retries attempts that have failed before, from 0
 * @param chance from 0 up to, not including, 1
 */
export function reconnectDelay(retries: number, chance: number): number {
  const delay = Math.min(firstDelay * 2 ** Math.max(0, retries), longestDelay);
  return Math.round(delay * (0.5 + chance / 2));
}

const forbidden = 4403;

/** Reasons that explain nothing: the next attempt is told more. */
const unexplained = ['', 'FORBIDDEN', 'Forbidden'];

/**
 * Why the platform closed or refused a websocket: a code of the contract, FORBIDDEN for the message of one; null for a
 * connection that was lost or whose end says nothing about the session.
 */
export function socketRefusal(code: number, reason: string): string | null {
  if (code !== forbidden || unexplained.includes(reason)) return null;
  return /^[A-Z]+(?:_[A-Z]+)*$/.test(reason) ? reason : 'FORBIDDEN';
}

const passing = ['INTERNAL_SERVER_ERROR', 'MAINTENANCE_MODE', 'RATE_LIMITED'];

/** Whether the same token would be refused again, so that trying on is useless. */
export function staysRefused(code: string): boolean {
  return !passing.includes(code);
}
