import { strengthAs } from '../poker/strength.ts';
import { ace, backStrengthOf, frontStrengthOf, heightOf } from './hands.ts';

/** Two cards in front and five behind, and how strong they are. */
export interface Setting {
  /** Places among the seven, from 0 on. */
  readonly places: readonly [number, number];
  readonly front: number;
  readonly back: number;
}

/** Every two of seven places. */
export const pairsOfPlaces: readonly (readonly [number, number])[] = Array.from({ length: 6 }, (_, one) =>
  Array.from({ length: 6 - one }, (_rest, index) => [one, one + 1 + index] as const),
).flat();

export function settingOf(cards: readonly number[], places: readonly [number, number]): Setting {
  const isFront = (place: number) => place === places[0] || place === places[1];
  return {
    places,
    front: frontStrengthOf(cards.filter((_, place) => isFront(place))),
    back: backStrengthOf(cards.filter((_, place) => !isFront(place))),
  };
}

/** The hand behind may not be lower than the one in front. */
export const isLegal = ({ front, back }: Setting): boolean => back >= front;

/** By how many there are of each height, from the most to the fewest, the higher first. */
function groupsOf(heights: readonly number[]): readonly (readonly [height: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1);
  return [...counts].sort(([height, count], [other, ofOther]) => ofOther - count || other - height);
}

const [seven, ten, jack, king] = [5, 8, 9, 11];

type Heights = readonly [number, number];

/** Whether four of a kind are split, with this card the highest beside them. */
const splitsFour = (height: number, beside: number): boolean =>
  height >= jack || (height >= seven && beside !== ace);

/** What stands in front when ranks alone decide: of four of a kind, a full house or three pairs; undefined of less. */
function frontOfMany(heights: readonly number[]): Heights | undefined {
  const groups = groupsOf(heights);
  const [[first, most], [second, next]] = [groups[0] ?? [0, 0], groups[1] ?? [0, 0]];
  const pair = groups.slice(1).find(([, count]) => count >= 2)?.[0];
  if (most === 5) return pair === king ? [king, king] : [ace, ace];
  if (most === 4) {
    if (pair !== undefined) return [pair, pair];
    return splitsFour(first, second) ? [first, first] : [second, groups[2]?.[0] ?? 0];
  }
  if (most === 3 && next === 3) return [first, first];
  if (most === 3 && pair !== undefined) return [pair, pair];
  return most === 2 && groups[2]?.[1] === 2 ? [first, first] : undefined;
}

/** What stands in front of three of a kind, two pairs, a pair or less. */
function frontOfFew(heights: readonly number[]): Heights {
  const groups = groupsOf(heights);
  const [[first, most], [second, next]] = [groups[0] ?? [0, 0], groups[1] ?? [0, 0]];
  const [high = 0, low = 0] = groups.filter(([, count]) => count === 1).map(([height]) => height);
  if (most === 3) return first === ace ? [ace, high] : [high, low];
  if (most === 2 && next === 2) return first <= ten && high === ace ? [high, low] : [second, second];
  return most === 2 ? [high, low] : [second, groups[2]?.[0] ?? 0];
}

const straight = strengthAs('STRAIGHT', []);

const best = (settings: readonly Setting[], by: (setting: Setting) => number): readonly Setting[] => {
  const most = Math.max(...settings.map(by));
  return settings.filter((setting) => by(setting) === most);
};

const frontStrengthFor = ([high, low]: Heights): number =>
  high === low ? strengthAs('PAIR', [high]) : strengthAs('HIGH_CARD', [high, low]);

/** How the dealer sets seven cards; the sentences of the rules say the same. */
export function houseWay(cards: readonly number[]): Setting {
  const heights = cards.map(heightOf);
  const settings = pairsOfPlaces.map((places) => settingOf(cards, places));
  const many = frontOfMany(heights);
  const complete = many ? [] : settings.filter(({ back }) => back >= straight);
  const front = frontStrengthFor(many ?? frontOfFew(heights));
  const chosen =
    complete.length > 0
      ? best(complete, (each) => each.front)
      : settings.filter((each) => each.front === front);
  const [setting] = best(chosen, (each) => each.back);
  if (!setting) throw new Error('Seven cards cannot be set.');
  return setting;
}
