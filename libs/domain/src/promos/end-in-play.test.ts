import { describe, expect, it } from 'vitest';
import { endInPlayText } from './index.ts';
import type { EndInPlayFacts } from './index.ts';

const lost: EndInPlayFacts = {
  name: 'Midweek Half Again',
  status: 'LOST',
  endCause: 'BONUS_PLAYED',
  began: true,
  takenBack: false,
  stakedFrom: null,
};

describe('the end of the promo that an open game is played with', () => {
  it.each([
    [
      'Midweek Half Again has ended (Lost). Too little of its bonus was left for a bet before its target was reached. The game goes on with your cash.',
      {},
    ],
    [
      'Midweek Half Again has ended (Completed). Turned over in full; what was left of its bonus became cash. The game goes on with your cash.',
      { status: 'COMPLETE', endCause: 'TURNOVER' },
    ],
    [
      'Midweek Half Again has ended (Expired). Its time ran out before its target was reached. The game goes on with your cash.',
      { status: 'EXPIRED', endCause: 'TIME', stakedFrom: 'CASH' },
    ],
    [
      'Midweek Half Again has ended (Cancelled). Our team ended it before its target, and took its bonus back. The game goes on with the bonus of your next promo.',
      { status: 'CANCELED', endCause: 'OPERATOR', stakedFrom: 'BONUS' },
    ],
    [null, { status: 'CANCELED', endCause: 'MEMBER' }],
    [null, { status: 'ACTIVE', endCause: null }],
  ] as const)('is told as %s', (text, change) => {
    expect(endInPlayText({ ...lost, ...change })).toBe(text);
  });
});
