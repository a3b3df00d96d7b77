import { money } from '../../money/index.ts';
import { singleStep } from '../model.ts';
import type { StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { linesSlot, scatter, slotPayout, slotStakes } from './lines.ts';
import type { LinesParts, SlotOutcome } from './lines.ts';
import { linesRules, slotTable, slotView } from './plain.ts';

/** Scatters in view that start the feature. */
const enough = 3;
export const featureSpins = 8;
/** How often over each win of a free spin is paid. */
export const featureTimes = 2;

const parts: LinesParts = {
  pays: {
    WILD: [40, 200, 800],
    CROWN: [18, 70, 300],
    BELL: [12, 50, 200],
    GEM: [8, 35, 110],
    FEATHER: [6, 25, 80],
    ACE: [4, 12, 50],
    KING: [4, 10, 40],
    QUEEN: [3, 8, 30],
  },
  counts: { WILD: 2, CROWN: 3, BELL: 3, GEM: 4, FEATHER: 4, ACE: 4, KING: 5, QUEEN: 5 },
  scatters: 2,
};

const slot = linesSlot(parts);

const scattersIn = ({ grid }: SlotOutcome): number => grid.flat().filter((face) => face === scatter).length;

/** Per reel, how many of its stops show so many scatters: none, one and so on. */
const stopsByScatters = slot.reels.map((reel) => {
  const shown = reel.map(
    (_, stop) => [0, 1, 2].filter((row) => reel[(stop + row) % reel.length] === scatter).length,
  );
  return [0, 1, 2, 3].map((count) => BigInt(shown.filter((each) => each === count).length));
});

/** How often the feature starts: the ways of all reels together that show enough scatters. */
export function featureChance(): Rational {
  let ways = [1n];
  for (const stops of stopsByScatters) {
    const next = Array.from({ length: ways.length + stops.length - 1 }, () => 0n);
    for (const [before, count] of ways.entries()) {
      for (const [more, stopsOf] of stops.entries())
        next[before + more] = (next[before + more] ?? 0n) + count * stopsOf;
    }
    ways = next;
  }
  const sum = (counts: readonly bigint[]) => counts.reduce((total, count) => total + count, 0n);
  return rational(sum(ways.slice(enough)), sum(ways));
}

/**
 * Each spin returns what its lines return, and starts the free spins with a chance of its own, which does not start them
 * again: base * (1 + chance * spins * times).
 */
function exactReturn(): Rational {
  const base = slot.lineReturn();
  const { over, under } = featureChance();
  return rational(base.over * (under + over * BigInt(featureSpins * featureTimes)), base.under * under);
}

export const featureSlot: StudioModel = {
  id: 'SLOT_FREE_SPINS',
  kind: 'SLOT',
  volatility: 'HIGH',
  rules: [
    ...linesRules,
    `Three or more bonus symbols anywhere start ${String(featureSpins)} free spins, in which every win is paid ${String(featureTimes)} times over.`,
    'Free spins cost nothing, are played at once, and start no further ones.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'RUNG',
  stakesOf: slotStakes,
  table: slotTable(slot, parts),
  play: singleStep(({ stake }, draws) => {
    const base = slot.spin(draws);
    const started = scattersIn(base) >= enough;
    const spins = Array.from({ length: started ? featureSpins : 0 }, () => slot.spin(draws));
    const free = slotPayout(stake, { pays: featureTimes * spins.reduce((sum, { pays }) => sum + pays, 0) });
    return {
      payout: money.add(slotPayout(stake, base), free),
      view: {
        ...slotView(stake, base),
        free: spins.map((spin) => slotView(stake, spin, featureTimes)),
        freeWon: free,
      },
    };
  }),
};
