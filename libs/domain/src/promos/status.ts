import type { Minor } from '../money/index.ts';
import type { WalletMode } from '../wallets/index.ts';

/** State of a promo for a member (ENUM). */
export type MemberPromoStatus = 'ACTIVE' | 'CANCELED' | 'COMPLETE' | 'EXPIRED' | 'LOST' | 'PENDING';

/** States in which a member's promo is over; they make up the promo history (PROMO-32). */
export const pastPromoStatuses = [
  'CANCELED',
  'COMPLETE',
  'EXPIRED',
  'LOST',
] as const satisfies MemberPromoStatus[];

/** What decides whether an ACTIVE promo goes on. */
export interface RunningPromo {
  readonly expiresAt: Date | null;
  readonly turnoverTarget: Minor;
  readonly turnoverCounter: Minor;
  readonly walletMode: WalletMode;
  /** Bonus money of the promo that is left; null while a round is under way, whose win may still come. */
  readonly bonusLeft: Minor | null;
}

/** Whether the end of a member's promo has come, from which on nothing counts towards its turnover (PROMO-46). */
export function isMemberPromoOver(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now.getTime();
}

/**
 * The state of an ACTIVE promo at a moment: COMPLETE once the turnover reaches a target above 0, EXPIRED from its end on,
 * LOST when it is played with bonus money and none is left (PROMO-46). A target reached in time counts before all else.
 */
export function memberPromoStatus(promo: RunningPromo, now: Date): MemberPromoStatus {
  if (promo.turnoverTarget > 0n && promo.turnoverCounter >= promo.turnoverTarget) return 'COMPLETE';
  if (isMemberPromoOver(promo.expiresAt, now)) return 'EXPIRED';
  const spent = promo.walletMode === 'BONUS' && promo.turnoverTarget > 0n && promo.bonusLeft === 0n;
  return spent ? 'LOST' : 'ACTIVE';
}
