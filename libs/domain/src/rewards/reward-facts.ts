import type { BadgeFacts } from '../achievements/index.ts';
import type { ActivatableBonus } from '../bonuses/index.ts';
import type { TimezoneChoice, Weekday } from '../calendar/index.ts';
import type { ClaimedCashback } from '../cashback/index.ts';
import type { Refused, Decision } from '../decision/index.ts';
import type { ClaimablePromo, FreeSpinsClaimFacts, HeldFreeSpins } from '../free-spins/index.ts';
import type { LevelRewardFacts } from '../levels/index.ts';
import type { AwardWait } from '../promos/index.ts';

/** What a member's reward is, with what decides about it. */
export type RewardFacts =
  | AwardFacts
  | BadgeRewardFacts
  | BonusFacts
  | CashbackFacts
  | LevelFacts
  | LockInRewardFacts
  | FreeSpinPromoFacts
  | SpinsFacts;

export type RewardKind = RewardFacts['kind'];

/** A promo that was awarded and begins by itself. */
export interface AwardFacts {
  readonly kind: 'AWARD';
  /** Null when nothing holds it up. */
  readonly waitsFor: AwardWait | null;
  readonly endsAt: Date | null;
}

export interface BadgeRewardFacts {
  readonly kind: 'BADGE';
  readonly badge: BadgeFacts;
}

/** A bonus that was awarded and is to be activated. */
export interface BonusFacts {
  readonly kind: 'BONUS';
  readonly bonus: ActivatableBonus;
  /** Null while not known. */
  readonly hasActivePromo: boolean | null;
  /** When that promo ends by time, where it is known to do so. */
  readonly activePromoEndsAt?: Date | null;
}

/** What a cashback has collected. */
export interface CashbackFacts {
  readonly kind: 'CASHBACK';
  readonly cashback: ClaimedCashback;
  readonly collected: boolean;
  /** The member's level; null while not known. */
  readonly level: number | null;
  readonly daysOfWeekClaimable: readonly Weekday[];
  readonly timezones: readonly TimezoneChoice[];
}

/** The one-time reward of a level that was reached. */
export interface LevelFacts {
  readonly kind: 'LEVEL';
  readonly reward: LevelRewardFacts;
}

/** A lock-in, whose promo begins once it is finished. */
export interface LockInRewardFacts {
  readonly kind: 'LOCK_IN';
  readonly lockIn: { readonly lockInEnabled: boolean; readonly completed: boolean };
  readonly promo: { readonly active: boolean; readonly expiresAt: Date | null };
}

/** A promo whose free spins are there for the claim. */
export interface FreeSpinPromoFacts {
  readonly kind: 'FREE_SPIN_PROMO';
  readonly claim: FreeSpinsClaimFacts<ClaimablePromo>;
  readonly endsAt: Date | null;
}

/** Free spins that were claimed, by the games in which they are played. */
export interface SpinsFacts {
  readonly kind: 'SPINS';
  readonly games: readonly HeldFreeSpins[];
}

export interface RewardPlan {
  /** When it can be had no more; null for one without an end. */
  readonly endsAt: Date | null;
}

export interface RewardWait {
  /** What holds it up, in the words of its own rule; null when that rule has none. */
  readonly text: string | null;
  /** When it can be had; null when that is no matter of time. */
  readonly from: Date | null;
  /** When what holds it up ends by time, if nothing ends it before. It is no day to wait for, so that it is not shown. */
  readonly heldUntil?: Date;
  readonly endsAt: Date | null;
}

/** `over` is no open reward at all: had already, lapsed, or not earned yet. */
export type RewardDecision = Decision<RewardPlan, 'notYet', RewardWait> | Refused<'over'>;
