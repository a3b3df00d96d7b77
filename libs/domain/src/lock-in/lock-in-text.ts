export interface LockInGoal {
  /** The bonus that it unlocks, as shown; null for none. */
  readonly bonus: string | null;
  /** The free spins that it unlocks, see `freeSpinsGainText`; null for none. */
  readonly freeSpins: string | null;
  /** How many things it asks for: a deposit, turnover or both. */
  readonly goals: number;
  /** The day on which its promo ends, as shown; null without an end. */
  readonly ends: string | null;
  /** Whether its promo has ended. */
  readonly over: boolean;
}

/** What a running lock-in is for, and what ends it. */
export function lockInGoalText({ bonus, freeSpins, goals, ends, over }: LockInGoal): string {
  if (over)
    return 'This promo has ended: nothing counts any more. Cancel the lock-in to be free for another.';
  const gains = [bonus === null ? null : `a bonus of ${bonus}`, freeSpins].filter((gain) => gain !== null);
  const gain = gains.length === 0 ? 'its reward' : gains.join(' and ');
  const until = ends === null ? '' : ` The promo ends on ${ends}, and the lock-in with it.`;
  return `Finish ${goals > 1 ? 'both' : 'it'} to unlock ${gain}.${until}`;
}

/** Beside the deposits of a lock-in that runs (LOCK-15). */
export const netDepositsText = 'Deposits count less what you withdraw before the lock-in is finished.';

/** What a lock-in asks for before it awards anything; null for nothing. Amounts are as shown, null where none is asked. */
export function unlockText(asked: {
  readonly deposit: string | null;
  readonly turnover: string | null;
}): string | null {
  const parts = [
    ...(asked.deposit === null ? [] : [`${asked.deposit} in deposits`]),
    ...(asked.turnover === null ? [] : [`${asked.turnover} of turnover`]),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}
