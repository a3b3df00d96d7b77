import { Refusal } from '../../platform/graphql/index.ts';

/** Failed logins that are allowed in one window, of one account from one address and of one address in all. */
const LIMITS = { account: 10, address: 100 } as const;
const WINDOW_MS = 15 * 60 * 1000;
const MAX_KEYS = 10_000;

interface Window {
  since: number;
  failures: number;
}

/** Counts failed logins, so that passwords cannot be guessed by trying. */
export interface LoginAttempts {
  /**
   * Takes an attempt before its outcome is known, so that many at once cannot slip through.
   * @throws Refusal RATE_LIMITED with `details.retryAfter` in seconds.
   */
  take(attempt: Attempt): void;
  /** Gives attempts back once one has succeeded. */
  succeed(attempt: Attempt): void;
}

/** A login about to be tried. */
export interface Attempt {
  readonly world: string;
  readonly address: string;
  /** Whatever names the account: e-mail address, username or mobile number. */
  readonly account: string;
  /** Now on the world's clock. */
  readonly now: Date;
}

/** Makes the counter of one platform: 10 failures per account and address in 15 minutes of the world's clock. */
export function createLoginAttempts(): LoginAttempts {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const known = windows.get(key);
    // A clock that was put back by a reset begins a new window too.
    if (known !== undefined && now >= known.since && now - known.since < WINDOW_MS) return known;
    const fresh = { since: now, failures: 0 };
    windows.delete(key);
    windows.set(key, fresh);
    const oldest = windows.keys().next();
    if (windows.size > MAX_KEYS && oldest.done !== true) windows.delete(oldest.value);
    return fresh;
  }

  return {
    take(attempt) {
      const now = attempt.now.getTime();
      const counted = keysOf(attempt).map(({ key, limit }) => ({ window: windowOf(key, now), limit }));
      const full = counted.find(({ window, limit }) => window.failures >= limit);
      if (full !== undefined) {
        const retryAfter = Math.ceil((full.window.since + WINDOW_MS - now) / 1000);
        throw new Refusal('RATE_LIMITED', 'Too many failed logins. Please try again later.', { retryAfter });
      }
      for (const { window } of counted) window.failures += 1;
    },
    succeed(attempt) {
      const [account, address] = keysOf(attempt);
      windows.delete(account.key);
      const shared = windows.get(address.key);
      if (shared !== undefined) shared.failures = Math.max(0, shared.failures - 1);
    },
  };
}

function keysOf({ world, address, account }: Attempt) {
  return [
    { key: JSON.stringify([world, address, account.toLowerCase()]), limit: LIMITS.account },
    { key: JSON.stringify([world, address]), limit: LIMITS.address },
  ] as const;
}
