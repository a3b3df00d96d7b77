import { jokerNumber } from '../hands.ts';

/** Seven cards that stand for as many as are set alike. */
export interface SevenClass {
  readonly cards: readonly number[];
  readonly weight: number;
}

const choose = (of: number, count: number): number =>
  count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count;

const cardOf = (height: number, suit: number): number => 13 * suit + ((height + 1) % 13);

/** Visits every so many heights in rising order, each at most so often. */
function forEveryHeights(
  { count, most }: { count: number; most: number },
  visit: (heights: readonly number[]) => void,
): void {
  const heights: number[] = [];
  const from = (least: number) => {
    if (heights.length === count) {
      visit(heights);
      return;
    }
    for (let height = least; height < 13; height += 1) {
      if (heights.length >= most && heights.at(-most) === height) continue;
      heights.push(height);
      from(height);
      heights.pop();
    }
  };
  from(0);
}

/** In how many ways so many suits hold these heights. */
function waysIn(suits: number, heights: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1);
  return [...counts.values()].reduce((ways, count) => ways * choose(suits, count), 1);
}

/** Classes with enough of one suit for a flush, which the suits of the others do not change. */
function forEveryFlush(jokers: number, visit: (found: SevenClass, heights: readonly number[]) => void): void {
  const count = 7 - jokers;
  for (let suited = 5 - jokers; suited <= count; suited += 1)
    forEveryHeights({ count: suited, most: 1 }, (flush) => {
      forEveryHeights({ count: count - suited, most: 3 }, (others) => {
        const cards = [
          ...flush.map((height) => cardOf(height, 0)),
          ...others.map((height, index) => cardOf(height, 1 + index)),
        ];
        visit(
          { cards: jokers > 0 ? [...cards, jokerNumber] : cards, weight: 4 * waysIn(3, others) },
          [...flush, ...others].sort((one, other) => one - other),
        );
      });
    });
}

/**
 * Visits classes of all seven cards of a deck of 53, so many of them the joker: those with enough of one suit for a flush, and for
 * the others one for each seven ranks.
 */
export function forEveryClass(jokers: 0 | 1, visit: (found: SevenClass) => void): void {
  const flushes = new Map<string, number>();
  forEveryFlush(jokers, (found, heights) => {
    const key = heights.join();
    flushes.set(key, (flushes.get(key) ?? 0) + found.weight);
    visit(found);
  });
  forEveryHeights({ count: 7 - jokers, most: 4 }, (heights) => {
    const cards = heights.map((height, index) => cardOf(height, index % 4));
    const weight = waysIn(4, heights) - (flushes.get(heights.join()) ?? 0);
    visit({ cards: jokers > 0 ? [...cards, jokerNumber] : cards, weight });
  });
}
