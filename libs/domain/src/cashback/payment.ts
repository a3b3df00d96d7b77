import type { Minor } from '../money/index.ts';

export interface ClaimedAmount {
  /** How the cashback is offered to be paid. */
  readonly offered: 'BONUS' | 'CASH';
  readonly amount: Minor;
  /** Of any game, in the currency of the cashback. */
  readonly smallestStake: Minor;
}

/** As what an offered cashback is paid, in the words of its card. */
export const cashbackPaymentTexts: Readonly<Record<ClaimedAmount['offered'], string>> = {
  BONUS: 'Bonus, to be activated',
  CASH: 'Cash',
};

/** A bonus that is too small for any stake would be lost in the moment of its activation (PROMO-48): that much is paid as cash. */
export function cashbackPayment({ offered, amount, smallestStake }: ClaimedAmount): 'BONUS' | 'CASH' {
  return offered === 'BONUS' && amount >= smallestStake ? 'BONUS' : 'CASH';
}
