import { money } from '../../money/index.ts';
import { singleStep } from '../model.ts';
import type { StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { nothing, plus, times } from '../rational-sums.ts';

/** A pay in stakes, and how many of the hits of a fish have it. */
interface Catch {
  readonly pays: number;
  readonly of: number;
}

export interface Fish {
  readonly id: string;
  readonly name: string;
  /** How many of ten thousand shots catch it. */
  readonly hits: number;
  readonly catches: readonly Catch[];
}

const shots = 10_000;

export const shoal: readonly Fish[] = [
  { id: 'MINNOW', name: 'Minnow', hits: 4800, catches: [{ pays: 2, of: 1 }] },
  { id: 'CLOWNFISH', name: 'Clownfish', hits: 1920, catches: [{ pays: 5, of: 1 }] },
  { id: 'PUFFER', name: 'Puffer', hits: 960, catches: [{ pays: 10, of: 1 }] },
  { id: 'TURTLE', name: 'Turtle', hits: 480, catches: [{ pays: 20, of: 1 }] },
  { id: 'RAY', name: 'Ray', hits: 192, catches: [{ pays: 50, of: 1 }] },
  { id: 'SHARK', name: 'Shark', hits: 96, catches: [{ pays: 100, of: 1 }] },
  {
    id: 'TREASURE_CRAB',
    name: 'Treasure crab',
    hits: 384,
    catches: [
      { pays: 10, of: 4 },
      { pays: 20, of: 3 },
      { pays: 100, of: 1 },
    ],
  },
];

const shares = ({ catches }: Fish): number => catches.reduce((sum, each) => sum + each.of, 0);

/** What a shot at a fish is paid back on average, in stakes. */
export function returnAt(fish: Fish): Rational {
  const caught = fish.catches.reduce((sum, { pays, of }) => sum + pays * of, 0);
  return times(rational(BigInt(fish.hits), BigInt(shots)), rational(BigInt(caught), BigInt(shares(fish))));
}

/** One shot at every fish; each returns alike. */
function exactReturn(): Rational {
  const total = shoal.reduce((sum, fish) => plus(sum, returnAt(fish)), nothing);
  return times(total, rational(1n, BigInt(shoal.length)));
}

/** Which of the catches of a fish a draw falls on. */
function caughtBy({ catches }: Fish, drawn: number): number {
  let left = drawn;
  for (const { pays, of } of catches) {
    if (left < of) return pays;
    left -= of;
  }
  return 0;
}

export const reefFish: StudioModel = {
  id: 'FISH_REEF',
  kind: 'FISH',
  volatility: 'MEDIUM',
  rules: [
    'Each shot is a stake at the fish that you aim at. It is caught or it gets away; no shot counts for the next.',
    'The more a fish pays, the harder it is to catch. Each returns alike.',
    'A treasure crab pays 10 stakes in half of the catches, 20 in three of eight and 100 in one of eight.',
    'A shot hits what it is aimed at: where the fish swims changes nothing.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: {
    fish: shoal.map(({ id, name, hits, catches }) => ({
      ...{ id, name, hits, shots },
      pays: catches.map(({ pays }) => pays),
    })),
  },
  play: singleStep(({ stake, choice }, draws) => {
    const fish = shoal.find(({ id }) => id === choice);
    if (!fish) return null;
    const caught = draws.below(shots) < fish.hits;
    const pays = caught ? caughtBy(fish, draws.below(shares(fish))) : 0;
    return { payout: money.of(stake * BigInt(pays)), view: { fish: fish.id, caught, pays } };
  }),
};
