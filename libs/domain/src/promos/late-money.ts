import type { MemberPromoStatus } from './status.ts';

/** What becomes of bonus money that comes back from a round: it stays bonus money, is paid as cash, or is taken. */
export type LateMoney = 'KEPT' | 'PAID' | 'TAKEN';

/** The round was staked with the money of a promo, which may have ended since (PROMO-49). */
export function lateMoney(status: MemberPromoStatus): LateMoney {
  if (status === 'COMPLETE') return 'PAID';
  return status === 'ACTIVE' || status === 'PENDING' ? 'KEPT' : 'TAKEN';
}
