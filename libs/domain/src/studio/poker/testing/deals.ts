const suits = 4;
const ranks = 13;
const cards = suits * ranks;

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
  /** In rising order. */
  readonly deal: readonly number[];
  /** The ranks of each suit, a bit for each. */
  readonly masks: readonly number[];
  /** How many deals are like it. */
  readonly weight: number;
}

const ranksOf = Array.from({ length: 2 ** ranks }, (_, mask) =>
  Array.from({ length: ranks }, (__, rank) => rank).filter((rank) => mask & (1 << rank)),
);
const masksOfAtMost = Array.from({ length: ranks + 1 }, (_, size) =>
  [...ranksOf.keys()].filter((mask) => (ranksOf[mask]?.length ?? 0) <= size),
);

const orders: readonly (readonly number[])[] = [0, 1, 2, 3].reduce<number[][]>(
  (shorter, suit) =>
    shorter.flatMap((order) => [...order, suit].map((_, place) => order.toSpliced(place, 0, suit))),
  [[]],
);

/** The orders of four suits that differ, by which of them are alike the one before. */
const differingOrders = Array.from({ length: 8 }, (_, alike) =>
  orders.filter((order) =>
    [1, 2, 3].every(
      (suit) => (alike & (1 << (suit - 1))) === 0 || order.indexOf(suit - 1) < order.indexOf(suit),
    ),
  ),
);

function ordersOf([first, second, third, fourth]: readonly number[]): readonly (readonly number[])[] {
  const alike = (first === second ? 1 : 0) | (second === third ? 2 : 0) | (third === fourth ? 4 : 0);
  return differingOrders[alike] ?? [];
}

const dealOf = (masks: readonly number[]): number[] =>
  masks.flatMap((mask, suit) => (ranksOf[mask] ?? []).map((rank) => ranks * suit + rank));

/** Deals that stand for all, as suits are alike: a game that knows no order of suits returns the same for each. */
export function dealsThatDiffer(count: number): readonly LikeDeals[] {
  const found: LikeDeals[] = [];
  const from = (masks: readonly number[], highest: number, left: number) => {
    if (masks.length === suits) {
      if (left === 0) found.push({ deal: dealOf(masks), masks, weight: ordersOf(masks).length });
      return;
    }
    // No suit's ranks, as a number, are above those of the suit before it.
    for (const mask of masksOfAtMost[left] ?? []) {
      if (mask > highest) return;
      from([...masks, mask], mask, left - (ranksOf[mask]?.length ?? 0));
    }
  };
  from([], 2 ** ranks - 1, count);
  return found;
}

/** Visits every deal that is like this one, in rising order of its cards; the array is the same each time. */
export function forEveryLike({ masks }: LikeDeals, visit: (deal: readonly number[]) => void): void {
  const deal: number[] = [];
  for (const order of ordersOf(masks)) {
    let size = 0;
    for (let suit = 0; suit < suits; suit += 1)
      for (const rank of ranksOf[masks[order[suit] ?? 0] ?? 0] ?? []) {
        deal[size] = ranks * suit + rank;
        size += 1;
      }
    visit(deal);
  }
}
