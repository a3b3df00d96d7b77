import type { Allowed, Refused } from '../decision/index.ts';
import { decideReward } from './decide-reward.ts';
import type { RewardFacts, RewardKind, RewardPlan, RewardWait } from './reward-facts.ts';

export interface MemberReward {
  readonly id: string;
  readonly facts: RewardFacts;
}

export interface ReadyReward {
  readonly id: string;
  readonly decision: Allowed<RewardPlan>;
}

export interface WaitingReward {
  readonly id: string;
  readonly decision: Refused<'notYet', RewardWait>;
}

export interface OpenRewards {
  readonly ready: readonly ReadyReward[];
  readonly waiting: readonly WaitingReward[];
}

/** Of those with the same end, what the member holds comes before what is on offer. */
const kinds: readonly RewardKind[] = [
  'CASHBACK',
  'SPINS',
  'BONUS',
  'LEVEL',
  'BADGE',
  'FREE_SPIN_PROMO',
  'AWARD',
  'LOCK_IN',
];

interface Placed<Reward> {
  readonly reward: Reward;
  readonly kind: RewardKind;
  /** What it is placed by; those without come last. */
  readonly at: Date | null;
}

const timeOf = (at: Date | null): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER;

function inOrder<Reward>(placed: readonly Placed<Reward>[]): readonly Reward[] {
  return placed
    .toSorted((a, b) => timeOf(a.at) - timeOf(b.at) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ reward }) => reward);
}

/**
 * All open rewards of a member: those that can be had now, what ends first at the top, and those that cannot yet, what comes
 * first at the top.
 */
export function openRewards(rewards: readonly MemberReward[], now: Date): OpenRewards {
  const ready: Placed<ReadyReward>[] = [];
  const waiting: Placed<WaitingReward>[] = [];
  for (const { id, facts } of rewards) {
    const decision = decideReward(facts, now);
    const { kind } = facts;
    if (decision.allowed) ready.push({ reward: { id, decision }, kind, at: decision.plan.endsAt });
    else if (decision.reason === 'notYet') {
      const { from, endsAt } = decision.details;
      waiting.push({ reward: { id, decision }, kind, at: from ?? endsAt });
    }
  }
  return { ready: inOrder(ready), waiting: inOrder(waiting) };
}

/** When the number of those that can be had changes by time alone; null when it does not. */
export function rewardsChangeAt({ ready, waiting }: OpenRewards): Date | null {
  const moments = [
    ...ready.map(({ decision }) => decision.plan.endsAt),
    ...waiting.flatMap(({ decision }) => [decision.details.from, decision.details.heldUntil ?? null]),
  ].filter((at) => at !== null);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
