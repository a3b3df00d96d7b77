import { describe, expect, it } from 'vitest';
import { promosInOrder, promoVisitor } from './index.ts';
import type { OrderedPromo, PromoViewer } from './index.ts';

const promo = (id: string, day: number | null, change: Partial<OrderedPromo> = {}): OrderedPromo => ({
  ...{ id, type: 'DEPOSIT', lockInEnabled: false, depositOrdinalTrigger: 'ANY' },
  ...{ open: true, levelRequirement: 0, maxUses: 0, promoUsed: 0 },
  expiresAt: day === null ? null : new Date(Date.UTC(2026, 2, day)),
  ...change,
});

const lockIn = { type: 'DEPOSIT_AND_PLAY', lockInEnabled: true } as const;
const spins = { type: 'FREE_SPIN', depositOrdinalTrigger: null } as const;

const promos = [
  promo('endless', null),
  promo('second', 2, { depositOrdinalTrigger: 'SECOND' }),
  promo('welcome', 28, { depositOrdinalTrigger: 'FIRST' }),
  promo('midweek', 20),
  promo('haul', 10, lockIn),
  promo('run', 11, lockIn),
  promo('tier', 3, { levelRequirement: 6 }),
  promo('spins', 12, spins),
  promo('spent', 1, { ...spins, maxUses: 1, promoUsed: 1 }),
];

const member: PromoViewer = { ...promoVisitor, level: 0, nextDeposit: 2 };

const order = (viewer: PromoViewer) => promosInOrder(promos, viewer).map(({ id }) => id);

describe('the list of promos', () => {
  it('shows a visitor the offer of the first deposit first, and what a later deposit starts last', () => {
    expect(order(promoVisitor)).toEqual([
      ...['welcome', 'tier', 'haul', 'run', 'spins', 'midweek', 'endless'],
      ...['spent', 'second'],
    ]);
  });

  it.each<[string, Partial<PromoViewer>, string[]]>([
    [
      'that has made no deposit the offer of it first',
      { nextDeposit: 1 },
      ['welcome', 'haul', 'run', 'spins', 'midweek', 'endless', 'spent', 'second', 'tier'],
    ],
    [
      'what can be had now, then the rest, each by its end',
      {},
      ['second', 'haul', 'run', 'spins', 'midweek', 'endless', 'spent', 'tier', 'welcome'],
    ],
    [
      'the active promo and the lock-in first, and what neither bars next',
      { activePromo: 'midweek', lockIn: 'run', canLockIn: false },
      ['run', 'midweek', 'spins', 'spent', 'second', 'tier', 'haul', 'welcome', 'endless'],
    ],
    [
      'lock-ins further down while the last one cools down',
      { canLockIn: false },
      ['second', 'spins', 'midweek', 'endless', 'spent', 'tier', 'haul', 'run', 'welcome'],
    ],
    [
      'what the level reaches among it',
      { level: 6 },
      ['second', 'tier', 'haul', 'run', 'spins', 'midweek', 'endless', 'spent', 'welcome'],
    ],
  ])('shows a member %s', (_what, change, ids) => {
    expect(order({ ...member, ...change })).toEqual(ids);
  });

  it.each<[string, Partial<OrderedPromo>]>([
    ['has ended', { open: false }],
    ['is spent', { maxUses: 2, promoUsed: 2 }],
    ['is of a higher level', { levelRequirement: 1 }],
  ])('puts a lock-in that %s behind those that can begin, whatever ends first', (_what, change) => {
    const listed = [promo('closed', 1, { ...lockIn, ...change }), promo('open', 9, lockIn)];
    expect(promosInOrder(listed, member).map(({ id }) => id)).toEqual(['open', 'closed']);
  });

  it('puts what ends together in the order of their ids', () => {
    const same = ['b', 'a', 'c'].map((id) => promo(id, 5));
    expect(promosInOrder(same, member).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
