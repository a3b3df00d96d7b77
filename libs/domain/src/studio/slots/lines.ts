import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import type { Draws } from '../fairness.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

/** From the highest paid to the lowest; WILD substitutes for any of them. */
export const slotSymbols = ['WILD', 'CROWN', 'BELL', 'GEM', 'FEATHER', 'ACE', 'KING', 'QUEEN'] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

/** Pays on no line, and is none that a wild stands for. */
export const scatter = 'SCATTER' as const;

export type SlotFace = SlotSymbol | typeof scatter;

export type SlotPays = Readonly<Record<SlotSymbol, readonly [three: number, four: number, five: number]>>;

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

const rows = 3;

/** Coprime to the length of a reel, so that equal symbols are never adjacent. */
const strides = [7, 11, 13, 19, 23] as const;

export interface SlotWin {
  /** Index in {@link slotLines}. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: 3 | 4 | 5;
  readonly pays: number;
}

export type LineWin = Omit<SlotWin, 'line'>;

export interface SlotOutcome {
  /** Top row of each reel, 0 to 31. */
  readonly stops: readonly number[];
  /** Symbols by reel, from top to bottom. */
  readonly grid: readonly (readonly SlotFace[])[];
  readonly wins: readonly SlotWin[];
  /** In stakes of one line. */
  readonly pays: number;
}

export interface LinesParts {
  /** Pays of 3, 4 and 5 of a kind from the left, in stakes of one line. */
  readonly pays: SlotPays;
  /** How often each symbol is on each reel; together with the scatters 32. */
  readonly counts: Readonly<Record<SlotSymbol, number>>;
  /** How many scatters are on each reel; none when left out. */
  readonly scatters?: number;
}

const at = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('A slot has no such stop.');
  return entry;
};

function reelsOf({ counts, scatters = 0 }: LinesParts): readonly (readonly SlotFace[])[] {
  const sorted: SlotFace[] = slotSymbols.flatMap((symbol) =>
    Array.from({ length: counts[symbol] }, () => symbol),
  );
  sorted.push(...Array.from({ length: scatters }, () => scatter));
  return strides.map((stride) => sorted.map((_, stop) => at(sorted, stop * stride)));
}

function run(symbols: readonly SlotFace[], symbol: SlotSymbol): number {
  const end = symbols.findIndex((entry) => entry !== symbol && entry !== 'WILD');
  return end < 0 ? symbols.length : end;
}

/** The best pay from the left, or null; among equals that of the symbol itself rather than of wilds. */
function lineWinOf(table: SlotPays, symbols: readonly SlotFace[]): LineWin | null {
  const pay = (symbol: SlotSymbol, count: number): LineWin | null =>
    count === 3 || count === 4 || count === 5 ? { symbol, count, pays: at(table[symbol], count - 3) } : null;
  const first = symbols.find((symbol) => symbol !== 'WILD') ?? 'WILD';
  const own = first === scatter ? null : pay(first, run(symbols, first));
  const wild = pay('WILD', run(symbols, 'WILD'));
  return (wild?.pays ?? 0) > (own?.pays ?? 0) ? wild : own;
}

/** What a line can show from some reel on, with the number of stops that show it. */
function* linesFrom(
  { counts, scatters = 0 }: Omit<LinesParts, 'pays'>,
  reel: number,
): Generator<{ readonly symbols: readonly SlotFace[]; readonly ways: number }> {
  if (reel === strides.length) {
    yield { symbols: [], ways: 1 };
    return;
  }
  const faces = [
    ...slotSymbols.map((symbol) => [symbol, counts[symbol]] as const),
    [scatter, scatters] as const,
  ];
  for (const rest of linesFrom({ counts, scatters }, reel + 1)) {
    for (const [face, count] of faces) {
      if (count > 0) yield { symbols: [face, ...rest.symbols], ways: count * rest.ways };
    }
  }
}

/** Five reels of 32 stops, three rows and ten lines: what every slot of the studio is made from. */
export function linesSlot(parts: LinesParts) {
  const reels = reelsOf(parts);
  let returned: Rational | undefined;
  const lineWin = (symbols: readonly SlotFace[]) => lineWinOf(parts.pays, symbols);
  const outcome = (stops: readonly number[]): SlotOutcome => {
    const grid = reels.map((reel, index) =>
      Array.from({ length: rows }, (_, row) => at(reel, (stops[index] ?? 0) + row)),
    );
    const wins = slotLines.flatMap((line, index) => {
      const win = lineWin(grid.map((reel, column) => at(reel, line[column] ?? 0)));
      return win ? [{ line: index, ...win }] : [];
    });
    return { stops, grid, wins, pays: wins.reduce((total, win) => total + win.pays, 0) };
  };
  /** By enumeration of all that a line can show: each line pays alike, and the stake is spread evenly over them. */
  const lineReturn = (): Rational => {
    if (returned) return returned;
    let paid = 0;
    let ways = 0;
    for (const line of linesFrom(parts, 0)) {
      paid += line.ways * (lineWin(line.symbols)?.pays ?? 0);
      ways += line.ways;
    }
    returned = rational(BigInt(paid), BigInt(ways));
    return returned;
  };
  /** Stops the reels one after the other, from the left. */
  const spin = (draws: Draws): SlotOutcome => outcome(reels.map((reel) => draws.below(reel.length)));
  return { reels, lineWin, outcome, lineReturn, spin };
}

export type LinesSlot = ReturnType<typeof linesSlot>;

/** The stakes of a ladder that divide evenly by the lines, so that every pay is exact. */
export function slotStakes(ladder: readonly Minor[]): readonly Minor[] {
  return ladder.filter((stake) => stake % BigInt(slotLines.length) === 0n);
}

/** Exact for {@link slotStakes}. */
export function slotPayout(stake: Minor, { pays }: Pick<SlotOutcome, 'pays'>): Minor {
  return money.of((stake * BigInt(pays)) / BigInt(slotLines.length));
}
