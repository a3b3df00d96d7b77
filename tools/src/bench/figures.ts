export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** @throws RangeError when there are none */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** By nearest rank. @throws RangeError when there are none */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is no value to take a percentile of.');
  return value;
}

export function figureTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit }) => `${name.padEnd(width)}  ${value.toFixed(1).padStart(10)} ${unit}`)
    .join('\n');
}
