const cards = 52;

/** Visits every set of so many cards, in rising order; the array is the same each time. */
export function forEveryDeal(count: number, visit: (deal: readonly number[]) => void): void {
  const deal: number[] = [];
  const from = (least: number) => {
    if (deal.length === count) {
      visit(deal);
      return;
    }
    for (let card = least; card < cards; card += 1) {
      deal.push(card);
      from(card + 1);
      deal.pop();
    }
  };
  from(0);
}

const byRank = (one: number, other: number) => (one % 13) - (other % 13) || one - other;

/** A deal that differs from this one in what its suits are called alone, the same for most of those that do. */
function representative(deal: readonly number[]): readonly number[] {
  const suits: number[] = [];
  const renamed = deal.toSorted(byRank).map((card) => {
    const suit = Math.floor(card / 13);
    if (!suits.includes(suit)) suits.push(suit);
    return 13 * suits.indexOf(suit) + (card % 13);
  });
  return renamed.sort((one, other) => one - other);
}

export interface LikeDeals {
  readonly deal: readonly number[];
  /** How many deals are like it. */
  readonly weight: number;
}

/** Deals that stand for all, as suits are alike: a game that knows no order of suits returns the same for each. */
export function dealsThatDiffer(count: number): readonly LikeDeals[] {
  const found = new Map<number, { deal: readonly number[]; weight: number }>();
  forEveryDeal(count, (deal) => {
    const named = representative(deal);
    const key = named.reduce((sum, card) => sum * cards + card, 0);
    const known = found.get(key);
    if (known) known.weight += 1;
    else found.set(key, { deal: named, weight: 1 });
  });
  return [...found.values()];
}
