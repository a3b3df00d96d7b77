import { describe, expect, it } from 'vitest';
import {
  decideCallAnswer,
  decideCashierAccess,
  decideKnownPayment,
  decideProviderCall,
  providerBodyReasons,
  providerCallReasons,
} from './index.ts';
import type { ProviderCallFacts, ProviderCallReason } from './index.ts';
import { call, deposit, withdrawal } from './testing/provider-calls.ts';

const { reported } = call;

const reasonOf = (change: Partial<ProviderCallFacts>) => {
  const decision = decideProviderCall({ ...call, ...change });
  return decision.allowed ? null : decision.reason;
};

describe('a callback of the provider', () => {
  it('DEP-25 moves a deposit, with the fee it names', () => {
    const plan = (change: Partial<ProviderCallFacts>) => decideProviderCall({ ...call, ...change });
    expect(plan({})).toEqual({
      allowed: true,
      plan: { kind: 'DEPOSIT', effect: { kind: 'MOVE', to: 'PENDING' }, fee: 0n },
    });
    expect(
      plan({
        payment: { ...deposit, status: 'PENDING' },
        callback: { call: 'transfer' },
        reported: { ...reported, fee: '50.00' },
      }),
    ).toMatchObject({ plan: { effect: { kind: 'MOVE', to: 'APPROVED' }, fee: 5_000n } });
  });

  it('WDR-17 moves a withdrawal, whose amount is negative', () => {
    expect(
      decideProviderCall({ ...call, payment: withdrawal, reported: { ...reported, txAmount: '-50.00' } }),
    ).toEqual({ allowed: true, plan: { kind: 'WITHDRAWAL', effect: { kind: 'MOVE', to: 'PENDING' } } });
    expect(reasonOf({ payment: withdrawal })).toBe('otherAmount');
  });

  it('DEP-25 ends a deposit whose time is over, whatever else it says', () => {
    expect(
      decideProviderCall({
        ...call,
        payment: { ...deposit, expired: true },
        reported: { ...reported, fee: 'much' },
      }),
    ).toEqual({ allowed: true, plan: { kind: 'EXPIRE' } });
  });

  it.each<[Partial<ProviderCallFacts>, ProviderCallReason]>([
    [{ otherContent: true }, 'otherContent'],
    [{ reported: { ...reported, userId: 'mem_2' } }, 'otherMember'],
    [{ reported: { ...reported, txAmountCy: 'NZD' } }, 'otherCurrency'],
    [{ reported: { ...reported, txAmountCyType: 'Crypto' } }, 'otherCurrencyType'],
    [{ reported: { ...reported, txAmount: '50.01' } }, 'otherAmount'],
    [{ reported: { ...reported, txAmount: '-50.00' } }, 'otherAmount'],
    [{ reported: { ...reported, txAmount: 'fifty' } }, 'otherAmount'],
    [{ otherTransaction: true }, 'otherTransaction'],
    [{ memberStatus: 'SUSPENDED' }, 'memberNotEnabled'],
    [{ reported: { ...reported, fee: '50.01' } }, 'feeUnusable'],
    [{ reported: { ...reported, fee: '-0.01' } }, 'feeUnusable'],
    [{ reported: { ...reported, fee: '0.001' } }, 'feeUnusable'],
  ])('with %j is refused as %s', (change, reason) => {
    expect(reasonOf(change)).toBe(reason);
  });

  it('is refused for the first reason of the order', () => {
    let left: Partial<ProviderCallFacts> = {
      otherContent: true,
      reported: { userId: 'mem_2', txAmount: '1', txAmountCy: 'NZD', txAmountCyType: 'Crypto', fee: 'much' },
      otherTransaction: true,
      memberStatus: 'SUSPENDED',
    };
    const wrong = { ...reported, fee: 'much' };
    const mends: readonly [ProviderCallReason, Partial<ProviderCallFacts>][] = [
      ['otherContent', { otherContent: false }],
      ['otherMember', { reported: { ...wrong, txAmount: '1', txAmountCy: 'NZD', txAmountCyType: 'Crypto' } }],
      ['otherCurrency', { reported: { ...wrong, txAmount: '1', txAmountCyType: 'Crypto' } }],
      ['otherCurrencyType', { reported: { ...wrong, txAmount: '1' } }],
      ['otherAmount', { reported: wrong }],
      ['otherTransaction', { otherTransaction: false }],
      ['memberNotEnabled', { memberStatus: 'ENABLED' }],
      ['feeUnusable', { reported }],
    ];
    for (const [reason, mend] of mends) {
      expect(reasonOf(left)).toBe(reason);
      left = { ...left, ...mend };
    }
    expect(reasonOf(left)).toBeNull();
  });

  it('lets a payment that was authorized come to its end, whatever became of the account', () => {
    for (const callback of [{ call: 'transfer' }, { call: 'cancel', reason: 'FAILED' }] as const) {
      expect(
        reasonOf({ callback, memberStatus: 'SUSPENDED', payment: { ...deposit, status: 'PENDING' } }),
      ).toBeNull();
    }
  });
});

describe('the cashier', () => {
  it.each([
    [true, 'ENABLED', null],
    [false, 'SUSPENDED', 'paymentUnknown'],
    [true, 'SUSPENDED', 'memberNotEnabled'],
  ])('for a payment of theirs (%s) and a member who is %s: %s', (known, memberStatus, reason) => {
    const decision = decideCashierAccess({ known, memberStatus });
    expect(decision.allowed ? null : decision.reason).toBe(reason);
  });
});

it('the provider is told what is wrong with its call', () => {
  expect(Object.values(providerCallReasons).map(({ code, text }) => [code, text()])).toEqual([
    ['IDEMPOTENCY_CONFLICT', 'This transaction was told of before with other content.'],
    ['BAD_USER_INPUT', 'userId: this is not their payment.'],
    ['BAD_USER_INPUT', 'txAmountCy: this is not the currency of the payment.'],
    ['BAD_USER_INPUT', 'txAmountCyType: this is not the kind of the currency.'],
    ['BAD_USER_INPUT', 'txAmount: this is not the amount of the payment.'],
    ['BAD_USER_INPUT', 'txId: this payment belongs to another transaction.'],
    ['MEMBER_NOT_ENABLED', 'This account is not enabled.'],
    ['BAD_USER_INPUT', 'fee: must be a decimal of the currency, within the amount.'],
  ]);
  expect(providerBodyReasons.notSigned.text()).toBe('The call is not signed by the payment provider.');
});

describe('the answer to a callback', () => {
  it.each([
    ['MOVE', null],
    ['EARLY', 'early'],
    ['IGNORE', 'alreadyOver'],
  ] as const)('of the effect %s is refused as %s', (effect, reason) => {
    const refused = { allowed: false, reason, details: { status: 'PENDING' } };
    expect(decideCallAnswer({ effect, status: 'PENDING' })).toEqual(
      reason === null ? { allowed: true, plan: undefined } : refused,
    );
  });
});

it('a payment that is named is there or unknown', () => {
  expect(decideKnownPayment({ id: 'pay_1' })).toEqual({ allowed: true, plan: { id: 'pay_1' } });
  expect(decideKnownPayment(null)).toMatchObject({ allowed: false, reason: 'paymentUnknown' });
});
