import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { meetsLevel } from '../promos/index.ts';
import type { CashbackClaimReason } from './cashback-claim-reasons.ts';

/** A cashback as it stands with a member. */
export interface ClaimedCashback {
  /** Level a member needs; 0 for none. */
  readonly levelRequirement: number;
  /** Whether the monthly limit is used up. */
  readonly reachedLimit: boolean;
  /** Whether something is collected and today is a day to claim it, see `isClaimable`. */
  readonly claimable: boolean;
}

/** What decides about a claim. */
export interface CashbackClaimFacts<Cashback extends ClaimedCashback> {
  readonly signedIn: boolean;
  /** Null when there is none of that id, and while it is not known what it has collected. */
  readonly cashback: Cashback | null;
  /** The member's level; null while it is not known. */
  readonly level: number | null;
}

/** Decides about a claim of a cashback within the member's level (CASHBK-06, CASHBK-07, CASHBK-08, CASHBK-11). */
export function decideCashbackClaim<Cashback extends ClaimedCashback>({
  signedIn,
  cashback,
  level,
}: CashbackClaimFacts<Cashback>): Decision<{ readonly cashback: Cashback }, CashbackClaimReason> {
  if (!signedIn) return refuse('signedOut');
  if (!cashback || !meetsLevel(cashback.levelRequirement, level)) return refuse('cashbackUnknown');
  if (cashback.reachedLimit) return refuse('limitReached');
  return cashback.claimable ? allow({ cashback }) : refuse('notClaimable');
}
