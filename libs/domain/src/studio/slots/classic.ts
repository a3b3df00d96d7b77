import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import type { Draws } from '../fairness.ts';
import { singleStep } from '../model.ts';
import type { StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

/** From the highest paid to the lowest; WILD substitutes for any of them. */
export const slotSymbols = ['WILD', 'CROWN', 'BELL', 'GEM', 'FEATHER', 'ACE', 'KING', 'QUEEN'] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

/** Pays of 3, 4 and 5 of a kind from the left, in stakes of one line. */
export const slotPays: Readonly<Record<SlotSymbol, readonly [three: number, four: number, five: number]>> = {
  WILD: [50, 250, 1000],
  CROWN: [25, 100, 500],
  BELL: [20, 80, 300],
  GEM: [12, 50, 200],
  FEATHER: [10, 40, 150],
  ACE: [6, 20, 80],
  KING: [6, 20, 60],
  QUEEN: [5, 14, 40],
};

/** Per line, its row on each reel, 0 to 2 from the top. */
export const slotLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

const symbolCounts: Readonly<Record<SlotSymbol, number>> = {
  WILD: 2,
  CROWN: 3,
  BELL: 3,
  GEM: 4,
  FEATHER: 4,
  ACE: 5,
  KING: 5,
  QUEEN: 6,
};

const rows = 3;

/** Coprime to the length of a reel, so that equal symbols are never adjacent. */
const strides = [7, 11, 13, 19, 23] as const;

const sorted: readonly SlotSymbol[] = slotSymbols.flatMap((symbol) =>
  Array.from({ length: symbolCounts[symbol] }, () => symbol),
);

const at = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('A slot has no such stop.');
  return entry;
};

export const slotReels: readonly (readonly SlotSymbol[])[] = strides.map((stride) =>
  sorted.map((_, stop) => at(sorted, stop * stride)),
);

export interface SlotWin {
  /** Index in {@link slotLines}. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: 3 | 4 | 5;
  readonly pays: number;
}

export interface SlotOutcome {
  /** Top row of each reel, 0 to 31. */
  readonly stops: readonly number[];
  /** Symbols by reel, from top to bottom. */
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly SlotWin[];
  readonly pays: number;
}

function run(symbols: readonly SlotSymbol[], symbol: SlotSymbol): number {
  const end = symbols.findIndex((entry) => entry !== symbol && entry !== 'WILD');
  return end < 0 ? symbols.length : end;
}

type LineWin = Omit<SlotWin, 'line'>;

function pay(symbol: SlotSymbol, count: number): LineWin | null {
  return count === 3 || count === 4 || count === 5
    ? { symbol, count, pays: at(slotPays[symbol], count - 3) }
    : null;
}

/** The best pay from the left, or null; among equals that of the symbol itself rather than of wilds. */
export function lineWin(symbols: readonly SlotSymbol[]): LineWin | null {
  const first = symbols.find((symbol) => symbol !== 'WILD') ?? 'WILD';
  const own = pay(first, run(symbols, first));
  const wild = pay('WILD', run(symbols, 'WILD'));
  return (wild?.pays ?? 0) > (own?.pays ?? 0) ? wild : own;
}

export function slotOutcome(stops: readonly number[]): SlotOutcome {
  const grid = slotReels.map((reel, index) =>
    Array.from({ length: rows }, (_, row) => at(reel, (stops[index] ?? 0) + row)),
  );
  const wins = slotLines.flatMap((line, index) => {
    const win = lineWin(grid.map((reel, column) => at(reel, line[column] ?? 0)));
    return win ? [{ line: index, ...win }] : [];
  });
  return { stops, grid, wins, pays: wins.reduce((total, win) => total + win.pays, 0) };
}

/** Stops the reels one after the other, from the left. */
export function spinSlot(draws: Draws): SlotOutcome {
  return slotOutcome(slotReels.map((reel) => draws.below(reel.length)));
}

/** The stakes of a ladder that divide evenly by the lines, so that every pay is exact. */
export function slotStakes(ladder: readonly Minor[]): readonly Minor[] {
  return ladder.filter((stake) => stake % BigInt(slotLines.length) === 0n);
}

/** Exact for {@link slotStakes}. */
export function slotPayout(stake: Minor, outcome: Pick<SlotOutcome, 'pays'>): Minor {
  return money.of((stake * BigInt(outcome.pays)) / BigInt(slotLines.length));
}

/** What a line can show from some reel on, with the number of stops that show it. */
function* linesFrom(
  reel: number,
): Generator<{ readonly symbols: readonly SlotSymbol[]; readonly ways: number }> {
  if (reel === slotReels.length) {
    yield { symbols: [], ways: 1 };
    return;
  }
  for (const rest of linesFrom(reel + 1)) {
    for (const symbol of slotSymbols) {
      yield { symbols: [symbol, ...rest.symbols], ways: symbolCounts[symbol] * rest.ways };
    }
  }
}

let returned: Rational | undefined;

/** By enumeration of all that a line can show: each line pays alike, and the stake is spread evenly over them. */
function exactReturn(): Rational {
  if (returned) return returned;
  let paid = 0;
  let ways = 0;
  for (const line of linesFrom(0)) {
    paid += line.ways * (lineWin(line.symbols)?.pays ?? 0);
    ways += line.ways;
  }
  returned = rational(BigInt(paid), BigInt(ways));
  return returned;
}

export const classicSlot: StudioModel = {
  id: 'SLOT_CLASSIC',
  kind: 'SLOT',
  volatility: 'MEDIUM',
  rules: [
    'A stake is spread evenly over the ten lines, which are always in play.',
    'Equal symbols pay from the left reel on. A wild stands for any other symbol.',
    'Each line pays its highest win; the wins of all lines are added up.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'RUNG',
  stakesOf: slotStakes,
  table: {
    reels: slotReels,
    lines: slotLines,
    pays: slotSymbols.map((symbol) => ({ symbol, pays: slotPays[symbol] })),
    idle: slotOutcome([3, 9, 17, 22, 29]).grid,
  },
  play: singleStep(({ stake }, draws) => {
    const { stops, grid, wins, pays } = spinSlot(draws);
    return {
      payout: slotPayout(stake, { pays }),
      view: {
        stops,
        grid,
        wins: wins.map(({ line, symbol, count, pays: times }) => ({
          line,
          symbol,
          count,
          amount: slotPayout(stake, { pays: times }),
        })),
      },
    };
  }),
};
