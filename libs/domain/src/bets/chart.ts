import { money } from '../money/index.ts';

export interface ResultBar {
  /** Edges as parts of the height of the chart, from its top. */
  readonly top: number;
  readonly bottom: number;
}

export interface ResultChart {
  /** Where nothing was won or lost, as a part of the height from the top. */
  readonly zero: number;
  readonly bars: readonly ResultBar[];
  /** What the upper and the lower edge stand for, as wire decimals. */
  readonly highest: string;
  readonly lowest: string;
}

const unitsOf = (amount: string): bigint => {
  const parsed = money.parse(amount, 'FIAT', { negative: true });
  return parsed.ok ? parsed.value : 0n;
};

/** A part of a whole that is not zero, exact to a ten-thousandth whatever their size. */
const part = (units: bigint, whole: bigint): number => Number((units * 10_000n) / whole) / 10_000;

/** The bars of results in fiat, all to one scale from the greatest win to the greatest loss (BETS-18). */
export function resultChart(results: readonly string[]): ResultChart {
  const units = results.map(unitsOf);
  const highest = units.reduce((most, each) => (each > most ? each : most), 0n);
  const lowest = units.reduce((least, each) => (each < least ? each : least), 0n);
  const height = highest - lowest;
  const placeOf = (amount: bigint) => (height === 0n ? 1 : part(highest - amount, height));
  const zero = placeOf(0n);
  return {
    zero,
    bars: units.map((each) => {
      const place = placeOf(each);
      return { top: Math.min(place, zero), bottom: Math.max(place, zero) };
    }),
    highest: money.format(money.of(highest), 'FIAT'),
    lowest: money.format(money.of(lowest), 'FIAT'),
  };
}
