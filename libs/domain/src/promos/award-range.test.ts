import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cancelLossText, countingText, depositAward, awardRange, termText, turnoverText } from './index.ts';
import type { AwardRules } from './index.ts';

const match: AwardRules = {
  kind: 'BONUS_PLUS_DEPOSIT',
  rewardKind: 'MULTIPLIER',
  bonus: money.zero,
  factor: 50,
  largestBonus: money.of(20_000n),
  wagering: 5,
};
const fixed: AwardRules = { ...match, rewardKind: 'DIRECT', bonus: money.of(2_500n), largestBonus: null };
const least = money.of(2_000n);

describe('what a promo comes to', () => {
  it('is its bonus, what has to be turned over, and what there is to play with', () => {
    expect(depositAward(match, least, money.of(10_000n))).toEqual({
      deposit: 10_000n,
      bonus: 5_000n,
      turnoverTarget: 75_000n,
      toPlayWith: 15_000n,
    });
  });

  it('is limited, and rounded, as the award of that deposit', () => {
    expect(depositAward(match, least, money.of(90_000n))).toEqual({
      deposit: 90_000n,
      bonus: 20_000n,
      turnoverTarget: 550_000n,
      toPlayWith: 110_000n,
    });
    expect(depositAward(match, least, money.of(10_001n))).toMatchObject({
      bonus: 5_001n,
      turnoverTarget: 75_010n,
    });
  });

  it('PROMO-53 is nothing below the least deposit that starts it', () => {
    expect(depositAward(match, least, money.of(1_999n))).toBeNull();
    expect(depositAward(match, least, least)).toMatchObject({ deposit: 2_000n, bonus: 1_000n });
    expect(depositAward(match, null, money.of(1n))).toMatchObject({ deposit: 1n });
    expect(depositAward(match, null, money.zero)).toBeNull();
  });
});

describe('the award of a promo for any deposit', () => {
  it('begin with the least deposit and end with the one that earns the most', () => {
    expect(awardRange(match, least)).toEqual({
      least: { deposit: 2_000n, bonus: 1_000n, turnoverTarget: 15_000n, toPlayWith: 3_000n },
      most: { deposit: 40_000n, bonus: 20_000n, turnoverTarget: 300_000n, toPlayWith: 60_000n },
      largestBonus: 20_000n,
    });
  });

  it.each([
    ['a fixed bonus', fixed, least],
    ['a match without a limit', { ...match, largestBonus: null }, least],
    ['a match of nothing', { ...match, factor: 0 }, least],
    ['a limit that the least deposit reaches', { ...match, largestBonus: money.of(1_000n) }, least],
    ['an award without a deposit', fixed, null],
  ] as const)('have one end for %s', (_what, rules, deposit) => {
    expect(awardRange(rules, deposit).most).toBeNull();
  });

  it('without a deposit ask for the bonus alone', () => {
    expect(awardRange({ ...fixed, kind: 'BONUS_ONLY' }, null)).toMatchObject({
      least: { deposit: 0n, turnoverTarget: 12_500n, toPlayWith: 2_500n },
      largestBonus: 2_500n,
    });
  });

  it('name a deposit that earns the largest bonus, whatever the factor', () => {
    const factors = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(factors, fc.bigInt({ min: 1n, max: 10n ** 8n }), (factor, units) => {
        const largestBonus = money.of(units);
        const { most } = awardRange({ ...match, factor, largestBonus }, money.zero);
        expect(most?.bonus).toBe(largestBonus);
      }),
    );
  });
});

describe('the words of the terms', () => {
  it.each([
    ['BONUS_ONLY', 0, 'Nothing'],
    ['BONUS_ONLY', 1, 'Once the bonus'],
    ['BONUS_ONLY', 10, '10 times the bonus'],
    ['BONUS_PLUS_DEPOSIT', 1, 'Once the bonus and the deposit'],
    ['BONUS_PLUS_DEPOSIT', 20, '20 times the bonus and the deposit'],
  ] as const)('%s with %i: %s', (kind, wagering, text) => {
    expect(turnoverText({ kind, wagering })).toBe(text);
  });

  it('give the days', () => {
    expect([termText(null), termText(1), termText(30)]).toEqual(['No limit', '1 day', '30 days']);
  });

  const shares = [
    { name: 'Nightjar', percent: 100 },
    { name: 'Postmark', percent: 12.5 },
  ];
  it.each([
    [[], null, 'Every game counts in full.'],
    [shares, null, 'Only these providers count: Nightjar 100% and Postmark 12.5%.'],
    [[], ['Roulette'], 'Only Roulette counts, in full.'],
    [[], ['Roulette', 'Dice', 'Keno'], 'Only Roulette, Dice and Keno count, in full.'],
    [
      shares,
      ['Roulette', 'Dice'],
      'Only Roulette and Dice count, of these providers: Nightjar 100% and Postmark 12.5%.',
    ],
    [[], [], 'Only games that are not on the site any more count.'],
  ])('name the games that count: %j %j', (providers, games, text) => {
    expect(countingText({ providers, games })).toBe(text);
  });

  it('say what a cancellation takes', () => {
    expect(cancelLossText('DEPOSIT')).toBe(
      'Cancel it, and you lose what is left of the bonus and what it has won. Your deposit stays yours.',
    );
    expect(cancelLossText('GIFT')).toBe(
      'Cancel it, and you lose what is left of the bonus and what it has won.',
    );
    expect(cancelLossText('SPINS')).toBe(
      'Cancel them, and you lose the spins that are left. What they have won stays yours.',
    );
    expect(cancelLossText('LOCK_IN')).toBe(
      'Cancel the lock-in, and the progress you have made is gone. Cancel its bonus later, and you lose what is left of ' +
        'the bonus and what it has won.',
    );
  });
});
