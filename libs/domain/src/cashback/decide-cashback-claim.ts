import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { meetsLevel } from '../promos/index.ts';
import type { CashbackClaimReason } from './cashback-claim-reasons.ts';

export interface ClaimedCashback {
  readonly levelRequirement: number;
  readonly reachedLimit: boolean;
  /** Whether there is an amount and today is a claim day, see `isClaimable`. */
  readonly claimable: boolean;
  /** Whether the last claim day that ended had something that was not claimed. */
  readonly missed: boolean;
}

export interface CashbackClaimFacts<Cashback extends ClaimedCashback> {
  readonly signedIn: boolean;
  /** Null when there is none of that id, and while its amount is not known. */
  readonly cashback: Cashback | null;
  /** The member's level; null while not known. */
  readonly level: number | null;
}

/** A cashback is claimed within the member's level (CASHBK-06, CASHBK-07, CASHBK-08, CASHBK-11). */
export function decideCashbackClaim<Cashback extends ClaimedCashback>({
  signedIn,
  cashback,
  level,
}: CashbackClaimFacts<Cashback>): Decision<{ readonly cashback: Cashback }, CashbackClaimReason> {
  if (!signedIn) return refuse('signedOut');
  if (!cashback || !meetsLevel(cashback.levelRequirement, level)) return refuse('cashbackUnknown');
  if (cashback.reachedLimit) return refuse('limitReached');
  if (cashback.claimable) return allow({ cashback });
  return refuse(cashback.missed ? 'missed' : 'notClaimable');
}
