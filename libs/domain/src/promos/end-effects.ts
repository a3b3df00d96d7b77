import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { PromoEndStatus, PromoEnding } from './end-cause.ts';
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

export interface BonusShare {
  readonly wallet: 'CASINO_BONUS' | 'SPORT_BONUS';
  readonly amount: Minor;
}

/** The wallets that the bonus money left at an end is taken from: what sport has won lies in a wallet of its own. */
export function bonusShares(left: Minor, sportBonus: Minor): readonly BonusShare[] {
  const ofSport = money.min(sportBonus, left);
  const shares = [
    { wallet: 'SPORT_BONUS', amount: ofSport },
    { wallet: 'CASINO_BONUS', amount: money.subtract(left, ofSport) },
  ] as const;
  return shares.filter(({ amount }) => amount !== 0n);
}

export type OperatorEnding = 'CANCEL' | 'EXPIRE';

/** How a promo, an award or a bonus ends that the operator ends. */
export const operatorEnding: Readonly<Record<OperatorEnding, PromoEnding>> = {
  CANCEL: { status: 'CANCELED', cause: 'OPERATOR' },
  EXPIRE: { status: 'EXPIRED', cause: 'OPERATOR' },
};

/** The same of free spins. */
export const operatorSpinsEnding: Readonly<Record<OperatorEnding, 'CANCELLED' | 'EXPIRED'>> = {
  CANCEL: 'CANCELLED',
  EXPIRE: 'EXPIRED',
};
