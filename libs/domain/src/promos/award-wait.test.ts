import { expect, it } from 'vitest';
import { awardWait, awardWaitEnd, decideRelease, releaseReasons, waitingAwardText } from './index.ts';

it.each([
  ['PROMO', 'AUTO', false, false, null],
  ['PROMO', 'AUTO', false, true, 'OTHER_PROMO'],
  ['PROMO', 'MANUAL', false, false, 'RELEASE'],
  ['PROMO', 'MANUAL', false, true, 'RELEASE'],
  ['PROMO', 'MANUAL', true, false, null],
  ['PROMO', 'MANUAL', true, true, 'OTHER_PROMO'],
  ['FREE_SPINS', 'AUTO', false, true, null],
  ['FREE_SPINS', 'MANUAL', false, false, 'RELEASE'],
  ['FREE_SPINS', 'MANUAL', true, true, null],
] as const)(
  'a %s of payout %s, released: %s, beside an active promo: %s, waits for %s',
  (form, payoutMode, released, hasActivePromo, wait) => {
    expect(awardWait({ form, payoutMode, released, hasActivePromo })).toBe(wait);
  },
);

it('PROMO-54 an award that waits is told with what it gives and what it waits for', () => {
  expect(waitingAwardText('A$20.00', 'OTHER_PROMO')).toBe(
    'An award of this promo waits for you: A$20.00. Starts by itself when your active promo ends.',
  );
  expect(waitingAwardText(null, 'RELEASE')).toBe(
    'An award of this promo waits for you. Starts when our team has released it.',
  );
  expect(waitingAwardText('A$20.00', null)).toBe('An award of this promo waits for you: A$20.00.');
});

it('an award waits a week for another promo, and without end for its release', () => {
  const since = new Date('2026-03-01T12:00:00Z');
  expect(awardWaitEnd('OTHER_PROMO', since)).toEqual(new Date('2026-03-08T12:00:00Z'));
  expect(awardWaitEnd('RELEASE', since)).toBeNull();
  expect(awardWaitEnd(null, since)).toBeNull();
});

it.each([
  [
    { id: 'a', waitsFor: 'RELEASE' },
    { allowed: true, plan: { award: { id: 'a', waitsFor: 'RELEASE' } } },
  ],
  [
    { id: 'a', waitsFor: 'OTHER_PROMO' },
    { allowed: false, reason: 'notWaiting' },
  ],
  [
    { id: 'a', waitsFor: null },
    { allowed: false, reason: 'notWaiting' },
  ],
  [null, { allowed: false, reason: 'awardUnknown' }],
] as const)('the release of %j is answered %j', (award, answer) => {
  expect(decideRelease(award)).toMatchObject(answer);
});

it('a refused release has a code and a sentence', () => {
  const { awardUnknown, notWaiting } = releaseReasons;
  expect([awardUnknown.code, awardUnknown.text()]).toEqual(['NOT_FOUND', 'There is no such award.']);
  expect([notWaiting.code, notWaiting.text()]).toEqual([
    'CONFLICT',
    'This award does not wait to be released.',
  ]);
});
