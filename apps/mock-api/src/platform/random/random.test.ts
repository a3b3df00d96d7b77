import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RandomSource, seedOf } from './random.ts';

const draw = (source: RandomSource, count: number) => Array.from({ length: count }, () => source.float());

describe('RandomSource', () => {
  it('gives the same values for the same seed, and others for another seed or purpose', () => {
    const values = draw(RandomSource.fromSeed('world', 7), 5);
    expect(draw(RandomSource.fromSeed('world', 7), 5)).toEqual(values);
    expect(draw(RandomSource.fromSeed('world', 8), 5)).not.toEqual(values);
    expect(draw(RandomSource.fromSeed('template', 7), 5)).not.toEqual(values);
  });

  it('goes on from a stored state as if it had not stopped', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 20 }), (seed, before) => {
        const one = RandomSource.fromSeed('world', seed);
        draw(one, before);
        const stored = structuredClone(one.state());
        expect(stored.draws).toBe(before);
        expect(draw(new RandomSource(stored), 5)).toEqual(draw(one, 5));
      }),
    );
  });

  it('gives whole numbers within both bounds, and each of them', () => {
    const source = RandomSource.fromSeed('world', 1);
    const seen = new Set(Array.from({ length: 200 }, () => source.integer(-1, 2)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  it('refuses bounds that hold no whole number', () => {
    const source = RandomSource.fromSeed('world', 1);
    expect(() => source.integer(2, 1)).toThrow(RangeError);
    expect(() => source.integer(0, 1.5)).toThrow(RangeError);
    expect(() => source.integer(0, Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it('gives numbers from 0 up to, not including, 1', () => {
    const values = draw(RandomSource.fromSeed('world', 3), 1_000);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(Math.min(...values)).toBeLessThan(0.05);
    expect(Math.max(...values)).toBeGreaterThan(0.95);
  });

  it('gives ids of the prefix and 20 letters, none twice', () => {
    const source = RandomSource.fromSeed('world', 5);
    const ids = Array.from({ length: 5_000 }, () => source.id('ses', new Date('2026-01-05T02:00:00.000Z')));
    expect(ids.every((id) => /^ses_[0-9a-hjkmnp-tv-z]{20}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(5_000);
  });

  it('gives ids of 20 random letters that tell no moment, none twice', () => {
    const source = RandomSource.fromSeed('world', 5);
    const ids = Array.from({ length: 5_000 }, () => source.timelessId('mem'));
    expect(ids.every((id) => /^mem_[0-9a-hjkmnp-tv-z]{20}$/.test(id))).toBe(true);
    expect(new Set(ids.map((id) => id.slice(0, 11))).size).toBeGreaterThan(4_990);
    expect(new Set(ids).size).toBe(5_000);
  });

  it('gives ids that sort as the moments they were made in', () => {
    const source = RandomSource.fromSeed('world', 6);
    const moments = ['1969-12-31T00:00:00Z', '1970-01-02T00:00:00Z', '2026-01-05T02:00:00Z'].map(
      (text) => new Date(text),
    );
    const later = Array.from({ length: 200 }, (_, tick) => new Date(Date.UTC(2026, 0, 5, 3) + tick * 300));
    const ids = [...moments, ...later, new Date('2240-01-01T00:00:00Z')].map((at) => source.id('ses', at));
    expect(ids).toEqual([...ids].sort());
    expect(ids[0]?.slice(0, 11)).toBe('ses_0000000');
  });
});

describe('seedOf', () => {
  it('gives a whole number the contract can carry, the same for the same text', () => {
    expect(seedOf('default')).toBe(seedOf('default'));
    expect(seedOf('default')).not.toBe(seedOf('other'));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seed = seedOf(text);
        expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true);
      }),
    );
  });
});
