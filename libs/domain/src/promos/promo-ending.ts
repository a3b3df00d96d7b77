import type { Minor } from '../money/index.ts';
import { endCauseOf } from './end-cause.ts';
import type { PromoEnding } from './end-cause.ts';
import { memberPromoStatus } from './status.ts';
import type { RunningPromo } from './status.ts';

export interface EndingFacts extends RunningPromo {
  /** Bonus money that the award credited, or more that one had which it stands in place of. */
  readonly bonus: Minor;
}

/**
 * How an active promo ends at a moment by its own rules; null while it goes on. One whose whole bonus was below every stake is
 * told apart from one that was played: nobody has played it.
 */
export function promoEnding({ bonus, ...promo }: EndingFacts, now: Date): PromoEnding | null {
  const status = memberPromoStatus(promo, now);
  if (status === 'ACTIVE') return null;
  const tooSmall = status === 'LOST' && bonus < promo.smallestStake;
  return { status, cause: tooSmall ? 'BONUS_TOO_SMALL' : endCauseOf[status] };
}
