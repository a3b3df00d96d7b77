import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { awardForm, givesSpinsAlone, isBeginningPushed } from './index.ts';
import type { AwardRules } from './index.ts';

it.each([
  [0n, 0n, true, 'FREE_SPINS'],
  [500n, 1_500n, true, 'PROMO'],
  [0n, 2_000n, true, 'PROMO'],
  // A bonus that need not be turned over.
  [500n, 0n, true, 'PROMO'],
  [1n, 0n, true, 'PROMO'],
  [0n, 1n, true, 'PROMO'],
  [500n, 1_500n, false, 'PROMO'],
  [0n, 0n, false, 'PROMO'],
] as const)(
  'SPIN-22 a bonus of %i to turn over %i, with free spins %s, is %s',
  (bonus, target, spins, form) => {
    const award = { bonus: money.of(bonus), turnoverTarget: money.of(target), hasFreeSpins: spins };
    expect(awardForm(award)).toBe(form);
  },
);

it.each([
  ['a promo in force', 'PROMO', false, 'ACTIVE', true],
  ['a promo in force that waited', 'PROMO', true, 'ACTIVE', true],
  ['a promo that is over at once', 'PROMO', false, 'LOST', false],
  ['a promo that waited and is over at once', 'PROMO', true, 'LOST', false],
  ['free spins that were just asked for', 'FREE_SPINS', false, 'COMPLETE', false],
  ['free spins that waited', 'FREE_SPINS', true, 'COMPLETE', true],
] as const)(
  'the beginning of %s: %s, waited: %s, %s, is pushed: %s',
  (_what, form, waited, status, pushed) => {
    expect(isBeginningPushed({ form, waited, status })).toBe(pushed);
  },
);

it.each([
  ['free spins to claim', { type: 'FREE_SPIN' }, {}, true],
  ['free spins for a deposit', {}, {}, true],
  ['free spins for a deposit that is to be wagered', {}, { kind: 'BONUS_PLUS_DEPOSIT' }, false],
  ['free spins beside a bonus', {}, { bonus: money.of(500n) }, false],
  ['free spins beside a match', {}, { rewardKind: 'MULTIPLIER', factor: 50 }, false],
  ['nothing', { hasFreeSpins: false }, {}, false],
] as const)('whether an offer of %s is of spins alone', (_what, own, ownRules, alone) => {
  const rules: AwardRules = {
    ...{ kind: 'BONUS_ONLY', rewardKind: 'DIRECT', bonus: money.zero, factor: 0 },
    ...{ largestBonus: null, wagering: 5, ...ownRules },
  };
  const offer = { type: 'DEPOSIT', least: money.of(2_000n), hasFreeSpins: true, ...own } as const;
  expect(givesSpinsAlone({ ...offer, rules })).toBe(alone);
});
