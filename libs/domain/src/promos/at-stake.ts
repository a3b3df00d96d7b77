import type { MemberPromoStatus } from './status.ts';

/** What a member loses with a promo that ends now. */
export type PromoStakeKind = 'LEFT' | 'AWARD' | 'NOTHING';

/** What is left of one in force, all that one would give that waits, and nothing of one that is over (WDR-28). */
export function promoStakeKind(status: MemberPromoStatus): PromoStakeKind {
  if (status === 'ACTIVE') return 'LEFT';
  return status === 'PENDING' ? 'AWARD' : 'NOTHING';
}
