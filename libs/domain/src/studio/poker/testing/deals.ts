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

export interface LikeDeals {
  readonly deal: readonly number[];
  /** How many deals are like it. */
  readonly weight: number;
}

const ranks = 13;
const bitsOf = (mask: number): number[] =>
  Array.from({ length: ranks }, (_, rank) => rank).filter((rank) => mask & (1 << rank));
const ranksOf = Array.from({ length: 2 ** ranks }, (_, mask) => bitsOf(mask));

/** In how many ways four suits can hold these ranks. */
function waysOf(masks: readonly number[]): number {
  let ways = 1;
  masks.forEach((mask, index) => {
    const alike = masks.slice(0, index + 1).filter((each) => each === mask).length;
    ways = (ways * (index + 1)) / alike;
  });
  return ways;
}

/** Deals that stand for all, as suits are alike: a game that knows no order of suits returns the same for each. */
export function dealsThatDiffer(count: number): readonly LikeDeals[] {
  const found: LikeDeals[] = [];
  const from = (masks: readonly number[], highest: number, left: number) => {
    if (masks.length === 4) {
      const deal = masks.flatMap((mask, suit) => (ranksOf[mask] ?? []).map((rank) => ranks * suit + rank));
      if (left === 0) found.push({ deal, weight: waysOf(masks) });
      return;
    }
    // No suit's ranks, as a number, are above those of the suit before it.
    for (let mask = 0; mask <= highest; mask += 1) {
      const size = ranksOf[mask]?.length ?? 0;
      if (size <= left) from([...masks, mask], mask, left - size);
    }
  };
  from([], 2 ** ranks - 1, count);
  return found;
}
