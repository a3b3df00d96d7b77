import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  awardOf,
  beforePromoDeposit,
  bonusLeft,
  bonusMultiplier,
  isPromoOpen,
  listedPromos,
  meetsLevel,
  normalisePromoType,
  initialPromoCurrency,
  promoCurrency,
  promoDepositMinimum,
  promoTypes,
  turnoverShare,
  walletModeAfter,
} from './index.ts';
import type { AwardRules } from './index.ts';
import { isMaxedOut, usesLimit } from './availability.ts';
import { memberPromoStatus } from './status.ts';
import { isAllowedForPromo } from './turnover.ts';

const promoOf = (levelRequirement: number, maxUses = 0, promoUsed = 0) => ({
  levelRequirement,
  maxUses,
  promoUsed,
});
const now = new Date('2026-03-02T02:00:00.000Z');

describe('which promos are offered', () => {
  it('PROMO-13 keeps promos at or below the level of the member', () => {
    const promos = [promoOf(0), promoOf(3), promoOf(4)];
    expect(listedPromos(promos, 3)).toEqual([promoOf(0), promoOf(3)]);
    expect(listedPromos(promos, 0)).toEqual([promoOf(0)]);
  });

  it('PROMO-14 CASHBK-06 shows everything while the member is missing, and by level otherwise', () => {
    expect(listedPromos([promoOf(0), promoOf(10)], null)).toHaveLength(2);
    expect(meetsLevel(10, null)).toBe(true);
    expect(meetsLevel(6, 6)).toBe(true);
    expect(meetsLevel(6, 5)).toBe(false);
  });

  it('PROMO-16 knows a promo as maxed out when its uses have reached the cap, 0 or less being none', () => {
    expect(isMaxedOut({ maxUses: 3, promoUsed: 2 })).toBe(false);
    expect(isMaxedOut({ maxUses: 3, promoUsed: 3 })).toBe(true);
    expect(isMaxedOut({ maxUses: 3, promoUsed: 4 })).toBe(true);
    expect(isMaxedOut({ maxUses: 0, promoUsed: 99 })).toBe(false);
    expect(isMaxedOut({ maxUses: -1, promoUsed: 99 })).toBe(false);
    expect([3, 1, 0, -1].map(usesLimit)).toEqual([3, 1, null, null]);
  });

  it('leaves maxed-out promos out of the list', () => {
    expect(listedPromos([promoOf(0, 2, 1), promoOf(0, 2, 2), promoOf(0, 0, 5)], null)).toEqual([
      promoOf(0, 2, 1),
      promoOf(0, 0, 5),
    ]);
  });

  it('PROMO-20 checks login, profile and mobile number in this order', () => {
    const facts = {
      signedIn: false,
      depositBlocked: false,
      profileComplete: false,
      mobileVerificationRequired: true,
    };
    expect(beforePromoDeposit(facts)).toBe('registerModal');
    expect(beforePromoDeposit({ ...facts, signedIn: true })).toBe('depositProfileFormUpdate');
    expect(beforePromoDeposit({ ...facts, signedIn: true, profileComplete: true })).toBe(
      'verifyMobileNumberModal',
    );
    const complete = { ...facts, signedIn: true, profileComplete: true, mobileVerificationRequired: false };
    expect(beforePromoDeposit(complete)).toBe('depositModal');
    expect(beforePromoDeposit({ ...facts, signedIn: true, depositBlocked: true })).toBe('depositModal');
  });

  it('knows a promo as open until its end', () => {
    const at = (ms: number) => new Date(now.getTime() + ms);
    expect(isPromoOpen({ active: true, expiresAt: null }, now)).toBe(true);
    expect(isPromoOpen({ active: true, expiresAt: at(1) }, now)).toBe(true);
    expect(isPromoOpen({ active: true, expiresAt: at(0) }, now)).toBe(false);
    expect(isPromoOpen({ active: false, expiresAt: null }, now)).toBe(false);
  });
});

describe('texts and types', () => {
  it('PROMO-27 asks for AUD when no currency is selected', () => {
    expect([promoCurrency(null), promoCurrency(undefined), promoCurrency('')]).toEqual(['AUD', 'AUD', 'AUD']);
    expect(promoCurrency('NZD')).toBe('NZD');
  });

  it.each([
    ['NZ', ['AUD', 'NZD'], 'NZD'],
    ['nz', ['AUD', 'NZD'], 'NZD'],
    ['US', ['AUD', 'USD'], 'USD'],
    ['NZ', ['AUD', 'USD'], null],
    ['AU', ['AUD', 'NZD'], null],
    ['DE', ['AUD', 'NZD'], null],
    [null, ['AUD', 'NZD'], null],
  ] as const)(
    'CONF-12 PROMO-27 selects the currency of %s at first, of %j: %s',
    (country, available, currency) => {
      expect(initialPromoCurrency(country, available)).toBe(currency);
    },
  );

  it('PROMO-35 reads the types in both spellings', () => {
    expect(promoTypes).toEqual([
      'CONSUMABLE',
      'DEPOSIT',
      'DEPOSIT_AND_PLAY',
      'FREE_SPIN',
      'LOGIN',
      'REGISTRATION',
    ]);
    expect(promoTypes.map(normalisePromoType)).toEqual(promoTypes);
    expect(['FreeSpin', 'Deposit', 'Consumable', 'Registration'].map(normalisePromoType)).toEqual([
      'FREE_SPIN',
      'DEPOSIT',
      'CONSUMABLE',
      'REGISTRATION',
    ]);
    expect(normalisePromoType('Lottery')).toBeNull();
  });

  it('DEP-07 takes 1 as the least deposit of a promo that names none', () => {
    expect(promoDepositMinimum(null, 'FIAT')).toBe(100n);
    expect(promoDepositMinimum(null, 'CRYPTO')).toBe(100_000_000n);
    expect(promoDepositMinimum(money.of(5n), 'FIAT')).toBe(5n);
  });
});

describe('awards', () => {
  const rules: AwardRules = {
    kind: 'BONUS_ONLY',
    rewardKind: 'DIRECT',
    bonus: money.of(2_500n),
    factor: 50,
    largestBonus: money.of(20_000n),
    wagering: 10,
  };

  it.each([
    ['a fixed bonus', {}, 9_900n, 2_500n, 25_000n],
    ['a fixed bonus with the deposit', { kind: 'BONUS_PLUS_DEPOSIT' }, 10_000n, 2_500n, 125_000n],
    ['a share of the deposit', { rewardKind: 'MULTIPLIER' }, 10_001n, 5_001n, 50_010n],
    ['a share up to its limit', { rewardKind: 'MULTIPLIER' }, 90_000n, 20_000n, 200_000n],
    ['a share without limit', { rewardKind: 'MULTIPLIER', largestBonus: null }, 90_000n, 45_000n, 450_000n],
    ['nothing to turn over', { wagering: 0 }, 0n, 2_500n, 0n],
  ] as const)('gives %s', (_name, change, deposit, bonus, turnoverTarget) => {
    expect(awardOf({ ...rules, ...change }, money.of(deposit))).toEqual({ bonus, turnoverTarget });
  });

  it('begin in CASH after a deposit and in BONUS otherwise', () => {
    expect(walletModeAfter('DEPOSIT')).toBe('CASH');
    expect(walletModeAfter('LOCK_IN')).toBe('BONUS');
    expect(walletModeAfter('CONSUMABLE')).toBe('BONUS');
    expect(walletModeAfter('OPERATOR')).toBe('BONUS');
    expect(walletModeAfter('SIGN_UP')).toBe('BONUS');
  });

  it('writes a factor with two decimals', () => {
    expect([100, 50, 5, 250].map(bonusMultiplier)).toEqual(['1.00', '0.50', '0.05', '2.50']);
  });

  it('owns what the bonus wallet holds beyond what was there before', () => {
    expect(bonusLeft(money.of(900n), money.of(200n))).toBe(700n);
    expect(bonusLeft(money.of(100n), money.of(200n))).toBe(0n);
  });
});

describe('turnover', () => {
  const rules = {
    currency: 'AUD',
    contributions: [
      { provider: 'nightjar', share: 10_000 },
      { provider: 'postmark', share: 2_500 },
    ],
    allowedGameCodes: [],
  };
  const share = (provider: string, stake: bigint, code = 'any', change = {}) =>
    turnoverShare({ amount: money.of(stake), currency: 'AUD' }, { code, provider }, { ...rules, ...change });

  it('counts a stake as far as its provider does', () => {
    expect(share('nightjar', 1_000n)).toBe(1_000n);
    expect(share('postmark', 1_002n)).toBe(251n);
    expect(share('elsewhere', 1_000n)).toBe(0n);
    expect(share('elsewhere', 1_000n, 'any', { contributions: [] })).toBe(1_000n);
  });

  it('PROMO-52 counts a stake in another currency for nothing', () => {
    expect(share('nightjar', 1_000n, 'any', { currency: 'BTC' })).toBe(0n);
  });

  it('PROMO-40 allows a game when the list is empty or holds its code', () => {
    expect(isAllowedForPromo('keno', [])).toBe(true);
    expect(isAllowedForPromo('keno', ['slot', 'keno'])).toBe(true);
    expect(isAllowedForPromo('keno', ['slot'])).toBe(false);
    expect(share('nightjar', 1_000n, 'keno', { allowedGameCodes: ['slot'] })).toBe(0n);
  });

  const running = {
    expiresAt: now,
    turnoverTarget: money.of(100n),
    turnoverCounter: money.of(99n),
    walletMode: 'BONUS',
    bonusLeft: money.of(1n),
    smallestStake: money.of(1n),
  } as const;

  it.each([
    ['ACTIVE', {}, -1],
    ['EXPIRED', {}, 0],
    ['COMPLETE', { turnoverCounter: money.of(100n) }, -1],
    ['COMPLETE', { turnoverCounter: money.of(100n) }, 1],
    ['LOST', { bonusLeft: money.of(0n) }, -1],
    ['ACTIVE', { bonusLeft: null }, -1],
    ['ACTIVE', { bonusLeft: money.of(0n), walletMode: 'CASH' }, -1],
    [
      'COMPLETE',
      { turnoverTarget: money.of(0n), turnoverCounter: money.of(0n), bonusLeft: money.of(0n) },
      -1,
    ],
    ['ACTIVE', { expiresAt: null }, 1],
  ] as const)('leaves a promo %s (%#)', (status, change, offset) => {
    expect(memberPromoStatus({ ...running, ...change }, new Date(now.getTime() + offset))).toBe(status);
  });
});
