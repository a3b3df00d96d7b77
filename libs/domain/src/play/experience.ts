import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** A bet that has been decided; amounts in fiat cents. */
export interface SettledBet {
  readonly stake: Minor;
  readonly payout: Minor;
}

/** Experience in hundredths of a point, so that it adds up exactly. */
export type ExperienceHundredths = bigint;

/** 0.5 XP. */
const half = 50n;

/** Experience earned by a bet, and the unit it is booked under (LEVEL-03). */
export interface BetExperience {
  readonly unit: 'WAGER' | 'WIN';
  readonly hundredths: ExperienceHundredths;
}

/**
 * Experience of a settled bet: 0.5 XP for each dollar lost (LEVEL-06), for a win 0.5 XP times its multiplier, payout by
 * stake (LEVEL-07); rounded half up to a hundredth. A bet that pays its stake back is neither and earns nothing, as does
 * a win without a stake. A crypto bet counts by its value in fiat.
 */
export function betExperience({ stake, payout }: SettledBet): BetExperience | null {
  if (stake <= 0n || payout < 0n || payout === stake) return null;
  const [unit, hundredths] =
    payout > stake
      ? (['WIN', money.divideHalfUp(half * payout, stake)] as const)
      : (['WAGER', money.divideHalfUp(half * (stake - payout), 100n)] as const);
  return hundredths === 0n ? null : { unit, hundredths };
}
