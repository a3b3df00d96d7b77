import { expect, it } from 'vitest';
import { giftMessage } from './index.ts';

it.each([
  ['BONUS', 'New Bonus', 'It waits for 7 days under My Bonuses, where you activate it.'],
  ['FREE_SPINS', 'New Free Spins', 'You find them under Active Bonus, where you activate them.'],
] as const)('tells of a gift of the form %s', (form, title, next) => {
  expect(giftMessage({ giver: 'OPERATOR', form, waits: false, name: 'Fish & Chips' })).toEqual({
    title,
    content: `<p>Our team gave you Fish &amp; Chips. ${next}</p>`,
  });
});

it('tells of the bonus of a login with its cause', () => {
  expect(giftMessage({ giver: 'LOGIN', form: 'BONUS', waits: false, name: 'Fish & Chips' })).toEqual({
    title: 'New Bonus',
    content:
      '<p>Your login brought you Fish &amp; Chips. It waits for 7 days under My Bonuses, where you activate it.</p>',
  });
});

it.each([
  ['a promo that has begun', 'PROMO', false],
  ['a promo that waits', 'PROMO', true],
  ['free spins that wait', 'FREE_SPINS', true],
] as const)('tells nothing of %s, of which a message or a push of its own tells', (_what, form, waits) => {
  expect(giftMessage({ giver: 'OPERATOR', form, waits, name: 'Fish & Chips' })).toBeNull();
});
