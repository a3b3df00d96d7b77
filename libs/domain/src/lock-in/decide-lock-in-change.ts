import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { LockInState } from './lock-in.ts';
import type { LockInChangeReason } from './lock-in-change-reasons.ts';

export interface LockInChangeFacts {
  readonly promo: string;
  readonly current: Omit<LockInState, 'over'> | null;
}

type LockInChange = Decision<undefined, LockInChangeReason>;

/** Only the running lock-in of the named promo can be paused. */
export function decideLockInPause({ promo, current }: LockInChangeFacts): LockInChange {
  const running = current?.promo === promo && !current.cancelled && !current.completed;
  return running ? allow() : refuse('notLockedIn');
}

/** The lock-in of the named promo can be cancelled, even a completed one (LOCK-12). */
export function decideLockInCancellation({ promo, current }: LockInChangeFacts): LockInChange {
  return current?.promo === promo && !current.cancelled ? allow() : refuse('notLockedIn');
}
