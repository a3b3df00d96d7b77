import { describe, expect, it } from 'vitest';
import { isOfferedWithDeposit } from './index.ts';

const facts = { levelRequirement: 6, level: 6, ordinalFits: true };

describe('the promos offered with a deposit', () => {
  it('PROMO-13 are those at or below the level of the member', () => {
    expect(isOfferedWithDeposit(facts)).toBe(true);
    expect(isOfferedWithDeposit({ ...facts, level: 5 })).toBe(false);
    expect(isOfferedWithDeposit({ ...facts, level: 7 })).toBe(true);
    expect(isOfferedWithDeposit({ ...facts, levelRequirement: 0, level: 0 })).toBe(true);
  });

  it('are started by a deposit of the number that is next', () => {
    expect(isOfferedWithDeposit({ ...facts, ordinalFits: false })).toBe(false);
  });

  it('PROMO-14 are not held back for what is not known', () => {
    expect(isOfferedWithDeposit({ ...facts, level: null })).toBe(true);
    expect(isOfferedWithDeposit({ ...facts, ordinalFits: null })).toBe(true);
    expect(isOfferedWithDeposit({ ...facts, level: null, ordinalFits: false })).toBe(false);
    expect(isOfferedWithDeposit({ ...facts, level: 5, ordinalFits: null })).toBe(false);
  });
});
