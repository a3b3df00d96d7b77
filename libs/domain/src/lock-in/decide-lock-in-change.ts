import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { LockInState } from './decide-lock-in.ts';
import type { LockInChangeReason } from './lock-in-change-reasons.ts';

/** What decides whether a lock-in is paused or cancelled. */
export interface LockInChangeFacts {
  /** Id of the promo that is named. */
  readonly promo: string;
  readonly current: LockInState | null;
}

type LockInChange = Decision<undefined, LockInChangeReason>;

/** Decides whether a lock-in is paused: the running one of the promo that is named. */
export function decideLockInPause({ promo, current }: LockInChangeFacts): LockInChange {
  const running = current?.promo === promo && !current.cancelled && !current.completed;
  return running ? allow() : refuse('notLockedIn');
}

/** Decides whether a lock-in is cancelled: the one of the promo that is named, a completed one included (LOCK-12). */
export function decideLockInCancellation({ promo, current }: LockInChangeFacts): LockInChange {
  return current?.promo === promo && !current.cancelled ? allow() : refuse('notLockedIn');
}
