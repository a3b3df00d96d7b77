import { describe, expect, it } from 'vitest';
import { openRewards, rewardsChangeAt } from './index.ts';
import type { RewardFacts } from './index.ts';

/** A Monday noon in Sydney, whose day ends at 13:00 in UTC. */
const now = new Date('2026-11-23T01:00:00.000Z');
const midnight = new Date('2026-11-23T13:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

type Of<Kind extends RewardFacts['kind']> = Omit<Extract<RewardFacts, { kind: Kind }>, 'kind'>;

const badge = (completed: boolean, claimed = false): RewardFacts => ({
  kind: 'BADGE',
  badge: { completed, claimed },
});

const bonus = (own: Partial<Of<'BONUS'>['bonus']> = {}, hasActivePromo = false): RewardFacts => ({
  kind: 'BONUS',
  bonus: { kind: 'USER_CLAIM', activated: false, expiresAt: later(48), ...own },
  hasActivePromo,
});

const heldBonus = (activePromoEndsAt: Date | null, expiresAt: Date | null = later(48)) => ({
  ...bonus({ expiresAt }, true),
  activePromoEndsAt,
});

const cashback = (own: Partial<Of<'CASHBACK'>['cashback']> = {}, rest: Partial<Of<'CASHBACK'>> = {}) => ({
  kind: 'CASHBACK' as const,
  cashback: {
    ...{ levelRequirement: 0, reachedLimit: false },
    ...{ claimable: true, claimDay: null, missed: false, ...own },
  },
  collected: true,
  level: 3,
  daysOfWeekClaimable: ['MONDAY' as const],
  timezones: [{ timezone: 'Australia/Sydney', since: 0 }],
  ...rest,
});

const level = (expiresAt: Date, claimed = false): RewardFacts => ({
  kind: 'LEVEL',
  reward: { claimed, expiresAt, expired: false },
});

const spins = (own: Partial<Of<'SPINS'>['games'][number]> = {}): RewardFacts => ({
  kind: 'SPINS',
  games: [
    { status: 'ACTIVE', activated: true, expiresAt: later(5), remaining: 0 },
    { status: 'ACTIVE', activated: true, expiresAt: later(5), remaining: 3, ...own },
  ],
});

const freeSpinPromo = (
  own: Partial<NonNullable<Of<'FREE_SPIN_PROMO'>['claim']['promo']>> = {},
): RewardFacts => ({
  kind: 'FREE_SPIN_PROMO',
  claim: {
    signedIn: true,
    promo: {
      id: 'promo',
      type: 'FREE_SPIN',
      hasFreeSpins: true,
      lockInEnabled: false,
      open: true,
      levelRequirement: 2,
      maxUses: 1,
      promoUsed: 0,
      ...own,
    },
    level: 3,
    held: [],
  },
  endsAt: later(9),
});

const award = (own: Partial<Of<'AWARD'>> = {}): RewardFacts => ({
  kind: 'AWARD',
  waitsFor: 'OTHER_PROMO',
  endsAt: later(24),
  ...own,
});

const lockIn = (own: Partial<Of<'LOCK_IN'>['lockIn']> = {}, promo: Partial<Of<'LOCK_IN'>['promo']> = {}) => ({
  kind: 'LOCK_IN' as const,
  lockIn: { lockInEnabled: true, completed: false, ...own },
  promo: { active: true, expiresAt: later(30), ...promo },
});

const one = (facts: RewardFacts) => openRewards([{ id: 'it', facts }], now);

describe('A reward that can be had', () => {
  it.each([
    ['a badge that was earned', badge(true), null],
    ['a bonus', bonus(), later(48)],
    ['a bonus without an end', bonus({ expiresAt: null }), null],
    ['a bonus of free spins beside a promo', bonus({ kind: 'FREE_SPIN' }, true), later(48)],
    ['a cashback on its day, until that ends', cashback(), midnight],
    ['the reward of a level', level(later(1)), later(1)],
    ['free spins that are left in one of the games', spins(), later(5)],
    ['free spins to be activated', spins({ activated: false }), later(5)],
    ['free spins on offer', freeSpinPromo(), later(9)],
  ] as const)('is %s', (_, facts, endsAt) => {
    expect(one(facts)).toEqual({
      ready: [{ id: 'it', decision: { allowed: true, plan: { endsAt } } }],
      waiting: [],
    });
  });
});

describe('A reward that cannot be had yet says why, and what comes first', () => {
  const nextMonday = new Date('2026-11-29T13:00:00.000Z');
  const claimDay = {
    timezone: 'Australia/Sydney',
    start: nextMonday,
    end: new Date('2026-11-30T13:00:00.000Z'),
  };

  it.each([
    [bonus({}, true), 'You have an active promo. Please cancel it first.', { from: null, endsAt: later(48) }],
    [
      cashback({ claimable: false, claimDay, missed: true }),
      'Collects until Nov 29, 2026. Claimable on Nov 30, 2026.',
      { from: nextMonday, endsAt: null },
    ],
    [
      cashback({ claimable: false, reachedLimit: true }),
      'The limit of this month is reached.',
      { from: null, endsAt: null },
    ],
    [award(), 'Starts by itself when your active promo ends.', { from: null, endsAt: later(24) }],
    [
      award({ waitsFor: 'RELEASE', endsAt: null }),
      'Starts when our team has released it.',
      { from: null, endsAt: null },
    ],
    [lockIn(), null, { from: null, endsAt: later(30) }],
    [lockIn({}, { expiresAt: null }), null, { from: null, endsAt: null }],
    [award({ waitsFor: null }), null, { from: null, endsAt: later(24) }],
  ] as const)('%j: %s', (facts, text, times) => {
    expect(one(facts)).toEqual({
      ready: [],
      waiting: [{ id: 'it', decision: { allowed: false, reason: 'notYet', details: { text, ...times } } }],
    });
  });
});

it.each([
  ['a badge that is not earned', badge(false)],
  ['a badge that was claimed', badge(true, true)],
  ['a bonus that was activated', bonus({ activated: true })],
  ['a bonus at its end', bonus({ expiresAt: now })],
  ['a cashback without an amount', cashback({ claimable: false }, { collected: false })],
  ['a cashback of a higher level', cashback({ levelRequirement: 4 })],
  ['the reward of a level at its end', level(now)],
  ['the reward of a level that was claimed', level(later(1), true)],
  ['free spins that were played', spins({ remaining: 0 })],
  ['free spins at their end', spins({ expiresAt: now })],
  ['free spins that were given up', spins({ status: 'CANCELLED' })],
  ['free spins on offer to a higher level', freeSpinPromo({ levelRequirement: 4 })],
  ['free spins on offer that have no uses left', freeSpinPromo({ promoUsed: 1 })],
  ['a lock-in that was finished', lockIn({ completed: true })],
  ['a lock-in that is not enabled', lockIn({ lockInEnabled: false })],
  ['a lock-in whose promo has ended', lockIn({}, { expiresAt: now })],
  ['a lock-in whose promo is switched off', lockIn({}, { active: false })],
  ['an award that lapsed', award({ endsAt: now })],
] as const)('No open reward is %s', (_, facts) => {
  expect(one(facts)).toEqual({ ready: [], waiting: [] });
});

it('What ends first stands first, what has no end last, and of the same end the kinds have their order', () => {
  const held = {
    badge: badge(true),
    bonus: bonus(),
    cashback: cashback(),
    level: level(later(48)),
    spins: spins(),
    freeSpinPromo: freeSpinPromo(),
    award: award(),
    'later award': award({ endsAt: later(36) }),
    'lock-in': lockIn(),
    'next cashback': cashback({ claimable: false }),
    'endless award': award({ endsAt: null }),
  };
  const { ready, waiting } = openRewards(
    Object.entries(held).map(([id, facts]) => ({ id, facts })),
    now,
  );
  const ids = (rewards: readonly { readonly id: string }[]) => rewards.map(({ id }) => id);
  expect(ids(ready)).toEqual(['spins', 'freeSpinPromo', 'cashback', 'bonus', 'level', 'badge']);
  expect(ids(waiting)).toEqual(['award', 'lock-in', 'later award', 'next cashback', 'endless award']);
});

it.each([
  ['the end of one that can be had', { bonus: bonus(), level: level(later(7)), award: award() }, later(7)],
  [
    'the day of one that cannot yet',
    { bonus: bonus({ expiresAt: later(999) }), next: cashback({ claimable: false }) },
    new Date('2026-11-29T13:00:00.000Z'),
  ],
  ['the end of the promo that holds a bonus up', { bonus: heldBonus(later(3)) }, later(3)],
  ['the same of a bonus without an end', { bonus: heldBonus(later(3), null) }, later(3)],
  ['no moment, where the bonus ends with the promo', { bonus: heldBonus(later(48)) }, null],
  ['no moment, where the promo has no end', { bonus: heldBonus(null) }, null],
  ['no moment, where all is endless', { badge: badge(true), award: award() }, null],
] as const)('The number of rewards changes next at %s', (_what, held, at) => {
  const rewards = Object.entries(held).map(([id, facts]) => ({ id, facts }));
  expect(rewardsChangeAt(openRewards(rewards, now))).toEqual(at);
});
