import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export interface LevelRewardFacts {
  readonly claimed: boolean;
  readonly expiresAt: Date;
  /** Its end was noted, and a clock that is set back does not bring it back. */
  readonly expired: boolean;
}

export type LevelClaimReason = 'notReached' | 'alreadyClaimed' | 'expired';

/** In the order of the checks (LEVEL-15, LEVEL-16). */
export const levelClaimReasons = {
  notReached: { code: 'CONFLICT', text: () => 'You have not reached this level, or it has no reward.' },
  alreadyClaimed: { code: 'CONFLICT', text: () => 'You have claimed the reward of this level already.' },
  expired: { code: 'CONFLICT', text: () => 'The reward of this level has expired.' },
} as const satisfies ReasonTable<LevelClaimReason>;

/** Once, within 7 days (LEVEL-15, LEVEL-16). @param reward null when the level was not reached or has none */
export function decideLevelClaim<Reward extends LevelRewardFacts>(
  reward: Reward | null,
  now: Date,
): Decision<{ readonly reward: Reward }, LevelClaimReason> {
  if (!reward) return refuse('notReached');
  if (reward.claimed) return refuse('alreadyClaimed');
  return !reward.expired && now < reward.expiresAt ? allow({ reward }) : refuse('expired');
}
