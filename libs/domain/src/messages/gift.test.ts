import { expect, it } from 'vitest';
import { giftMessage } from './index.ts';

it.each([
  ['BONUS', null, 'New Bonus', 'It waits for 7 days under My Bonuses, where you activate it.'],
  ['FREE_SPINS', null, 'New Free Spins', 'You find them under Active Bonus, where you activate them.'],
  ['PROMO', 'OTHER_PROMO', 'New Promo', 'Starts by itself when your active promo ends.'],
  ['FREE_SPINS', 'RELEASE', 'New Promo', 'Starts when our team has released it.'],
] as const)('tells of a gift of the form %s that waits for %s', (form, waitsFor, title, next) => {
  expect(giftMessage({ form, waitsFor, name: 'Fish & Chips' })).toEqual({
    title,
    content: `<p>Our team gave you Fish &amp; Chips. ${next}</p>`,
  });
});

it('tells nothing of a promo that has begun', () => {
  expect(giftMessage({ form: 'PROMO', waitsFor: null, name: 'Fish & Chips' })).toBeNull();
});
