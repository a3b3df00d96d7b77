import { describe, expect, it } from 'vitest';
import { decideDepositOffer, depositOfferReasons } from './index.ts';
import type { DepositOffer, OfferedDeposit } from './index.ts';

const offer: DepositOffer = {
  type: 'DEPOSIT',
  lockInEnabled: false,
  open: true,
  currency: 'AUD',
  trigger: 'FIRST',
  levelRequirement: 3,
  maxUses: 1,
  promoUsed: 0,
  minimumDepositAmount: null,
};
const deposit: OfferedDeposit = { currency: 'AUD', ordinal: 1, level: 3 };

const reasonOf = (ofOffer: Partial<DepositOffer>, ofDeposit: Partial<OfferedDeposit> = {}) => {
  const decision = decideDepositOffer({ ...offer, ...ofOffer }, { ...deposit, ...ofDeposit });
  return decision.allowed ? null : decision.reason;
};

describe('a promo with a deposit', () => {
  it('starts when it is open and of the deposit’s currency, number and level', () => {
    expect(reasonOf({})).toBeNull();
    expect(reasonOf({ type: 'DEPOSIT_AND_PLAY' })).toBeNull();
    expect(reasonOf({ trigger: 'ANY' }, { ordinal: 5 })).toBeNull();
    expect(reasonOf({}, { level: 7 })).toBeNull();
    expect(reasonOf({ levelRequirement: 0 }, { level: 0 })).toBeNull();
  });

  it.each([
    ['of another currency', { currency: 'NZD' }, {}, 'promoOtherCurrency'],
    ['that has ended', { open: false }, {}, 'promoUnusable'],
    ['that no deposit starts', { trigger: null }, {}, 'promoUnusable'],
    ['of another type', { type: 'LOGIN' }, {}, 'promoUnusable'],
    ['that its lock-in awards', { lockInEnabled: true }, {}, 'promoUnusable'],
    ['for another deposit', {}, { ordinal: 2 }, 'promoUnusable'],
    ['PROMO-13 above the level', {}, { level: 2 }, 'promoUnusable'],
    ['PROMO-16 without uses', { promoUsed: 1 }, {}, 'promoMaxedOut'],
    ['PROMO-16 above its uses', { promoUsed: 2 }, {}, 'promoMaxedOut'],
    ['of another currency and ended', { currency: 'NZD', open: false }, {}, 'promoOtherCurrency'],
    ['ended and without uses', { open: false, promoUsed: 1 }, {}, 'promoUnusable'],
  ] as const)('does not start when it is one %s', (_what, ofOffer, ofDeposit, reason) => {
    expect(reasonOf(ofOffer, ofDeposit)).toBe(reason);
  });

  it('PROMO-16 has no last use where it names none', () => {
    expect(reasonOf({ maxUses: 2, promoUsed: 1 })).toBeNull();
    expect(reasonOf({ maxUses: 0, promoUsed: 9 })).toBeNull();
  });

  it('PROMO-14 is not held back for what is not known', () => {
    expect(reasonOf({}, { level: null })).toBeNull();
    expect(reasonOf({}, { ordinal: null })).toBeNull();
    expect(reasonOf({}, { level: null, ordinal: 2 })).toBe('promoUnusable');
    expect(reasonOf({}, { level: 2, ordinal: null })).toBe('promoUnusable');
  });
});

it('DEP-32 a promo of another currency says which one', () => {
  expect(depositOfferReasons.promoOtherCurrency.text({ promoCurrency: 'NZD' })).toBe(
    'This promo is in NZD. Switch to NZD to use it.',
  );
  expect(depositOfferReasons.promoUnusable.text()).toBe('This promo cannot be used for this deposit.');
  expect(depositOfferReasons.promoMaxedOut.text()).toBe('This promo cannot be used for this deposit.');
});
