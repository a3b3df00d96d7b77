import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { decideCashierAccess, decideProviderCall } from './index.ts';
import type { CalledPayment, ProviderCallFacts } from './index.ts';
import { call, withdrawal as draft } from './testing/provider-calls.ts';

const deposit: CalledPayment = {
  kind: 'deposit',
  status: 'PENDING',
  expired: false,
  memberId: 'mem_1',
  amount: money.of(12_345_678n),
  currency: 'BTC',
  currencyType: 'CRYPTO',
};
const withdrawal: CalledPayment = { ...draft, status: 'PENDING' };
const facts: ProviderCallFacts = {
  ...call,
  payment: deposit,
  reported: { userId: 'mem_1', txAmount: '0.12345678', txAmountCy: 'BTC' },
  callback: { call: 'transfer' },
};
const { reported } = facts;

const reasonOf = (change: Partial<ProviderCallFacts>) => {
  const decision = decideProviderCall({ ...facts, ...change });
  return decision.allowed ? null : decision.reason;
};

describe('the amount that the provider tells', () => {
  it.each([
    ['0.12345678', null],
    ['00.12345678', null],
    ['0.12345677', 'otherAmount'],
    ['0.12345679', 'otherAmount'],
    ['-0.12345678', 'otherAmount'],
    ['0.123456780', 'otherAmount'],
    ['0.1234567', 'otherAmount'],
    ['12345678', 'otherAmount'],
    ['0', 'otherAmount'],
    ['', 'otherAmount'],
    ['0,12345678', 'otherAmount'],
    ['1e-1', 'otherAmount'],
  ])('DEP-25 is that of the deposit to the last of 8 decimals: %j, %s', (txAmount, reason) => {
    expect(reasonOf({ reported: { ...reported, txAmount } })).toBe(reason);
  });

  it.each([
    ['-50.00', null],
    ['-50', null],
    ['-50.0', null],
    ['50.00', 'otherAmount'],
    ['-49.99', 'otherAmount'],
    ['-50.01', 'otherAmount'],
    ['--50.00', 'otherAmount'],
    ['0.00', 'otherAmount'],
  ])('WDR-17 is that of the withdrawal, taken from the member: %j, %s', (txAmount, reason) => {
    const ofWithdrawal = { userId: 'mem_1', txAmount, txAmountCy: 'AUD' };
    expect(reasonOf({ payment: withdrawal, reported: ofWithdrawal })).toBe(reason);
  });
});

describe('the currency that the provider tells', () => {
  it.each([
    [undefined, null],
    ['CRYPTO', null],
    ['Crypto', null],
    ['crypto', null],
    [' crypto ', null],
    ['FIAT', 'otherCurrencyType'],
    ['other', 'otherCurrencyType'],
    ['', 'otherCurrencyType'],
  ])('CONF-17 is of the kind of the payment, where it tells one: %j, %s', (txAmountCyType, reason) => {
    expect(reasonOf({ reported: { ...reported, txAmountCyType } })).toBe(reason);
  });

  it.each([
    ['BTC', null],
    ['btc', 'otherCurrency'],
    ['ETH', 'otherCurrency'],
    ['', 'otherCurrency'],
  ])('is the payment’s by its code: %j, %s', (txAmountCy, reason) => {
    expect(reasonOf({ reported: { ...reported, txAmountCy } })).toBe(reason);
  });
});

describe('the fee of a deposit', () => {
  const feeOf = (fee?: string) => {
    const decision = decideProviderCall({ ...facts, reported: { ...reported, fee } });
    if (!decision.allowed) return decision.reason;
    return decision.plan.kind === 'DEPOSIT' ? decision.plan.fee : decision.plan.kind;
  };

  it.each([
    [undefined, 0n],
    ['0', 0n],
    ['0.00000000', 0n],
    ['0.00000001', 1n],
    ['0.12345678', 12_345_678n],
    ['0.12345679', 'feeUnusable'],
    ['-0.00000001', 'feeUnusable'],
    ['0.000000001', 'feeUnusable'],
    ['', 'feeUnusable'],
    ['free', 'feeUnusable'],
  ])('of %j is %s', (fee, expected) => {
    expect(feeOf(fee)).toBe(expected);
  });

  it('is looked at last, and not at all of a withdrawal or of one that has expired', () => {
    const unusable = { ...reported, fee: 'free' };
    expect(reasonOf({ reported: unusable, otherTransaction: true })).toBe('otherTransaction');
    expect(reasonOf({ reported: unusable, callback: { call: 'authorize' }, memberStatus: 'FROZEN' })).toBe(
      'memberNotEnabled',
    );
    expect(reasonOf({ payment: { ...deposit, expired: true }, reported: unusable })).toBeNull();
    const ofWithdrawal = { userId: 'mem_1', txAmount: '-50', txAmountCy: 'AUD', fee: 'free' };
    expect(reasonOf({ payment: withdrawal, reported: ofWithdrawal })).toBeNull();
  });
});

describe('a callback', () => {
  const status = (kind: 'deposit' | 'withdrawal', change: Partial<ProviderCallFacts>) => {
    const ofWithdrawal = { userId: 'mem_1', txAmount: '-50', txAmountCy: 'AUD' };
    const given = kind === 'deposit' ? facts : { ...facts, payment: withdrawal, reported: ofWithdrawal };
    const decision = decideProviderCall({ ...given, ...change });
    return decision.allowed ? decision.plan : decision.reason;
  };

  it.each([
    ['deposit', 'ENABLED', { kind: 'DEPOSIT', fee: 0n }],
    ['deposit', 'SUSPENDED', 'memberNotEnabled'],
    ['deposit', 'enabled', 'memberNotEnabled'],
    ['withdrawal', 'ENABLED', { kind: 'WITHDRAWAL' }],
    ['withdrawal', 'SELF_EXCLUDED', 'memberNotEnabled'],
  ] as const)('that authorizes a %s is for an enabled account: %s', (kind, memberStatus, told_) => {
    const found = status(kind, { callback: { call: 'authorize' }, memberStatus });
    if (typeof told_ === 'string') expect(found).toBe(told_);
    else expect(found).toMatchObject(told_);
  });

  it.each([
    ['deposit', { call: 'transfer' }, { kind: 'MOVE', to: 'APPROVED' }],
    ['deposit', { call: 'cancel', reason: 'EXPIRED' }, { kind: 'MOVE', to: 'EXPIRED' }],
    ['deposit', { call: 'authorize' }, { kind: 'IGNORE' }],
    ['withdrawal', { call: 'transfer' }, { kind: 'MOVE', to: 'APPROVED' }],
    ['withdrawal', { call: 'cancel', reason: 'CANCELLED' }, { kind: 'MOVE', to: 'REJECTED' }],
  ] as const)('DEP-25 WDR-17 about a pending %s, %j, does %j', (kind, callback, effect) => {
    expect(status(kind, { callback })).toMatchObject({ effect });
  });

  it('does not expire a deposit that it does not fit', () => {
    const expired = { ...deposit, expired: true };
    expect(reasonOf({ payment: expired, otherContent: true })).toBe('otherContent');
    expect(reasonOf({ payment: expired, reported: { ...reported, userId: 'mem_2' } })).toBe('otherMember');
    expect(reasonOf({ payment: expired, otherTransaction: true })).toBe('otherTransaction');
    expect(decideProviderCall({ ...facts, payment: expired })).toEqual({
      allowed: true,
      plan: { kind: 'EXPIRE' },
    });
  });
});

it.each([
  [false, 'ENABLED', 'paymentUnknown'],
  [true, 'CLOSED', 'memberNotEnabled'],
  [true, '', 'memberNotEnabled'],
])('the cashier for a known payment: %s, of a member %s: %s', (known, memberStatus, reason) => {
  expect(decideCashierAccess({ known, memberStatus })).toMatchObject({ allowed: false, reason });
});
