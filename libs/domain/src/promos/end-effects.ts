import type { PromoEndStatus } from './end-cause.ts';
import type { MemberPromoStatus } from './status.ts';

/** The posting that takes bonus money back from a promo that is over, also what comes after its end (PROMO-49). */
export const takenBackAs = (status: MemberPromoStatus): 'PROMO_CANCELLATION' | 'PROMO_EXPIRY' =>
  status === 'EXPIRED' ? 'PROMO_EXPIRY' : 'PROMO_CANCELLATION';

/** The posting of the bonus money that is left at an end: cash once a promo is COMPLETE, and taken back otherwise. */
export const bonusPosting = (
  status: PromoEndStatus,
): 'PROMO_CONVERSION' | 'PROMO_CANCELLATION' | 'PROMO_EXPIRY' =>
  status === 'COMPLETE' ? 'PROMO_CONVERSION' : takenBackAs(status);

/** How the free spins end that came with a promo; null where they stay the member's. */
export const spinsEnding: Readonly<Record<PromoEndStatus, 'CANCELLED' | 'EXPIRED' | null>> = {
  CANCELED: 'CANCELLED',
  COMPLETE: null,
  EXPIRED: 'EXPIRED',
  LOST: null,
};
