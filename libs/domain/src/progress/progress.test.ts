import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceLoading, loadingDone } from './index.ts';

describe('loader progress', () => {
  it('SHELL-38 advances by the random step', () => {
    expect(advanceLoading(0, 0)).toBe(1);
    expect(advanceLoading(0, 0.55)).toBe(6);
    expect(advanceLoading(40, 0.999)).toBe(50);
    expect(advanceLoading(40, 0.1)).toBe(42);
  });

  it('SHELL-38 never exceeds 90 while loading', () => {
    expect(advanceLoading(85, 0.999)).toBe(90);
    expect(advanceLoading(90, 0.5)).toBe(90);
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(random, { minLength: 90, maxLength: 120 }), (steps) => {
        let progress = 0;
        for (const step of steps) {
          const next = advanceLoading(progress, step);
          expect(next).toBeGreaterThanOrEqual(Math.min(90, progress + 1));
          expect(next).toBeLessThanOrEqual(90);
          progress = next;
        }
        expect(progress).toBe(90);
      }),
    );
  });

  it('SHELL-38 begins at 0 at the least, and its longest step is 10', () => {
    expect(advanceLoading(-20, 0)).toBe(1);
    expect(advanceLoading(0, 0.9999)).toBe(10);
    expect(advanceLoading(100, 0)).toBe(90);
  });

  it('SHELL-38 is 100 when done', () => {
    expect(loadingDone).toBe(100);
  });
});
