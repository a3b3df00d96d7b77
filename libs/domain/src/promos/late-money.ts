import type { MemberPromoStatus } from './status.ts';

/** What happens to bonus money that comes back from a round: it stays bonus money, is paid as cash, or is taken. */
export type LateMoney = 'KEPT' | 'PAID' | 'TAKEN';

/** The stake of the round was money of a promo, which may have ended since (PROMO-49). */
export function lateMoney(status: MemberPromoStatus): LateMoney {
  if (status === 'COMPLETE') return 'PAID';
  return status === 'ACTIVE' || status === 'PENDING' ? 'KEPT' : 'TAKEN';
}
