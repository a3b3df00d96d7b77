import { describe, expect, it } from 'vitest';
import { awardWaitTexts, onlyGaveBack, promoOutcome } from './index.ts';
import type { GivenBackFacts } from './index.ts';

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
    const outcome = promoOutcome({
      status,
      endCause,
      began: status !== 'PENDING',
      takenBack: endCause === 'DEPOSIT_REVERSED',
    });
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
    const outcome = promoOutcome({ status, endCause, began: false, takenBack: false });
    expect(outcome && `${outcome.label}: ${outcome.text}`).toBe(words);
  });

  const at = '2026-11-20T02:00:00Z';
  const back = {
    givenBack: '10.00',
    endCause: 'TURNOVER',
    ...{ takenBack: false, bonus: '0.00' },
    currency: { type: 'FIAT' },
    dateTimeCreated: at,
    dateTimeEnded: at,
  } as const;

  it.each<[string, Partial<GivenBackFacts>, boolean]>([
    ['gave back what a dispute had taken', { dateTimeEnded: at }, true],
    ['gave back nothing but free spins', { givenBack: '0.00', dateTimeEnded: at }, true],
    ['stands for itself', { givenBack: null, dateTimeEnded: at }, false],
    ['is played on with its bonus', { bonus: '6.20', dateTimeEnded: at }, false],
    ['ended later', { dateTimeEnded: '2026-11-20T02:00:01Z' }, false],
    ['is not over', { dateTimeEnded: null }, false],
    ['went in a dispute of the same moment', { dateTimeEnded: at, endCause: 'DEPOSIT_REVERSED' }, false],
    ['went again, having ended otherwise', { endCause: 'BONUS_PLAYED', takenBack: true }, false],
  ])('that %s only gave back: %j is %s', (_what, own, is) => {
    expect(onlyGaveBack({ ...back, ...own })).toBe(is);
  });

  it('that only gave back is how it came out, whatever ended the award before it', () => {
    const text = 'What a dispute of its deposit had taken was given back, as the dispute is over.';
    expect(
      promoOutcome({
        status: 'COMPLETE',
        endCause: 'TURNOVER',
        began: true,
        takenBack: false,
        onlyGaveBack: true,
      }),
    ).toEqual({
      label: 'Completed',
      text,
    });
    expect(
      promoOutcome({
        status: 'EXPIRED',
        endCause: 'TIME',
        began: true,
        takenBack: false,
        onlyGaveBack: true,
      }),
    ).toEqual({
      label: 'Expired',
      text,
    });
  });

  it.each([
    ['LOST', 'BONUS_PLAYED', 'Too little of its bonus was left for a bet before its target was reached.'],
    ['CANCELED', 'MEMBER', 'You cancelled it before its target; its bonus was given up.'],
  ] as const)('that was %s by %s and went in a dispute later tells both', (status, endCause, ended) => {
    const text = `${ended} Free spins and cash that it had given were taken with the deposit that earned it.`;
    expect(promoOutcome({ status, endCause, began: true, takenBack: true })?.text).toBe(text);
  });

  it('is why one waits', () => {
    expect(awardWaitTexts).toEqual({
      OTHER_PROMO: 'Starts by itself when your active promo ends.',
      RELEASE: 'Starts when our team has released it.',
    });
  });
});
