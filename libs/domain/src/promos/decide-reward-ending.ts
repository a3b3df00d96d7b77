import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type RewardEndingReason = 'unknown' | 'over';

/** What an operator is told who ends a member's reward. */
export const rewardEndingReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'There is no such reward.' },
  over: { code: 'CONFLICT', text: () => 'This reward is over.' },
} as const satisfies ReasonTable<RewardEndingReason>;

/** The operator can end what a member still holds, be it in force or waiting. @param reward null for an unknown one */
export function decideRewardEnding(
  reward: { readonly held: boolean } | null,
): Decision<undefined, RewardEndingReason> {
  if (!reward) return refuse('unknown');
  return reward.held ? allow() : refuse('over');
}
