import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { awardWaitTexts, promoOutcome } from './index.ts';

describe('what a member reads of an award', () => {
  it.each([
    ['COMPLETE', 5_000n, 'Completed: Turned over in full; what was left of its bonus became cash.'],
    ['COMPLETE', 0n, 'Completed: Gave its free spins, with nothing to turn over.'],
    ['CANCELED', 5_000n, 'Cancelled: Ended before its target; its bonus was given up.'],
    ['EXPIRED', 5_000n, 'Expired: Its time ran out before its target was reached.'],
    ['LOST', 5_000n, 'Lost: Too little of its bonus was left for a bet before its target was reached.'],
    ['ACTIVE', 5_000n, null],
    ['PENDING', 5_000n, null],
  ] as const)('that is %s, with a target of %i, is how it came out: %s', (status, target, words) => {
    const outcome = promoOutcome({ status, turnoverTarget: money.of(target) });
    expect(outcome && `${outcome.label}: ${outcome.text}`).toBe(words);
  });

  it('is why one waits', () => {
    expect(awardWaitTexts).toEqual({
      OTHER_PROMO: 'Starts by itself when your active promo ends.',
      RELEASE: 'Starts when our team has released it.',
    });
  });
});
