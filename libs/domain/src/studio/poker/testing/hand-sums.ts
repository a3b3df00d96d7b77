const cards = 52;
const most = 5;
const kinds = 3;

const chosen = (of: number, count: number): number =>
  count === 0 ? 1 : (chosen(of, count - 1) * (of - count + 1)) / count;

/** How many sets of cards are smaller than those of this size. */
const before = [0, 1, 2, 3, 4, 5, 6].map((size) =>
  Array.from({ length: size }, (_, count) => chosen(cards, count)).reduce((sum, sets) => sum + sets, 0),
);

/** What a card adds to the number of a set, by how many cards the set has with it and none above it. */
const steps = Int32Array.from({ length: (most + 1) * cards }, (_, index) => {
  const [size, card] = [Math.floor(index / cards), index % cards];
  return size === 0 ? 0 : chosen(card, size) + (before[size] ?? 0) - (before[size - 1] ?? 0);
});

const masks = 2 ** most;
/** Of sets of places, as bits. */
export const sizes = Uint8Array.from(
  { length: masks },
  (_, mask) => mask.toString(2).replaceAll('0', '').length,
);

/** What hands of at most five cards come to in three ways, summed for every set of cards over the hands that hold it. */
export class HandSums {
  readonly #sums = new Int32Array(kinds * (before[most + 1] ?? 0));
  readonly #numbers = new Int32Array(masks);
  readonly #beside = new Int32Array(masks);
  readonly #held = new Int32Array(masks);
  readonly #left = new Int32Array(kinds);

  #number(deal: readonly number[]): void {
    const numbers = this.#numbers;
    for (let place = 0; place < deal.length; place += 1) {
      const card = deal[place] ?? 0;
      const bit = 1 << place;
      for (let rest = 0; rest < bit; rest += 1)
        numbers[bit | rest] = (numbers[rest] ?? 0) + (steps[(sizes[bit | rest] ?? 0) * cards + card] ?? 0);
    }
  }

  /** Numbers each set with one card more, which is none of them. */
  #numberBeside(deal: readonly number[], more: number): void {
    const [numbers, beside] = [this.#numbers, this.#beside];
    const below = deal.findIndex((card) => card > more);
    const first = below < 0 ? deal.length : below;
    for (let mask = 0; mask < 1 << first; mask += 1)
      beside[mask] = (numbers[mask] ?? 0) + (steps[((sizes[mask] ?? 0) + 1) * cards + more] ?? 0);
    for (let place = first; place < deal.length; place += 1) {
      const card = deal[place] ?? 0;
      const bit = 1 << place;
      for (let rest = 0; rest < bit; rest += 1)
        beside[bit | rest] =
          (beside[rest] ?? 0) + (steps[((sizes[bit | rest] ?? 0) + 1) * cards + card] ?? 0);
    }
  }

  /** @param hand in rising order, as all that is asked about */
  add(hand: readonly number[], kind = 0, value = 1): void {
    this.#number(hand);
    for (let mask = 0; mask < 1 << hand.length; mask += 1) {
      const number = kinds * (this.#numbers[mask] ?? 0) + kind;
      this.#sums[number] = (this.#sums[number] ?? 0) + value;
    }
  }

  /** The first sums over the hands that hold each set of these cards, by its mask; the array is the same each time. */
  held(deal: readonly number[]): Int32Array {
    this.#number(deal);
    for (let mask = 0; mask < masks; mask += 1)
      this.#held[mask] = this.#sums[kinds * (this.#numbers[mask] ?? 0)] ?? 0;
    return this.#held;
  }

  /**
   * Each sum over the hands that hold none of these cards, found by inclusion and exclusion; the array is the same each time.
   * @param open a card that the hands have to hold
   */
  without(deal: readonly number[], open?: number): Int32Array {
    this.#number(deal);
    if (open !== undefined) this.#numberBeside(deal, open);
    const numbers = open === undefined ? this.#numbers : this.#beside;
    // With the open card all five would be six.
    const end = open === undefined ? 1 << deal.length : Math.min(1 << deal.length, masks - 1);
    const sums = this.#sums;
    let [one, two, three] = [0, 0, 0];
    for (let mask = 0; mask < end; mask += 1) {
      const sign = 1 - 2 * ((sizes[mask] ?? 0) & 1);
      const first = kinds * (numbers[mask] ?? 0);
      one += sign * (sums[first] ?? 0);
      two += sign * (sums[first + 1] ?? 0);
      three += sign * (sums[first + 2] ?? 0);
    }
    this.#left[0] = one;
    this.#left[1] = two;
    this.#left[2] = three;
    return this.#left;
  }
}
