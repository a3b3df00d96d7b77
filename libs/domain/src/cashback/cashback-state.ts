import type { TimezoneChoice } from '../calendar/index.ts';
import type { Minor } from '../money/index.ts';
import { isClaimedToday, nextClaimDay } from './claimable.ts';
import type { ClaimFacts } from './claimable.ts';

type Choices = readonly TimezoneChoice[];

export type CashbackState = 'CLAIMABLE' | 'CLAIMED' | 'LIMIT_REACHED' | 'NOT_YET';

/** Texts of the cashback card (CASHBK-09). */
export const cashbackStateTexts = {
  CLAIMABLE: { title: 'Claimable today', note: 'Available now' },
  CLAIMED: { title: 'Not claimable yet', note: 'Claimed today' },
  LIMIT_REACHED: { title: 'Limit reached', note: 'Available next month' },
  NOT_YET: { title: 'Not claimable yet', note: null },
} as const satisfies Record<CashbackState, { readonly title: string; readonly note: string | null }>;

/** Said beside the countdown, which is of the next claim day also where every day is one. */
export const nothingCollectedText = 'Nothing collected yet';

/** What ends what a cashback has collected (CASHBK-23); null where that is nothing but what waits. */
export const lapseText = (lapsing: Minor): string | null =>
  lapsing > 0n ? 'What is not claimed on its day is gone.' : null;

export interface CashbackStanding {
  readonly state: CashbackState;
  readonly countdownTo: Date | null;
}

export interface StandingFacts extends Pick<ClaimFacts, 'daysOfWeekClaimable' | 'hasReachedMaxMonthlyClaim'> {
  readonly isClaimable: boolean;
  readonly isClaimedToday: boolean;
}

export function cashbackStanding(facts: StandingFacts, now: Date, choices: Choices): CashbackStanding {
  if (facts.isClaimable) return { state: 'CLAIMABLE', countdownTo: null };
  if (facts.hasReachedMaxMonthlyClaim) return { state: 'LIMIT_REACHED', countdownTo: null };
  const countdownTo = nextClaimDay(facts.daysOfWeekClaimable, now, choices);
  return { state: facts.isClaimedToday ? 'CLAIMED' : 'NOT_YET', countdownTo };
}

export type ClaimStatus = 'CLAIMED' | 'PENDING' | 'READY';

/** The state of today's claim, as spelled in the contract. */
export function claimStatus(
  facts: { readonly claimable: boolean; readonly dateLastClaimed: Date | null },
  now: Date,
  choices: Choices,
): ClaimStatus {
  if (facts.claimable) return 'READY';
  return isClaimedToday(facts.dateLastClaimed, now, choices) ? 'CLAIMED' : 'PENDING';
}
