import { describe, expect, it } from 'vitest';
import { canStartPromo } from './index.ts';

const promo = {
  type: 'DEPOSIT',
  lockInEnabled: false,
  open: true,
  currency: 'AUD',
  trigger: 'FIRST',
  levelRequirement: 3,
  maxUses: 1,
  promoUsed: 0,
} as const;
const deposit = { currency: 'AUD', ordinal: 1, level: 3, hasOtherActivePromo: false };

describe('canStartPromo', () => {
  it('lets a deposit start an open promo of its currency, number and level', () => {
    expect(canStartPromo(promo, deposit)).toBe(true);
    expect(canStartPromo({ ...promo, type: 'DEPOSIT_AND_PLAY' }, deposit)).toBe(true);
    expect(canStartPromo({ ...promo, trigger: 'ANY' }, { ...deposit, ordinal: 5 })).toBe(true);
  });

  it('PROMO-16 offers no deposit action once promoUsed has reached maxUses', () => {
    expect(canStartPromo({ ...promo, promoUsed: 1 }, deposit)).toBe(false);
    expect(canStartPromo({ ...promo, promoUsed: 2 }, deposit)).toBe(false);
    expect(canStartPromo({ ...promo, maxUses: 2, promoUsed: 1 }, deposit)).toBe(true);
    expect(canStartPromo({ ...promo, maxUses: 0, promoUsed: 9 }, deposit)).toBe(true);
  });

  it.each([
    ['a promo that has ended', { open: false }, {}],
    ['a promo of another currency', { currency: 'NZD' }, {}],
    ['a promo that no deposit starts', { trigger: null }, {}],
    ['a promo of another type', { type: 'LOGIN' }, {}],
    ['a promo that its lock-in awards', { lockInEnabled: true }, {}],
    ['a promo for another deposit', {}, { ordinal: 2 }],
    ['a promo above the level', {}, { level: 2 }],
    ['DEP-19 a promo beside another one', {}, { hasOtherActivePromo: true }],
  ] as const)('refuses %s', (_what, ofPromo, ofDeposit) => {
    expect(canStartPromo({ ...promo, ...ofPromo }, { ...deposit, ...ofDeposit })).toBe(false);
  });
});
