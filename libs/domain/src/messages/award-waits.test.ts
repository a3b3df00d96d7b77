import { expect, it } from 'vitest';
import { waitingAwardMessage } from './index.ts';

it.each([
  ['CLAIM', 'RELEASE', 'You claimed Fish &amp; Chips. Starts when our team has released it.'],
  ['CONSUMABLE', 'RELEASE', 'You activated Fish &amp; Chips. Starts when our team has released it.'],
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
