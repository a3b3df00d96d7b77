import { describe, expect, it } from 'vitest';
import { promoChoiceDecision, decidePromoStart, unlistedPromoRefusal } from './index.ts';
import type { DepositPromo, NextDeposit } from './index.ts';

const terms: DepositPromo = {
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
const deposit: NextDeposit = {
  currency: 'AUD',
  ordinal: 1,
  level: 3,
  hasOtherActivePromo: null,
};

const reasonOf = (ofTerms: Partial<DepositPromo>, ofDeposit: Partial<NextDeposit> = {}) => {
  const decision = decidePromoStart({ ...terms, ...ofTerms }, { ...deposit, ...ofDeposit });
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
    ['that has ended', { open: false }, {}, 'ended'],
    ['that no deposit starts', { trigger: null }, {}, 'notByDeposit'],
    ['of another type', { type: 'LOGIN' }, {}, 'notByDeposit'],
    ['that its lock-in awards', { lockInEnabled: true }, {}, 'notByDeposit'],
    ['for another deposit', {}, { ordinal: 2 }, 'promoOtherDeposit'],
    ['PROMO-13 above the level', {}, { level: 2 }, 'levelTooLow'],
    ['PROMO-16 without uses', { promoUsed: 1 }, {}, 'noUses'],
    ['PROMO-16 above its uses', { promoUsed: 2 }, {}, 'noUses'],
    ['of another currency and ended', { currency: 'NZD', open: false }, {}, 'promoOtherCurrency'],
    ['ended and without uses', { open: false, promoUsed: 1 }, {}, 'ended'],
    ['beside an active one', { open: false }, { hasOtherActivePromo: true }, 'promoActive'],
  ] as const)('does not start when it is one %s', (_what, ofTerms, ofDeposit, reason) => {
    expect(reasonOf(ofTerms, ofDeposit)).toBe(reason);
  });

  it('PROMO-16 has no last use where it names none', () => {
    expect(reasonOf({ maxUses: 2, promoUsed: 1 })).toBeNull();
    expect(reasonOf({ maxUses: 0, promoUsed: 9 })).toBeNull();
  });

  it('PROMO-14 is not held back for what is not known', () => {
    expect(reasonOf({}, { level: null })).toBeNull();
    expect(reasonOf({}, { ordinal: null })).toBeNull();
    expect(reasonOf({}, { level: null, ordinal: 2 })).toBe('promoOtherDeposit');
    expect(reasonOf({}, { level: 2, ordinal: null })).toBe('levelTooLow');
  });
});

const entered = {
  signedIn: true,
  depositBlocked: false,
  profileComplete: true,
  mobileVerificationRequired: false,
};
const blocked = { ...entered, depositBlocked: true };
const unverified = { ...entered, mobileVerificationRequired: true };
const spent = { ...terms, promoUsed: 1 };
const other = { ...deposit, hasOtherActivePromo: true };

it.each([
  ['nothing bars', entered, terms, deposit, null],
  ['PROMO-24 that is spent', entered, spent, deposit, 'noUses'],
  ['DEP-18 beside an active one', entered, terms, other, 'promoActive'],
  ['PROMO-24 that is spent, beside an active one', entered, spent, other, 'noUses'],
  ['PROMO-24 of a member without a verified number', unverified, terms, deposit, 'mobileNotVerified'],
  ['that is spent, of such a member', unverified, spent, deposit, 'mobileNotVerified'],
  ['that is spent, beside an active one, of a blocked member', blocked, spent, other, 'blocked'],
] as const)('a promo in the list that %s', (_what, access, ofTerms, ofDeposit, reason) => {
  const decision = promoChoiceDecision({ access, terms: ofTerms, deposit: ofDeposit });
  expect(decision.allowed ? null : decision.reason).toBe(reason);
});

it('there is none of an unknown code', () => {
  expect(decidePromoStart(null, deposit)).toMatchObject({ allowed: false, reason: 'promoUnknown' });
});

it.each([
  ['that its terms bar', { ...terms, levelRequirement: 9 }, 'levelTooLow'],
  ['that is not found', null, 'promoUnknown'],
  ['that nothing bars, so that one answer is out of date', terms, 'promoUnknown'],
] as const)('one that is not listed is refused: one %s', (_what, ofTerms, reason) => {
  expect(unlistedPromoRefusal(ofTerms, deposit)).toMatchObject({ allowed: false, reason });
});
