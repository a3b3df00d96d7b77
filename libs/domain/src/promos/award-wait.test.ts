import { expect, it } from 'vitest';
import { awardWait, awardWaitDays, decideRelease, lateMoney, releaseReasons } from './index.ts';

it.each([
  ['AUTO', false, false, null],
  ['AUTO', false, true, 'OTHER_PROMO'],
  ['MANUAL', false, false, 'RELEASE'],
  ['MANUAL', false, true, 'RELEASE'],
  ['MANUAL', true, false, null],
  ['MANUAL', true, true, 'OTHER_PROMO'],
] as const)(
  'an award of payout %s, released: %s, beside an active promo: %s, waits for %s',
  (payoutMode, released, hasActivePromo, wait) => {
    expect(awardWait({ payoutMode, released, hasActivePromo })).toBe(wait);
  },
);

it('an award waits a week for another promo', () => {
  expect(awardWaitDays).toBe(7);
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

it.each([
  ['ACTIVE', 'KEPT'],
  ['PENDING', 'KEPT'],
  ['COMPLETE', 'PAID'],
  ['EXPIRED', 'TAKEN'],
  ['CANCELED', 'TAKEN'],
  ['LOST', 'TAKEN'],
] as const)('money of a round that was staked under a promo now %s is %s', (status, treatment) => {
  expect(lateMoney(status)).toBe(treatment);
});
