import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decideFreeSpin } from '../free-spins/index.ts';
import type { FreeSpinFacts } from '../free-spins/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { isSameMoney, planStake, stakeable } from '../wallets/index.ts';
import type { PlayKind, StakePlan, WalletAmounts, WalletMode } from '../wallets/index.ts';
import type { BetDetails, BetReason } from './bet-reasons.ts';
import { decidePlay } from './decide-play.ts';
import type { PlayFacts } from './decide-play.ts';
import { limitTexts } from './decide-stake.ts';
import { isWithinLimits, stakeLimits } from './stakes.ts';

export interface WalletStake extends PlayFacts {
  readonly paidBy: 'WALLETS';
  readonly held: WalletAmounts;
  readonly kind: PlayKind;
}

export interface FreeSpinStake extends FreeSpinFacts {
  readonly paidBy: 'FREE_SPIN';
  /** Stake of one spin; null when there are no such free spins. */
  readonly value: Minor | null;
}

export interface BetFacts {
  /** Whether its rollback arrived first. */
  readonly rolledBack: boolean;
  readonly roundTaken: boolean;
  readonly sessionLive: boolean;
  readonly realityCheckDue: boolean;
  readonly amount: Minor;
  readonly type: CurrencyType;
  readonly ladder: readonly Minor[];
  /** Which money the stake is meant to be of, null as without a promo; undefined where that is not said. */
  readonly stakedFrom: WalletMode | null | undefined;
  readonly stake: WalletStake | FreeSpinStake;
}

export interface BetPlan {
  /** Null for a free spin. */
  readonly stake: StakePlan | null;
}

type BetDecision = Decision<BetPlan, BetReason, BetDetails>;

function decideWalletStake(
  { amount, type, ladder, stakedFrom }: BetFacts,
  stake: WalletStake,
  details: BetDetails,
): BetDecision {
  if (!isWithinLimits(amount, stakeLimits(ladder))) return refuse('outsideLimits', details);
  const play = decidePlay(stake);
  if (!play.allowed) return refuse(play.reason, details);
  const { mode } = play.plan;
  if (stakedFrom !== undefined && !isSameMoney(stakedFrom, mode)) return refuse('otherMoney', details);
  const plan = planStake(stake.held, amount, { mode, kind: stake.kind });
  if (plan) return allow({ stake: plan });
  return refuse('notCovered', { ...details, available: money.format(stakeable(stake.held, mode), type) });
}

function decideFreeSpinStake({ amount }: BetFacts, stake: FreeSpinStake, details: BetDetails): BetDecision {
  const spins = decideFreeSpin(stake);
  if (!spins.allowed) return refuse(spins.reason, details);
  return amount === stake.value ? allow({ stake: null }) : refuse('otherStake', details);
}

/** A bet must be the first of its round, in a live session (PLAY-28) whose reality check is answered. */
export function decideBet(facts: BetFacts): BetDecision {
  const { stake } = facts;
  const details = { ...limitTexts(facts.ladder, facts.type), available: null };
  if (facts.rolledBack) return refuse('rolledBackBefore', details);
  if (facts.roundTaken) return refuse('roundTaken', details);
  if (!facts.sessionLive) return refuse('sessionEnded', details);
  if (facts.realityCheckDue) return refuse('realityCheckDue', details);
  return stake.paidBy === 'WALLETS'
    ? decideWalletStake(facts, stake, details)
    : decideFreeSpinStake(facts, stake, details);
}
