import type { Minor } from '../money/index.ts';
import type { WalletMode } from '../wallets/index.ts';

export type MemberPromoStatus = 'ACTIVE' | 'CANCELED' | 'COMPLETE' | 'EXPIRED' | 'LOST' | 'PENDING';

/** The states of the promo history (PROMO-32). */
export const pastPromoStatuses = [
  'CANCELED',
  'COMPLETE',
  'EXPIRED',
  'LOST',
] as const satisfies MemberPromoStatus[];

export interface RunningPromo {
  readonly expiresAt: Date | null;
  readonly turnoverTarget: Minor;
  readonly turnoverCounter: Minor;
  readonly walletMode: WalletMode;
  /** Null while one of its rounds is open and may still win. */
  readonly bonusLeft: Minor | null;
  /** Of the allowed games, in its currency. */
  readonly smallestStake: Minor;
}

/** Whether play turns to the bonus at the minimum cash: in bonus mode no cash is staked at all (WMODE-01, WMODE-04). */
export const hasMinimumCash = (mode: WalletMode): boolean => mode === 'CASH';

/** Whether a promo can be lost by play: in cash mode nothing is staked of its bonus money (PROMO-48). */
export const canBePlayedOut = (mode: WalletMode): boolean => mode === 'BONUS';

/** From its end on, nothing counts towards the turnover (PROMO-46). */
export function isMemberPromoOver(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now.getTime();
}

/**
 * COMPLETE once the turnover reaches the target, at once with nothing to wager, EXPIRED from its end on (PROMO-46), LOST when it is played with
 * bonus money and too little is left for any stake (PROMO-48). A target reached in time takes precedence.
 */
export function memberPromoStatus(
  promo: RunningPromo,
  now: Date,
): Exclude<MemberPromoStatus, 'CANCELED' | 'PENDING'> {
  if (promo.turnoverCounter >= promo.turnoverTarget) return 'COMPLETE';
  if (isMemberPromoOver(promo.expiresAt, now)) return 'EXPIRED';
  const { bonusLeft, smallestStake } = promo;
  const spent = bonusLeft !== null && bonusLeft < smallestStake;
  return canBePlayedOut(promo.walletMode) && spent ? 'LOST' : 'ACTIVE';
}
