import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';
import { isDepositPromo } from './types.ts';
import type { PromoType } from './types.ts';

/** What a member gives up with a promo that ends before it is complete. Amounts are wire decimals of its currency. */
export interface PromoLoss {
  /** Bonus money that is left, what it has won included. */
  readonly bonus: string;
  /** The part of it that was won. */
  readonly winnings: string;
  readonly freeSpins: number;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
}

/** The same sentence before a cancellation and before a withdrawal (WDR-28). */
export function promoLossText({ bonus, winnings, freeSpins, currency }: PromoLoss): string {
  const has = (amount: string) => money.parseOrZero(amount, currency.type) > 0n;
  const won = has(winnings) ? `, ${displayMoney(winnings, currency)} of it winnings` : '';
  const spins = `${String(freeSpins)} free ${freeSpins === 1 ? 'spin' : 'spins'}`;
  const losses = [
    ...(has(bonus) ? [`${displayMoney(bonus, currency)} of bonus money${won}`] : []),
    ...(freeSpins > 0 ? [spins] : []),
  ];
  if (losses.length === 0) return 'You will lose your progress. There is no bonus money left to lose.';
  return `You will lose ${losses.join(won === '' ? ' and ' : ', and ')}.`;
}

/** Whether a withdrawal in a currency gives a promo up: one that a deposit in that currency brought (WDR-28, PROMO-52). */
export function isGivenUpByWithdrawal(
  promo: { readonly type: PromoType; readonly currency: string },
  currency: string,
): boolean {
  return promo.currency === currency && isDepositPromo(promo.type);
}
