import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decideWithdrawal, decideWithdrawalAccess, withdrawalReasons } from './index.ts';
import type { WithdrawalDraft, WithdrawalFacts, WithdrawalReason, WithdrawalStage } from './index.ts';
import { draft, withdrawal } from './testing/withdrawals.ts';

const facts: WithdrawalFacts = { ...withdrawal, withdrawable: money.of(123_450n) };
const { access } = facts;
const old: WithdrawalDraft = { ...draft, now: new Date('2026-03-03T02:00:00.000Z') };

const reasonOf = (change: Partial<WithdrawalFacts>, stage: WithdrawalStage = 'draft') => {
  const decision = decideWithdrawal({ ...facts, ...change }, stage);
  return decision.allowed ? null : decision.reason;
};
const textOf = (amount: bigint, withdrawable = 10n ** 9n) =>
  decisionText(
    withdrawalReasons,
    decideWithdrawal({ ...facts, amount: money.of(amount), withdrawable: money.of(withdrawable) }, 'form'),
  );

describe('a withdrawal', () => {
  it('is let through with its amount', () => {
    expect(decideWithdrawal(facts, 'draft')).toEqual({
      allowed: true,
      plan: { amount: 10_000n, endsPromo: false, endsAwards: [] },
    });
    expect(reasonOf({ draft }, 'authorize')).toBeNull();
  });

  it.each<[string, Partial<WithdrawalFacts>, WithdrawalStage, WithdrawalReason]>([
    ['of a visitor', { access: { ...access, signedIn: false } }, 'form', 'signedOut'],
    ['WDR-11', { access: { ...access, withdrawalBlocked: true } }, 'draft', 'blocked'],
    ['WDR-11 handed on', { access: { ...access, withdrawalBlocked: true }, draft }, 'authorize', 'blocked'],
    ['WDR-08 WDR-09', { access: { ...access, verified: false } }, 'draft', 'notVerified'],
    ['WDR-09 handed on', { access: { ...access, verified: false }, draft }, 'authorize', 'notVerified'],
    [
      'in a currency that there is not',
      { currency: { ...facts.currency, stated: 'XXX' } },
      'draft',
      'currencyUnknown',
    ],
    ['in an empty currency', { currency: { ...facts.currency, stated: '' } }, 'draft', 'currencyUnknown'],
    ['WALLET-16', { currency: { ...facts.currency, stated: 'NZD' } }, 'draft', 'currencyMismatch'],
    ['WDR-04', { method: null }, 'form', 'methodMissing'],
    ['WDR-06 by a method that is off', { method: { enabled: false } }, 'draft', 'methodUnavailable'],
    ['of no amount', { amount: null }, 'form', 'invalidAmount'],
    ['WDR-03', { amount: money.of(123_451n) }, 'draft', 'insufficientBalance'],
    ['WDR-03 handed on', { withdrawable: money.of(9_999n), draft }, 'authorize', 'insufficientBalance'],
    ['WDR-02 of too little', { amount: money.of(4_999n) }, 'draft', 'belowMinimum'],
    [
      'WDR-02 of too much',
      { amount: money.of(750_001n), withdrawable: money.of(10n ** 9n) },
      'draft',
      'aboveMaximum',
    ],
    ['SESS-42 of a draft a day old', { draft: old }, 'authorize', 'draftExpired'],
    [
      'of a draft that newer ones followed',
      { draft: { ...old, superseded: 'NEWER' } },
      'authorize',
      'supersededByNewer',
    ],
    [
      'SESS-42 of a draft from before a new password',
      { draft: { ...draft, superseded: 'PASSWORD' } },
      'authorize',
      'supersededByPassword',
    ],
  ])('%s is refused', (_what, change, stage, reason) => {
    expect(reasonOf(change, stage)).toBe(reason);
  });

  it('is refused for the first reason of the order', () => {
    let left: Partial<WithdrawalFacts> = {
      draft: old,
      access: { signedIn: false, withdrawalBlocked: true, verified: false },
      currency: { ...facts.currency, stated: 'NZD' },
      method: null,
      amount: null,
      withdrawable: money.of(10n),
    };
    const mends: readonly [WithdrawalReason, Partial<WithdrawalFacts>][] = [
      ['draftExpired', { draft: null }],
      ['signedOut', { access: { ...access, withdrawalBlocked: true, verified: false } }],
      ['blocked', { access: { ...access, verified: false } }],
      ['notVerified', { access }],
      ['currencyMismatch', { currency: facts.currency }],
      ['methodUnavailable', { method: { enabled: true } }],
      ['invalidAmount', { amount: money.of(11n) }],
      ['insufficientBalance', { withdrawable: money.of(11n) }],
      ['belowMinimum', facts],
    ];
    for (const [reason, mend] of mends) {
      expect(reasonOf(left)).toBe(reason);
      left = { ...left, ...mend };
    }
    expect(reasonOf(left)).toBeNull();
  });

  it('is held against neither method nor currency again once it was prepared', () => {
    expect(reasonOf({ draft, method: null }, 'authorize')).toBeNull();
  });

  it('is left to the platform while the limits are not known', () => {
    expect(reasonOf({ limits: null, amount: money.of(1n) }, 'form')).toBeNull();
  });

  it.each([
    [draft, null],
    [{ ...draft, now: new Date('2026-03-03T01:59:59.999Z') }, null],
    [old, 'This withdrawal was started more than a day ago. Nothing was taken. Please start a new one.'],
    [
      { ...draft, superseded: 'NEWER' },
      'This withdrawal was followed by newer ones. Nothing was taken. Please start a new one.',
    ],
    [
      { ...old, superseded: 'PASSWORD' },
      'Your password was changed after this withdrawal was started. Nothing was taken. Please start a new one.',
    ],
  ] as const)('as the draft %j is handed on, or is told why not: %s', (held, text) => {
    const decision = decideWithdrawal({ ...facts, draft: held }, 'authorize');
    expect(decisionText(withdrawalReasons, decision)).toBe(text);
  });
});

describe('the amount of a withdrawal', () => {
  it('WDR-02 must be 50 to 7500, both accepted', () => {
    expect(textOf(5_000n)).toBeNull();
    expect(textOf(750_000n)).toBeNull();
    expect(textOf(4_999n)).toBe('Amount must be greater than or equal to 50.');
    expect(textOf(750_001n)).toBe('Amount must not exceed 7500.');
  });

  it('WDR-03 must be within the balance, which is tested first', () => {
    expect(textOf(123_450n, 123_450n)).toBeNull();
    expect(textOf(123_451n, 123_450n)).toBe('Insufficient balance. You can withdraw up to 1,234.50.');
    expect(textOf(900_000n, 123_450n)).toBe('Insufficient balance. You can withdraw up to 1,234.50.');
  });
});

describe('whether a member may withdraw', () => {
  it.each([
    [false, true, null],
    [false, false, 'notVerified'],
    [true, true, 'blocked'],
    [true, false, 'blocked'],
  ])('WDR-08 WDR-11 blocked %s, verified %s: %s', (withdrawalBlocked, verified, reason) => {
    const decision = decideWithdrawalAccess({ signedIn: true, withdrawalBlocked, verified });
    expect(decision.allowed ? null : decision.reason).toBe(reason);
  });

  it.each([
    ['blocked', 'WITHDRAWAL_BLOCKED', 'supportModal'],
    ['notVerified', 'MEMBER_NOT_VERIFIED', 'profileVerificationAlert'],
    ['insufficientBalance', 'INSUFFICIENT_BALANCE', 'refreshAccount'],
    ['currencyMismatch', 'CONFLICT', 'refreshAccount'],
  ] as const)('%s is answered as %s, which %s mends', (reason, code, mend) => {
    expect(withdrawalReasons[reason]).toMatchObject({ code, mend });
  });
});
