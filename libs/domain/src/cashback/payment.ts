import type { Minor } from '../money/index.ts';

export interface ClaimedAmount {
  /** How the cashback is offered to be paid. */
  readonly offered: 'BONUS' | 'CASH';
  readonly amount: Minor;
  /** Of any game, in the currency of the cashback. */
  readonly smallestStake: Minor;
}

type PaidAs = ClaimedAmount['offered'];

/**
 * A bonus that is too small for any stake would be lost in the moment of its activation (PROMO-48): that much is paid as
 * cash. Where nothing is collected yet, it is what is offered.
 */
export function cashbackPayment({ offered, amount, smallestStake }: ClaimedAmount): PaidAs {
  return amount > 0n && amount < smallestStake ? 'CASH' : offered;
}

/** As what a cashback is paid, in the words of its card. @param paid null where no amount is known, as for a visitor */
export function cashbackPaymentText(offered: PaidAs, paid: PaidAs | null): string {
  if ((paid ?? offered) === 'BONUS') return 'Bonus, to be activated under My Bonuses';
  return offered === 'BONUS' ? 'Cash, as the amount is too small for a bonus' : 'Cash';
}
