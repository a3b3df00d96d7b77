import type { MemberPeriod } from '../calendar/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { meetsLevel } from '../promos/index.ts';
import type { CashbackClaimDetails, CashbackClaimReason } from './cashback-claim-reasons.ts';

export interface ClaimedCashback {
  readonly levelRequirement: number;
  readonly reachedLimit: boolean;
  /** Whether there is an amount and today is a claim day, see `isClaimable`. */
  readonly claimable: boolean;
  /** See `comingClaimDay`. */
  readonly claimDay: MemberPeriod | null;
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
}: CashbackClaimFacts<Cashback>): Decision<
  { readonly cashback: Cashback },
  CashbackClaimReason,
  CashbackClaimDetails
> {
  const claimDay = cashback?.claimDay ?? null;
  const refused = (reason: CashbackClaimReason) => refuse(reason, { claimDay });
  if (!signedIn) return refused('signedOut');
  if (!cashback || !meetsLevel(cashback.levelRequirement, level)) return refused('cashbackUnknown');
  if (cashback.reachedLimit) return refused('limitReached');
  if (cashback.claimable) return allow({ cashback });
  // What is collected for a coming day is not what an earlier one has lost.
  if (claimDay) return refused('collecting');
  return refused(cashback.missed ? 'missed' : 'notClaimable');
}
