import { expect, it } from 'vitest';
import { figureTable, median, percentile } from './figures.ts';

it('takes percentiles by nearest rank', () => {
  const values = [15, 20, 35, 40, 50];
  expect([5, 30, 40, 50, 95, 100].map((percent) => percentile(values, percent))).toEqual([
    15, 20, 20, 35, 50, 50,
  ]);
  expect(median([3, 1, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});

it('lines the figures up', () => {
  const figures = [
    { name: 'ready', value: 812.34, unit: 'ms' },
    { name: 'size', value: 5, unit: 'KiB' },
  ];
  expect(figureTable(figures)).toBe('ready       812.3 ms\nsize          5.0 KiB');
});
