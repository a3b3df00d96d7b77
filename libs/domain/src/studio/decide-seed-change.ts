import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { StudioReason } from './studio-reasons.ts';

export interface SeedChangeFacts {
  /** Null when none was sent. */
  readonly clientSeed: string | null;
  /** Whether all members play the same rounds at the game. */
  readonly shared: boolean;
  /** How many rounds the seeds in use decide that are not over. */
  readonly unfinished: number;
}

export type SeedChangeReason = Extract<StudioReason, 'seedMalformed' | 'seedShared' | 'seedInUse'>;

/** Whether a member's seeds at a game give way to new ones, which reveals the server's: never while they decide a round. */
export function decideSeedChange({
  clientSeed,
  shared,
  unfinished,
}: SeedChangeFacts): Decision<{ readonly clientSeed: string }, SeedChangeReason> {
  if (clientSeed === null || !/^[\w-]{1,64}$/.test(clientSeed)) return refuse('seedMalformed');
  if (shared) return refuse('seedShared');
  return unfinished > 0 ? refuse('seedInUse') : allow({ clientSeed });
}
