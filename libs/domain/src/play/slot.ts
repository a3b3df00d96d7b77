import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** From the highest paid to the lowest; WILD substitutes for any of them. */
export const slotSymbols = ['WILD', 'CROWN', 'BELL', 'GEM', 'FEATHER', 'ACE', 'KING', 'QUEEN'] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

/** Pays of 3, 4 and 5 of a kind from the left, in stakes of one line. The expected return is 96.16 % of the stake. */
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

/** @param random returns numbers from 0 up to but not including 1; called five times */
export function spinSlot(random: () => number): SlotOutcome {
  return slotOutcome(slotReels.map((reel) => Math.floor(random() * reel.length) % reel.length));
}

/** The stakes of a ladder that divide evenly by the lines, so that every pay is exact. */
export function slotStakes(ladder: readonly Minor[]): readonly Minor[] {
  return ladder.filter((stake) => stake % BigInt(slotLines.length) === 0n);
}

/** Exact for {@link slotStakes}. */
export function slotPayout(stake: Minor, outcome: Pick<SlotOutcome, 'pays'>): Minor {
  return money.of((stake * BigInt(outcome.pays)) / BigInt(slotLines.length));
}
