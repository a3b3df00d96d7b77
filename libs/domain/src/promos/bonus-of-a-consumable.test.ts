import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { awardOf, awardRange, rulesWithBonus } from './index.ts';
import type { AwardRules } from './index.ts';

const match: AwardRules = {
  kind: 'BONUS_PLUS_DEPOSIT',
  rewardKind: 'MULTIPLIER',
  bonus: money.zero,
  factor: 200,
  largestBonus: money.of(5_000n),
  wagering: 10,
};

describe('BONUS-19 a consumable', () => {
  it('that sets a bonus gives that, whatever the promo would match and cap', () => {
    const rules = rulesWithBonus(match, money.of(7_500n));
    expect(awardOf(rules, money.zero)).toEqual({ bonus: 7_500n, turnoverTarget: 75_000n });
    expect(awardOf(rules, money.of(1_000n))).toEqual({ bonus: 7_500n, turnoverTarget: 85_000n });
  });

  it('that sets none leaves the rules of the promo as they are', () => {
    expect(rulesWithBonus(match, null)).toBe(match);
    expect(awardOf(rulesWithBonus(match, null), money.of(1_000n)).bonus).toBe(2_000n);
  });

  it('may set a bonus of nothing, which is not none', () => {
    expect(awardOf(rulesWithBonus(match, money.zero), money.of(1_000n))).toEqual({
      bonus: 0n,
      turnoverTarget: 10_000n,
    });
  });

  it('keeps how often, and of what, it must be turned over', () => {
    const alone = rulesWithBonus({ ...match, kind: 'BONUS_ONLY', wagering: 3 }, money.of(200n));
    expect(awardOf(alone, money.of(1_000n)).turnoverTarget).toBe(600n);
  });
});

describe('the deposit that earns the largest bonus', () => {
  const limited = (factor: number, largestBonus: bigint): AwardRules => ({
    ...match,
    factor,
    largestBonus: money.of(largestBonus),
  });

  it.each([
    [200, 5_000n, 2_500n],
    [150, 1_000n, 667n],
    [300, 1_000n, 334n],
    [33, 100n, 304n],
    [7, 10n, 143n],
    [101, 1n, 1n],
  ])('at %i % up to %i is %i, rounded up to a cent', (factor, largestBonus, deposit) => {
    const { most } = awardRange(limited(factor, largestBonus), money.zero);
    expect(most).toMatchObject({ deposit, bonus: largestBonus });
  });

  it.each([
    ['one cent more than the least', 2_499n, 2_500n],
    ['the least itself, which is no other one', 2_500n, null],
    ['less than the least', 2_501n, null],
  ])('is %s', (_what, least, deposit) => {
    expect(awardRange(limited(200, 5_000n), money.of(least)).most?.deposit ?? null).toBe(deposit);
  });

  it('is none for a match that no deposit starts, nor for a fixed bonus with a limit', () => {
    expect(awardRange(match, null)).toMatchObject({ most: null, largestBonus: 0n });
    const fixed: AwardRules = { ...match, rewardKind: 'DIRECT', bonus: money.of(300n) };
    expect(awardRange(fixed, money.of(100n))).toMatchObject({ most: null, largestBonus: 300n });
  });
});
