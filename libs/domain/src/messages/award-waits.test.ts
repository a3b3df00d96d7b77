import { expect, it } from 'vitest';
import { releasedAwardMessage, waitingAwardMessage } from './index.ts';

it.each([
  [
    'DEPOSIT',
    'OTHER_PROMO',
    'Your deposit earned you Fish &amp; Chips. Starts by itself when your active promo ends.',
  ],
  [
    'LOCK_IN',
    'OTHER_PROMO',
    'Your lock-in earned you Fish &amp; Chips. Starts by itself when your active promo ends.',
  ],
  ['OPERATOR', 'RELEASE', 'Our team gave you Fish &amp; Chips. Starts when our team has released it.'],
  ['SIGN_UP', 'RELEASE', 'Your sign-up brought you Fish &amp; Chips. Starts when our team has released it.'],
] as const)('PROMO-54 an award by %s that waits for %s is told with both', (cause, waitsFor, text) => {
  expect(waitingAwardMessage({ cause, waitsFor, name: 'Fish & Chips' })).toEqual({
    title: 'New Promo',
    content: `<p>${text}</p>`,
  });
});

it.each(['CLAIM', 'CONSUMABLE'] as const)(
  'an award by %s is not told as it waits: its member pressed for it and was shown that',
  (cause) => {
    expect(waitingAwardMessage({ cause, waitsFor: 'RELEASE', name: 'Fish & Chips' })).toBeNull();
  },
);

it.each([
  ['ACTIVE', null, 'You find it under Active Bonus.'],
  ['COMPLETE', null, 'There is nothing to turn over: what it gave is yours.'],
  ['PENDING', 'OTHER_PROMO', 'Starts by itself when your active promo ends.'],
] as const)('PROMO-56 a release after which an award is %s is told', (status, waitsFor, next) => {
  expect(releasedAwardMessage({ status, waitsFor, name: 'Fish & Chips' })).toEqual({
    title: 'Promo Released',
    content: `<p>Our team has released Fish &amp; Chips. ${next}</p>`,
  });
});

it('a release by which an award is lost is told by its end alone', () => {
  expect(releasedAwardMessage({ status: 'LOST', waitsFor: null, name: 'Fish & Chips' })).toBeNull();
});
