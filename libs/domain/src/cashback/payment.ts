import type { Minor } from '../money/index.ts';

export interface ClaimedAmount {
  /** How the cashback is offered to be paid. */
  readonly offered: 'BONUS' | 'CASH';
  readonly amount: Minor;
  /** Of any game, in the currency of the cashback. */
  readonly smallestStake: Minor;
}

/** A bonus that is too small for any stake would be lost in the moment of its activation (PROMO-48): that much is paid as cash. */
export function cashbackPayment({ offered, amount, smallestStake }: ClaimedAmount): 'BONUS' | 'CASH' {
  return offered === 'BONUS' && amount >= smallestStake ? 'BONUS' : 'CASH';
}
