import type { JackpotRules } from '@magpie/domain/jackpots';
import { money } from '@magpie/domain/money';
import type { JackpotRow } from './store/index.ts';

/** What rules a pool, in the words of the rules. */
export function rulesOf(row: JackpotRow): JackpotRules {
  return {
    seedAmount: money.of(row.seedMinor),
    lowPoolThreshold: money.of(row.lowThresholdMinor),
    highPoolThreshold: money.of(row.highThresholdMinor),
    payoutPercentage: row.payoutPercentage,
  };
}
