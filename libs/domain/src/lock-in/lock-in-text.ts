import { asksForDeposits } from '../promos/index.ts';

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
  if (over) return 'This promo has ended, and the lock-in with it: nothing counts any more.';
  const gains = [bonus === null ? null : `a bonus of ${bonus}`, freeSpins].filter((gain) => gain !== null);
  const gain = gains.length === 0 ? 'its reward' : gains.join(' and ');
  const until = ends === null ? '' : ` The promo ends on ${ends}, and the lock-in with it.`;
  return `Finish ${goals > 1 ? 'both' : 'it'} to unlock ${gain}.${until}`;
}

const netDepositsText = 'Deposits count less what you withdraw before the lock-in is finished.';

/** Beside a lock-in that asks for deposits (LOCK-15), see `asksForDeposits`; null for one that does not. */
export function netDepositsNote(requiredDeposit: string | null): string | null {
  return asksForDeposits(requiredDeposit) ? netDepositsText : null;
}

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

export interface LockInLoss extends Pick<LockInGoal, 'bonus' | 'freeSpins'> {
  /** How far it is, see `lockInReachedTexts`. */
  readonly reached: readonly string[];
  /** See `cooldownDay`. */
  readonly availableOn: string | null;
}

/** What a cancellation takes, and what it leaves, below the question of LOCK-05. */
export function lockInLossText({ reached, bonus, freeSpins, availableOn }: LockInLoss): string {
  const gains = [bonus === null ? null : `the bonus of ${bonus}`, freeSpins].filter((gain) => gain !== null);
  const unlocks = gains.length === 0 ? '' : ` It will not unlock ${gains.join(' and ')}.`;
  const again = availableOn === null ? 'now' : `from ${availableOn}`;
  return (
    `What you have reached counts no more: ${reached.join(', ')}.${unlocks} ` +
    `Your deposits stay yours. You can lock in again ${again}, and start from zero.`
  );
}

export interface LockInWithdrawal {
  readonly promo: string;
  /** What the withdrawal takes off, as shown, see `withdrawnFromLockIn`; null while its amount is not known. */
  readonly taken: string | null;
  /** Deposits that count so far, as shown. */
  readonly deposited: string;
  readonly required: string;
}

/** Before a withdrawal while a lock-in runs, whose deposits it lowers (LOCK-15). */
export function lockInWithdrawalText({ promo, taken, deposited, required }: LockInWithdrawal): string {
  const share = taken === null ? 'comes' : `takes ${taken}`;
  return `This withdrawal ${share} off the deposits of your lock-in to ${promo}, which stand at ${deposited} of ${required}.`;
}
