import { describe, expect, it } from 'vitest';
import { countedExperience, levelBonus, levelCashback, storedExperience, tiers } from './index.ts';

describe('experience', () => {
  it.each([
    [0, 0n],
    [9, 0n],
    [10, 1n],
    [19, 1n],
    [1_000, 100n],
    [12_345, 1_234n],
  ])('of %d thousandths counts in whole hundredths', (milli, hundredths) => {
    expect(countedExperience(milli)).toBe(hundredths);
  });

  it('is kept as it was counted', () => {
    expect(storedExperience(1_234n)).toBe(12_340);
    expect(countedExperience(storedExperience(1_234n))).toBe(1_234n);
  });
});

describe('what a level gives', () => {
  it('is the bonus of its tier in minor units', () => {
    expect(tiers.map(({ level }) => levelBonus(level))).toEqual(
      tiers.map(({ bonusFunds }) => BigInt(`${String(bonusFunds)}00`)),
    );
  });

  it('is the cashback of its tier in hundredths of a percent', () => {
    expect(tiers.map(({ level }) => levelCashback(level))).toEqual(
      tiers.map(({ cashbackPercentage }) => BigInt(`${String(cashbackPercentage)}00`)),
    );
  });

  it.each([[-1], [tiers.length]])('is nothing for level %d, which is not there', (level) => {
    expect([levelBonus(level), levelCashback(level)]).toEqual([0n, 0n]);
  });
});
