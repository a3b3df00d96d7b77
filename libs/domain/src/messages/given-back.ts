import { freeTextAsHtml } from '../format/index.ts';
import { money } from '../money/index.ts';
import { givenText } from '../promos/index.ts';
import type { PromoLoss } from '../promos/index.ts';

export interface GivenBack extends Pick<PromoLoss, 'currency' | 'freeSpins'> {
  /** Given at once, as a decimal of the wire. */
  readonly cash: string;
  /** Whether its award is over with that: nothing else tells of its free spins then. */
  readonly isOver: boolean;
  /** Of its promo. */
  readonly name: string;
}

/** What a member is told of cash and free spins that come back once a dispute is over; null for none, and where its award tells of them. */
export function givenBackMessage({ cash, freeSpins: left, isOver, name, currency }: GivenBack) {
  const freeSpins = isOver ? left : 0;
  if (freeSpins === 0 && money.parseOrZero(cash, currency.type) === 0n) return null;
  const back = givenText({ bonus: '0', freeSpins, givenBack: cash, currency, unfinished: false });
  const next = freeSpins > 0 ? ' You find free spins under Active Bonus, where you activate them.' : '';
  return {
    title: 'Given Back',
    content: `<p>The dispute of the deposit that earned you ${freeTextAsHtml(name)} is over. You have back what it took: ${back}.${next}</p>`,
  };
}
