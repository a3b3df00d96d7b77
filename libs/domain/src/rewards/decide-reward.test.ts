import { describe, expect, it } from 'vitest';
import { decideReward } from './decide-reward.ts';
import type { RewardFacts } from './index.ts';

/** A Monday noon in Sydney. */
const now = new Date('2026-11-23T01:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const midnight = new Date('2026-11-23T13:00:00.000Z');

type Of<Kind extends RewardFacts['kind']> = Extract<RewardFacts, { kind: Kind }>;

const bonus: Of<'BONUS'> = {
  kind: 'BONUS',
  bonus: { kind: 'USER_CLAIM', activated: false, expiresAt: at(1_000) },
  hasActivePromo: false,
};

const level: Of<'LEVEL'> = {
  kind: 'LEVEL',
  reward: { claimed: false, expiresAt: at(1_000), expired: false },
};

const inGame: Of<'SPINS'>['games'][number] = {
  ...{ status: 'ACTIVE', activated: true, expiresAt: at(1_000), remaining: 5 },
};

const spins: Of<'SPINS'> = { kind: 'SPINS', games: [inGame] };

const award: Of<'AWARD'> = { kind: 'AWARD', waitsFor: 'OTHER_PROMO', endsAt: at(1_000) };

const lockIn: Of<'LOCK_IN'> = {
  kind: 'LOCK_IN',
  lockIn: { lockInEnabled: true, completed: false },
  promo: { active: true, expiresAt: at(1_000) },
};

const cashback: Of<'CASHBACK'> = {
  kind: 'CASHBACK',
  cashback: { levelRequirement: 2, reachedLimit: false, claimable: true, claimDay: null, missed: false },
  ...{ collected: true, level: 2, daysOfWeekClaimable: ['MONDAY', 'THURSDAY'] },
  timezones: [{ timezone: 'Australia/Sydney', since: 0 }],
};

const answerOf = (facts: RewardFacts, moment = now) => {
  const decision = decideReward(facts, moment);
  return decision.allowed ? 'ready' : decision.reason;
};

describe('a reward with an end', () => {
  it.each<[string, RewardFacts, string]>([
    ['a bonus', bonus, 'ready'],
    ['the reward of a level', level, 'ready'],
    ['free spins', spins, 'ready'],
    ['an award that waits', award, 'notYet'],
    ['a lock-in', lockIn, 'notYet'],
  ])('as %s is open to the last millisecond, and not at its end', (_what, facts, open) => {
    expect(answerOf(facts, at(999))).toBe(open);
    expect(answerOf(facts, at(1_000))).toBe('over');
    expect(answerOf(facts, at(60_000))).toBe('over');
  });

  it('as that of a level stays over once its end was noted, on a clock that is set back too', () => {
    expect(answerOf({ ...level, reward: { ...level.reward, expired: true } }, at(-60_000))).toBe('over');
  });
});

describe('a bonus beside an active promo', () => {
  const held = (until: Date | null, expiresAt: Date | null = at(1_000)): RewardFacts => ({
    ...bonus,
    ...{ bonus: { ...bonus.bonus, expiresAt }, hasActivePromo: true, activePromoEndsAt: until },
  });

  it.each([
    ['the promo ends first', held(at(999)), { heldUntil: at(999), endsAt: at(1_000) }],
    ['both end at once', held(at(1_000)), { endsAt: at(1_000) }],
    ['the promo ends later', held(at(1_001)), { endsAt: at(1_000) }],
    ['the promo has no end', held(null), { endsAt: at(1_000) }],
    ['the bonus has no end', held(at(9_000), null), { heldUntil: at(9_000), endsAt: null }],
    ['nothing has an end', held(null, null), { endsAt: null }],
  ])('waits for its end where %s', (_what, facts, times) => {
    const details = { text: 'You have an active promo. Please cancel it first.', from: null, ...times };
    expect(decideReward(facts, now)).toEqual({ allowed: false, reason: 'notYet', details });
  });

  it('does not wait while nobody knows of one, and is over all the same when it was activated', () => {
    expect(answerOf({ ...bonus, hasActivePromo: null })).toBe('ready');
    const activated = { ...bonus.bonus, activated: true };
    expect(answerOf({ ...bonus, bonus: activated, hasActivePromo: true })).toBe('over');
  });
});

describe('what a cashback has collected', () => {
  const of = (own: Partial<Of<'CASHBACK'>['cashback']>, rest: Partial<Of<'CASHBACK'>> = {}) => ({
    ...{ ...cashback, ...rest },
    cashback: { ...cashback.cashback, ...own },
  });
  const thursday = {
    timezone: 'Australia/Sydney',
    start: new Date('2026-11-25T13:00:00.000Z'),
    end: new Date('2026-11-26T13:00:00.000Z'),
  };

  it('can be had until the midnight of its member, to whom a new timezone gives another', () => {
    expect(decideReward(cashback, now)).toEqual({ allowed: true, plan: { endsAt: midnight } });
    const timezones = [{ timezone: 'Australia/Perth', since: 0 }];
    expect(decideReward({ ...cashback, timezones }, now)).toEqual({
      allowed: true,
      plan: { endsAt: new Date('2026-11-23T16:00:00.000Z') },
    });
  });

  it.each([
    ['of a level above', of({}, { level: 1 }), 'over'],
    ['while the level is not known', of({}, { level: null }), 'ready'],
    ['beyond the limit of the month', of({ reachedLimit: true }), 'The limit of this month is reached.'],
    ['beyond it, and nothing more', of({ reachedLimit: true }, { collected: false }), 'over'],
    [
      'for a coming day',
      of({ claimable: false, claimDay: thursday }),
      'Collects until Nov 25, 2026. Claimable on Nov 26, 2026.',
    ],
    [
      'for a coming day, with one that was missed',
      of({ claimable: false, claimDay: thursday, missed: true }),
      'Collects until Nov 25, 2026. Claimable on Nov 26, 2026.',
    ],
    [
      'for a day that is over',
      of({ claimable: false, missed: true }),
      'The day to claim this cashback is over. It was not claimed in time.',
    ],
    ['for no day', of({ claimable: false }), 'There is nothing to claim now.'],
  ])('%s is told as: %s', (_what, facts, told) => {
    const decision = decideReward(facts, now);
    const wait = !decision.allowed && decision.reason === 'notYet' ? decision.details.text : null;
    expect(wait ?? answerOf(facts)).toBe(told);
  });

  it('counts down to the next claim day, but for the limit of a month, which none of its days ends', () => {
    expect(decideReward(of({ claimable: false, claimDay: thursday }), now)).toMatchObject({
      details: { from: thursday.start, endsAt: null },
    });
    expect(decideReward(of({ reachedLimit: true, claimDay: thursday }), now)).toMatchObject({
      details: { from: null, endsAt: null },
    });
  });
});

it('free spins of several games are had while one of them has some, and until its own end', () => {
  const played = { ...inGame, remaining: 0 };
  const later = { ...inGame, activated: false, expiresAt: at(5_000) };
  const games = (...all: Of<'SPINS'>['games']): RewardFacts => ({ kind: 'SPINS', games: all });
  expect(decideReward(games(played, later), now)).toMatchObject({ plan: { endsAt: at(5_000) } });
  expect(decideReward(games(inGame, later), now)).toMatchObject({ plan: { endsAt: at(1_000) } });
  expect(answerOf(games(played, played))).toBe('over');
  expect(answerOf(games())).toBe('over');
});
