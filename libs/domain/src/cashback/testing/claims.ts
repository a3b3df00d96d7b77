import { money } from '../../money/index.ts';
import type { ClaimFacts } from '../index.ts';

/** Claimable on Mondays, and never claimed. */
export const mondays: ClaimFacts = {
  active: true,
  amount: money.of(1n),
  daysOfWeekClaimable: ['MONDAY'],
  dateLastClaimed: null,
  hasReachedMaxMonthlyClaim: false,
  lastEndedDay: null,
};
