import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export interface SettledBet {
  readonly stake: Minor;
  readonly payout: Minor;
  /** What of the stake counts; all of it where it is left out. */
  readonly counted?: Minor;
}

/** Whether more came back of a stake than was staked: what was returned as it was, is no win. */
export function isWin({ stake, payout }: Pick<SettledBet, 'stake' | 'payout'>): boolean {
  return payout > stake;
}

/** Experience in hundredths of a point, so that sums are exact. */
export type ExperienceHundredths = bigint;

const half = 50n;

/** Together with the unit it is recorded under (LEVEL-03). */
export interface BetExperience {
  readonly unit: 'WAGER' | 'WIN';
  readonly hundredths: ExperienceHundredths;
}

/**
 * 0.5 XP per dollar lost (LEVEL-06), or times payout/stake for a win (LEVEL-07), rounded half up to a hundredth. Null
 * for a returned stake, one that does not count, or a win without one. Crypto counts by its fiat value.
 */
export function betExperience({ stake, payout, counted = stake }: SettledBet): BetExperience | null {
  if (counted === 0n) return null;
  if (stake <= 0n || payout < 0n || payout === stake) return null;
  const [unit, hundredths] = isWin({ stake, payout })
    ? (['WIN', money.divideHalfUp(half * payout, stake)] as const)
    : (['WAGER', money.divideHalfUp(half * (stake - payout), 100n)] as const);
  return hundredths === 0n ? null : { unit, hundredths };
}
