import { describe, expect, it } from 'vitest';
import { decideBounds, mostBounds } from './decide-bounds.ts';

describe('the bounds of results', () => {
  const hours = (count: number) => Array.from({ length: count }, (_, index) => index * 3_600_000);

  it('are 2 to 64', () => {
    expect(mostBounds).toBe(64);
    for (const count of [0, 1, 65]) expect(decideBounds(hours(count))).toMatchObject({ reason: 'count' });
    expect(decideBounds(hours(2))).toEqual({ allowed: true, plan: [{ from: 0, to: 3_600_000 }] });
    expect(decideBounds(hours(64)).allowed).toBe(true);
  });

  it('are counted before they are ordered, and are never the same', () => {
    expect(decideBounds(hours(65).reverse())).toMatchObject({ reason: 'count' });
    expect(decideBounds([5, 5])).toMatchObject({ reason: 'order' });
    expect(decideBounds([1, 3, 2])).toMatchObject({ reason: 'order' });
  });
});
