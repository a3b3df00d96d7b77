import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { boundsReasons, decideBounds, resultChart } from './index.ts';

describe('decideBounds', () => {
  it('makes spans of moments, each up to the next', () => {
    expect(decideBounds([1, 5, 9])).toEqual({
      allowed: true,
      plan: [
        { from: 1, to: 5 },
        { from: 5, to: 9 },
      ],
    });
  });

  it.each([
    [[], 'count'],
    [[1], 'count'],
    [Array.from({ length: 65 }, (_, index) => index), 'count'],
    [Array.from({ length: 65 }, () => 1), 'count'],
    [[1, 1], 'order'],
    [[1, 3, 2], 'order'],
  ])('refuses %j: %s', (bounds, reason) => {
    expect(decideBounds(bounds)).toMatchObject({ allowed: false, reason });
  });

  it('takes 64', () => {
    expect(decideBounds(Array.from({ length: 64 }, (_, index) => index)).allowed).toBe(true);
  });

  it('says why', () => {
    expect(reasonRows(boundsReasons)).toEqual([
      ['count', 'BAD_USER_INPUT', 'Give 2 to 64 bounds.'],
      ['order', 'BAD_USER_INPUT', 'Each bound must be later than the one before it.'],
    ]);
  });
});

describe('resultChart', () => {
  it('draws wins up and losses down from one line, to one scale', () => {
    expect(resultChart(['30.00', '-10.00', '0.00'])).toEqual({
      zero: 0.75,
      bars: [
        { top: 0, bottom: 0.75 },
        { top: 0.75, bottom: 1 },
        { top: 0.75, bottom: 0.75 },
      ],
      highest: '30.00',
      lowest: '-10.00',
    });
  });

  it('has its line at the foot while nothing was lost, and at the head while nothing was won', () => {
    expect(resultChart(['5.00']).zero).toBe(1);
    expect(resultChart(['-5.00']).zero).toBe(0);
    expect(resultChart(['0.00', 'none'])).toEqual({
      zero: 1,
      bars: [
        { top: 1, bottom: 1 },
        { top: 1, bottom: 1 },
      ],
      highest: '0.00',
      lowest: '0.00',
    });
  });

  it('keeps every bar within the chart and on its side of the line, whatever the amounts', () => {
    const amount = fc
      .bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
      .map((cents) => `${cents < 0n ? '-' : ''}${String((cents < 0n ? -cents : cents) / 100n)}.00`);
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 30 }), (results) => {
        const { zero, bars } = resultChart(results);
        for (const [index, { top, bottom }] of bars.entries()) {
          const lost = results[index]?.startsWith('-') === true;
          expect(0 <= top && top <= bottom && bottom <= 1).toBe(true);
          expect(lost ? top : bottom).toBe(zero);
        }
      }),
    );
  });
});
