import { expect, it } from 'vitest';
import { bannerPromos } from './index.ts';
import type { BannerMember, BannerPromo } from './index.ts';

const promo = (id: string, change: Partial<BannerPromo> = {}): BannerPromo & { readonly id: string } => ({
  ...{ id, levelRequirement: 0, maxUses: 0, promoUsed: 0, depositOrdinalTrigger: 'ANY' },
  ...change,
});

const promos = [
  promo('midweek'),
  promo('tier', { levelRequirement: 6 }),
  promo('spins', { depositOrdinalTrigger: null }),
  promo('used', { maxUses: 1, promoUsed: 1 }),
  promo('welcome', { depositOrdinalTrigger: 'FIRST', maxUses: 1 }),
  promo('second', { depositOrdinalTrigger: 'SECOND', maxUses: 1 }),
];

const ids = (member: BannerMember | null, of = promos) => bannerPromos(of, member).map(({ id }) => id);

it('a visitor sees the offer of the first deposit first, and none that needs more than a sign-up', () => {
  expect(ids(null)).toEqual(['welcome', 'midweek', 'spins', 'used']);
});

it.each([
  [0, 1, ['midweek', 'spins', 'welcome']],
  [5, 2, ['midweek', 'spins', 'second']],
  [6, 3, ['midweek', 'tier', 'spins']],
  [null, null, ['midweek', 'tier', 'spins', 'welcome', 'second']],
])('a member of level %s whose next deposit is number %s sees %j', (level, nextDeposit, seen) => {
  expect(ids({ level, nextDeposit })).toEqual(seen);
});

it('nobody sees more than six', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7'].map((id) => promo(id));
  expect([ids({ level: 0, nextDeposit: 1 }, many), ids(null, many)]).toEqual([
    ['1', '2', '3', '4', '5', '6'],
    ['1', '2', '3', '4', '5', '6'],
  ]);
});
