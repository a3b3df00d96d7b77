import { describe, expect, it } from 'vitest';
import { awardWaitTexts, promoOutcome } from './index.ts';

describe('what a member reads of an award', () => {
  it.each([
    ['COMPLETE', 'TURNOVER', 'Completed: Turned over in full; what was left of its bonus became cash.'],
    ['COMPLETE', 'SPINS_GIVEN', 'Completed: Gave its free spins, with nothing to turn over.'],
    ['CANCELED', 'MEMBER', 'Cancelled: You cancelled it before its target; its bonus was given up.'],
    ['CANCELED', 'WITHDRAWAL', 'Cancelled: You made a withdrawal before its target; its bonus was given up.'],
    [
      'CANCELED',
      'DEPOSIT_REVERSED',
      'Cancelled: The deposit that earned it was disputed or taken back, and its bonus was taken with it.',
    ],
    ['CANCELED', 'OPERATOR', 'Cancelled: Our team ended it before its target, and took its bonus back.'],
    ['EXPIRED', 'OPERATOR', 'Expired: Our team ended it before its target, and took its bonus back.'],
    ['EXPIRED', 'TIME', 'Expired: Its time ran out before its target was reached.'],
    ['EXPIRED', 'WAIT', 'Expired: It waited 7 days for another promo to end, and never began.'],
    [
      'LOST',
      'BONUS_PLAYED',
      'Lost: Too little of its bonus was left for a bet before its target was reached.',
    ],
    ['CANCELED', null, 'Cancelled: Ended before its target; its bonus was given up.'],
    ['EXPIRED', null, 'Expired: Its time ran out before its target was reached.'],
    ['ACTIVE', null, null],
    ['PENDING', null, null],
  ] as const)('that is %s by %s is how it came out: %s', (status, endCause, words) => {
    const outcome = promoOutcome({ status, endCause, began: status !== 'PENDING' });
    expect(outcome && `${outcome.label}: ${outcome.text}`).toBe(words);
  });

  it.each([
    ['CANCELED', 'OPERATOR', 'Cancelled: Our team ended it before it began.'],
    ['EXPIRED', 'OPERATOR', 'Expired: Our team ended it before it began.'],
    ['CANCELED', 'WITHDRAWAL', 'Cancelled: You made a withdrawal before it began, and gave it up.'],
    [
      'CANCELED',
      'DEPOSIT_REVERSED',
      'Cancelled: The deposit that earned it was disputed or taken back before it began.',
    ],
    ['EXPIRED', 'WAIT', 'Expired: It waited 7 days for another promo to end, and never began.'],
    [
      'CANCELED',
      'LOCK_IN_CANCELED',
      'Cancelled: You cancelled your lock-in before it was finished; its progress was given up.',
    ],
    ['EXPIRED', 'LOCK_IN_OVER', 'Expired: The promo stopped before your lock-in was finished.'],
    ['EXPIRED', 'NOT_ACTIVATED', 'Expired: It was a bonus that you did not activate before its end.'],
  ] as const)('that never began and is %s by %s is how it came out: %s', (status, endCause, words) => {
    const outcome = promoOutcome({ status, endCause, began: false });
    expect(outcome && `${outcome.label}: ${outcome.text}`).toBe(words);
  });

  it('is why one waits', () => {
    expect(awardWaitTexts).toEqual({
      OTHER_PROMO: 'Starts by itself when your active promo ends.',
      RELEASE: 'Starts when our team has released it.',
    });
  });
});
