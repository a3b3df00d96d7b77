import { antePays, holdemRules } from '../casino-holdem.ts';
import { heightAt, pokerHandOf, strengthOf, suitAt } from '../strength.ts';

const cards = 52;

/** One of these for each rank: sums of seven, four of one at most, differ from each other. */
const keys = [0, 1, 5, 22, 98, 453, 2031, 8698, 22_854, 83_661, 262_349, 636_345, 1_479_181];
const highestKey = 7_825_759;

/** Places of strengths among all, from the lowest: seven cards by the sum of their keys, and suited ones by the bits of their ranks. */
interface Places {
  readonly strengths: readonly number[];
  readonly ofKeys: Uint16Array;
  readonly ofSuited: Uint16Array;
}

/** Cards of these ranks of which no five are of one suit: suits come in turn. */
const mixed = (heights: readonly number[]): number[] =>
  heights.map((height, index) => 13 * (index % 4) + ((height + 1) % 13));

function forEveryRanks(visit: (heights: readonly number[]) => void): void {
  const heights: number[] = [];
  const from = (least: number) => {
    if (heights.length === 7) {
      visit(heights);
      return;
    }
    for (let height = least; height < 13; height += 1) {
      if (heights.at(-4) === height) continue;
      heights.push(height);
      from(height);
      heights.pop();
    }
  };
  from(0);
}

function findPlaces(): Places {
  const byKey = new Map<number, number>();
  forEveryRanks((heights) => {
    const key = heights.reduce((sum, height) => sum + (keys[height] ?? 0), 0);
    if (byKey.has(key)) throw new Error('Two sets of ranks have one key.');
    byKey.set(key, strengthOf(mixed(heights)));
  });
  const bySuited = new Map<number, number>();
  for (let bits = 0; bits < 2 ** 13; bits += 1) {
    const suited = Array.from({ length: 13 }, (_, height) => height).filter((height) => bits & (1 << height));
    if (suited.length >= 5 && suited.length <= 7)
      bySuited.set(bits, strengthOf(suited.map((height) => (height + 1) % 13)));
  }
  const strengths = [...new Set([...byKey.values(), ...bySuited.values()])].sort((one, other) => one - other);
  const places = new Map(strengths.map((strength, place) => [strength, place]));
  const ofKeys = new Uint16Array(highestKey + 1);
  for (const [key, strength] of byKey) ofKeys[key] = places.get(strength) ?? 0;
  const ofSuited = new Uint16Array(2 ** 13);
  for (const [bits, strength] of bySuited) ofSuited[bits] = places.get(strength) ?? 0;
  return { strengths, ofKeys, ofSuited };
}

const { strengths, ofKeys, ofSuited } = findPlaces();
const qualifying = strengths.findIndex((strength) => strength >= holdemRules.qualifying);
const pays = Uint8Array.from(strengths, (strength) => antePays(pokerHandOf(strength)));
const keyOf = Int32Array.from({ length: cards }, (_, card) => keys[heightAt(card)] ?? 0);
const bitOf = Int32Array.from({ length: cards }, (_, card) => 1 << heightAt(card));
const suitOf = Int32Array.from({ length: cards }, (_, card) => suitAt(card));

/** The place of seven cards among all strengths, as {@link strengthOf} finds it. */
export function placeOfSeven(seven: readonly number[]): number {
  let key = 0;
  const suited = [0, 0, 0, 0];
  const counts = [0, 0, 0, 0];
  for (const card of seven) {
    const suit = suitAt(card);
    key += keyOf[card] ?? 0;
    suited[suit] = (suited[suit] ?? 0) | (bitOf[card] ?? 0);
    counts[suit] = (counts[suit] ?? 0) + 1;
  }
  const flush = counts.findIndex((count) => count >= 5);
  return (flush < 0 ? ofKeys[key] : ofSuited[suited[flush] ?? 0]) ?? 0;
}

export const strengthAtPlace = (place: number): number => strengths[place] ?? 0;

const holes = (49 * 48) / 2;
const seats = (47 * 46) / 2;
const places = new Uint16Array(seats);
const firsts = new Uint8Array(seats);
const seconds = new Uint8Array(seats);
const holeIds = new Uint16Array(seats);
const order = new Uint16Array(seats);
const starts = new Int32Array(strengths.length + 1);
const below = new Int32Array(cards);
const group = new Int32Array(cards);
const unqualified = new Int32Array(cards);

/** Dealer's hands against one of the player's on a full board. */
export const dealers = (45 * 44) / 2;

/** Lists the pairs that can be held beside a board, with the places of what they make of it. */
function rankSeats(left: readonly number[], board: readonly number[]): void {
  let key = 0;
  const counts = [0, 0, 0, 0];
  for (const card of board) {
    key += keyOf[card] ?? 0;
    counts[suitAt(card)] = (counts[suitAt(card)] ?? 0) + 1;
  }
  const suit = counts.findIndex((count) => count >= 3);
  const missing = suit < 0 ? 9 : 5 - (counts[suit] ?? 0);
  let bits = 0;
  for (const card of board) if (suitOf[card] === suit) bits |= bitOf[card] ?? 0;
  const [turn = 0, river = 0] = board.slice(3).map((card) => left.indexOf(card));
  let seat = 0;
  let hole = 0;
  for (let one = 0; one < left.length; one += 1) {
    const first = left[one] ?? 0;
    const isFirstSuited = suitOf[first] === suit ? 1 : 0;
    const firstKey = key + (keyOf[first] ?? 0);
    for (let other = one + 1; other < left.length; other += 1) {
      hole += 1;
      if (one === turn || one === river || other === turn || other === river) continue;
      const second = left[other] ?? 0;
      const isSecondSuited = suitOf[second] === suit ? 1 : 0;
      const isFlush = isFirstSuited + isSecondSuited >= missing;
      const suitedBits =
        bits | (isFirstSuited ? (bitOf[first] ?? 0) : 0) | (isSecondSuited ? (bitOf[second] ?? 0) : 0);
      places[seat] = (isFlush ? ofSuited[suitedBits] : ofKeys[firstKey + (keyOf[second] ?? 0)]) ?? 0;
      firsts[seat] = first;
      seconds[seat] = second;
      holeIds[seat] = hole - 1;
      seat += 1;
    }
  }
}

function sortSeats(): void {
  starts.fill(0);
  for (let seat = 0; seat < seats; seat += 1) {
    const next = (places[seat] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  for (let seat = 0; seat < seats; seat += 1) {
    const place = places[seat] ?? 0;
    order[starts[place] ?? 0] = seat;
    starts[place] = (starts[place] ?? 0) + 1;
  }
}

function count(of: Int32Array, seat: number, by: number): void {
  const [first = 0, second = 0] = [firsts[seat], seconds[seat]];
  of[first] = (of[first] ?? 0) + by;
  of[second] = (of[second] ?? 0) + by;
}

/** Adds to each pair what both stakes get back over all of the dealer's, in antes. */
function addBacks(backs: Float64Array): void {
  below.fill(0);
  unqualified.fill(0);
  let unqualifiedAll = 0;
  for (let seat = 0; seat < seats; seat += 1)
    if ((places[seat] ?? 0) < qualifying) {
      count(unqualified, seat, 1);
      unqualifiedAll += 1;
    }
  for (let from = 0; from < seats;) {
    const place = places[order[from] ?? 0] ?? 0;
    let to = from;
    while (to < seats && places[order[to] ?? 0] === place) to += 1;
    for (let index = from; index < to; index += 1) count(group, order[index] ?? 0, 1);
    const plays = place >= qualifying;
    for (let index = from; index < to; index += 1) {
      const seat = order[index] ?? 0;
      const [first = 0, second = 0] = [firsts[seat], seconds[seat]];
      const others = (all: number, of: Int32Array) => all - (of[first] ?? 0) - (of[second] ?? 0);
      // A pair that is itself among those that are counted was taken away twice.
      const out = others(unqualifiedAll, unqualified) + (plays ? 0 : 1);
      const lower = plays ? others(from, below) - out : 0;
      const equal = plays ? others(to - from, group) + 1 : 0;
      const hole = holeIds[seat] ?? 0;
      const ante = 1 + (pays[place] ?? 0);
      backs[hole] = (backs[hole] ?? 0) + out * (ante + 2) + lower * (ante + 4) + equal * 3;
    }
    for (let index = from; index < to; index += 1) {
      count(group, order[index] ?? 0, -1);
      count(below, order[index] ?? 0, 1);
    }
    from = to;
  }
}

/** What each pair of cards beside a flop gets back of a raise, over every rest of the board and every hand of the dealer's. */
export function backsAt(flop: readonly number[]): Float64Array {
  const left = Array.from({ length: cards }, (_, card) => card).filter((card) => !flop.includes(card));
  const backs = new Float64Array(holes);
  for (let one = 0; one < left.length; one += 1)
    for (let other = one + 1; other < left.length; other += 1) {
      rankSeats(left, [...flop, left[one] ?? 0, left[other] ?? 0]);
      sortSeats();
      addBacks(backs);
    }
  return backs;
}

/** How many ends a pair beside a flop has: boards times hands of the dealer's. */
export const ends = seats * dealers;
