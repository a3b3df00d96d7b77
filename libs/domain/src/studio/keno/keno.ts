import { money } from '../../money/index.ts';
import { drawDistinct, waysToChoose } from '../distinct.ts';
import { singleStep } from '../model.ts';
import type { Json, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { isMore } from '../rational-sums.ts';

const highest = 80;
const drawnCount = 20;

interface Prize {
  readonly matches: number;
  /** In stakes, the stake itself with it. */
  readonly pays: number;
}

/** Pays by how many numbers are picked, for no match first and then for the most matches down. */
const pays: readonly (readonly [
  spots: number,
  prizes: readonly (readonly [matches: number, pays: number])[],
])[] = [
  [2, [[2, 16]]],
  [
    3,
    [
      [3, 49],
      [2, 2],
    ],
  ],
  [
    4,
    [
      [4, 145],
      [3, 7],
      [2, 1],
    ],
  ],
  [
    5,
    [
      [5, 620],
      [4, 25],
      [3, 3],
    ],
  ],
  [
    6,
    [
      [6, 1850],
      [5, 75],
      [4, 8],
      [3, 2],
    ],
  ],
  [
    7,
    [
      [7, 6200],
      [6, 220],
      [5, 30],
      [4, 4],
      [3, 1],
    ],
  ],
  [
    8,
    [
      [8, 12_000],
      [7, 1000],
      [6, 90],
      [5, 16],
      [4, 3],
    ],
  ],
  [
    9,
    [
      [9, 20_000],
      [8, 3000],
      [7, 250],
      [6, 42],
      [5, 7],
      [4, 2],
    ],
  ],
  [
    10,
    [
      [10, 25_000],
      [9, 5000],
      [8, 1000],
      [7, 140],
      [6, 24],
      [5, 3],
      [0, 3],
    ],
  ],
];

const prizesBySpots: ReadonlyMap<number, readonly Prize[]> = new Map(
  pays.map(([spots, prizes]) => [spots, prizes.map(([matches, each]) => ({ matches, pays: each }))]),
);

export const spotCounts: readonly number[] = [...prizesBySpots.keys()];

/** How many of the draws match so many of the numbers picked. */
export const waysToMatch = (spots: number, matches: number): bigint =>
  waysToChoose(spots, matches) * waysToChoose(highest - spots, drawnCount - matches);

/** Hypergeometric, in closed form: the same whichever numbers are picked. */
export function returnFor(spots: number): Rational {
  const prizes = prizesBySpots.get(spots) ?? [];
  const paid = prizes.reduce(
    (sum, { matches, pays: each }) => sum + waysToMatch(spots, matches) * BigInt(each),
    0n,
  );
  return rational(paid, waysToChoose(highest, drawnCount));
}

const exactReturn = (): Rational =>
  spotCounts.map(returnFor).reduce((best, each) => (isMore(each, best) ? each : best));

const isNumber = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highest;

function picksIn(choice: Json): readonly number[] | null {
  if (!Array.isArray(choice) || !prizesBySpots.has(choice.length)) return null;
  const numbers = (choice as readonly Json[]).filter(isNumber);
  return new Set(numbers).size === choice.length ? numbers : null;
}

export const keno: StudioModel = {
  id: 'KENO_20_OF_80',
  kind: 'KENO',
  volatility: 'HIGH',
  rules: [
    'Pick two to ten different numbers from 1 to 80; twenty of them are drawn.',
    'What you win depends on how many you picked and how many of yours are drawn.',
    'Whoever picks ten is paid for no match at all, too.',
    'Every set of numbers is as likely as any other, so no pick is better than another of its size.',
    'Another count than eight returns between 95.40 and 96.20 %.',
  ],
  returnOf: 'to whoever picks eight numbers',
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: {
    highest,
    drawn: drawnCount,
    spots: [...prizesBySpots].map(([spots, prizes]) => ({
      spots,
      prizes: prizes.map((prize) => ({ ...prize })),
    })),
  },
  play: singleStep(({ stake, choice }, draws) => {
    const picks = picksIn(choice);
    if (!picks) return null;
    const drawn = drawDistinct(draws, drawnCount, highest);
    const matches = drawn.filter((number) => picks.includes(number));
    const prize = prizesBySpots.get(picks.length)?.find((each) => each.matches === matches.length);
    return { payout: money.of(stake * BigInt(prize?.pays ?? 0)), view: { picks, drawn, matches } };
  }),
};
