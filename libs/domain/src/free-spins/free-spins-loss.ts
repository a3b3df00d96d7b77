import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import { promoLossText } from '../promos/index.ts';
import type { PromoLoss } from '../promos/index.ts';

type ShownCurrency = PromoLoss['currency'];

/** Free spins that a member is about to cancel. Amounts are wire decimals. */
export interface FreeSpinsLoss {
  /** Id of the promo that they came from. */
  readonly promo: string;
  readonly left: number;
  readonly winnings: string;
  readonly currency: ShownCurrency;
  /** The active promo with its bonus money; null without one, or while it is not known. */
  readonly active: {
    readonly promo: string;
    readonly name: string;
    readonly bonus: string;
    readonly currency: ShownCurrency;
  } | null;
}

const isSome = (amount: string, { type }: ShownCurrency) => money.parseOrZero(amount, type) > 0n;

function promoGoesOn({ promo, active }: FreeSpinsLoss): string {
  if (active?.promo !== promo) return '';
  const { name, bonus, currency } = active;
  const kept = isSome(bonus, currency) ? `, with ${displayMoney(bonus, currency)} of bonus money` : '';
  return ` This does not cancel the promo ${name}: it goes on${kept}.`;
}

/** What a member loses by cancelling free spins, and what stays: what they won, and a promo that they came with (SPIN-11). */
export function freeSpinsLossText(spins: FreeSpinsLoss): string {
  const { left, winnings, currency } = spins;
  const lost = promoLossText({ bonus: '', winnings: '', freeSpins: left, currency });
  const won = isSome(winnings, currency)
    ? ` The ${displayMoney(winnings, currency)} that they have won stays yours.`
    : '';
  return `${lost}${won}${promoGoesOn(spins)}`;
}
