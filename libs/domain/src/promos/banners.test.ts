import { expect, it } from 'vitest';
import { bannerPromos } from './index.ts';
import type { BannerPromo } from './index.ts';

const offer = (id: string, change: Partial<BannerPromo> = {}) => ({
  ...{ id, levelRequirement: 0, maxUses: 0, promoUsed: 0, depositOrdinalTrigger: 'ANY' },
  ...change,
});

const offers = [
  offer('midweek'),
  offer('tier', { levelRequirement: 6 }),
  offer('spins', { depositOrdinalTrigger: null }),
  offer('used', { maxUses: 1, promoUsed: 1 }),
  offer('welcome', { depositOrdinalTrigger: 'FIRST', maxUses: 1 }),
  offer('second', { depositOrdinalTrigger: 'SECOND', maxUses: 1 }),
];

const ids = (signedIn: boolean, of = offers) => bannerPromos(of, { signedIn }).map(({ id }) => id);

it('a visitor sees the offer of the first deposit first, and none that needs more than a sign-up', () => {
  expect(ids(false)).toEqual(['welcome', 'midweek', 'spins', 'used']);
});

it('a member sees those that have uses left, in the order of the list', () => {
  expect(ids(true)).toEqual(['midweek', 'tier', 'spins', 'welcome', 'second']);
});

it('nobody sees more than six', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7'].map((id) => offer(id));
  expect([ids(true, many), ids(false, many)]).toEqual([
    ['1', '2', '3', '4', '5', '6'],
    ['1', '2', '3', '4', '5', '6'],
  ]);
});
