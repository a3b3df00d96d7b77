import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { decideLockIn, isLockInComplete, lockInReasons } from './index.ts';
import type { LockInFacts, LockInTerms, LockInReason } from './index.ts';
import { facts, promo, running } from './testing/lock-ins.ts';

type Change = Omit<Partial<LockInFacts<LockInTerms>>, 'promo'> & { readonly terms?: Partial<LockInTerms> };
const decide = ({ terms, ...change }: Change) =>
  decideLockIn({ ...facts, promo: { ...promo, ...terms }, ...change });

const visitor = { signedIn: false };
const none = { terms: { lockInEnabled: false } };
const ended = { terms: { open: false } };
const low = { level: 2 };
const used = { terms: { promoUsed: 2 } };
const other = { current: { ...running, promo: 'b' } };
const cooling = { current: { ...running, completed: true } };
const unverified = { mobileVerificationRequired: true };

describe('two reasons against a lock-in', () => {
  it.each<[LockInReason, string, Change]>([
    ['signedOut', 'no lock-in', { ...visitor, ...none }],
    ['signedOut', 'an ended promo', { ...visitor, ...ended }],
    ['signedOut', 'a low level', { ...visitor, ...low }],
    ['signedOut', 'no uses', { ...visitor, ...used }],
    ['signedOut', 'another lock-in', { ...visitor, ...other }],
    ['signedOut', 'a cooldown', { ...visitor, ...cooling }],
    ['noLockIn', 'a low level', { ...none, ...low }],
    ['noLockIn', 'another lock-in', { ...none, ...other }],
    ['noLockIn', 'a cooldown', { ...none, ...cooling }],
    ['noLockIn', 'an unverified number', { ...none, ...unverified }],
    ['noLockIn', 'no uses', { terms: { lockInEnabled: false, promoUsed: 2 } }],
    ['ended', 'a low level', { ...ended, ...low }],
    ['ended', 'no uses', { terms: { open: false, promoUsed: 2 } }],
    ['ended', 'a cooldown', { ...ended, ...cooling }],
    ['ended', 'an unverified number', { ...ended, ...unverified }],
    ['levelTooLow', 'no uses', { ...low, ...used }],
    ['levelTooLow', 'another lock-in', { ...low, ...other }],
    ['levelTooLow', 'an unverified number', { ...low, ...unverified }],
    ['noUses', 'another lock-in', { ...used, ...other }],
    ['noUses', 'an unverified number', { ...used, ...unverified }],
    ['otherPromo', 'an unverified number', { ...other, ...unverified }],
    ['onCooldown', 'an unverified number', { ...cooling, ...unverified }],
    ['mobileNotVerified', 'a running lock-in that would go on', { ...unverified, current: running }],
  ])('are answered with %s before %s', (reason, _second, change) => {
    expect(decide(change)).toMatchObject({ allowed: false, reason });
  });

  it.each<[LockInReason, string, Partial<LockInFacts<LockInTerms>>]>([
    ['promoUnknown', 'a low level', { promo: null, ...low }],
    ['promoUnknown', 'another lock-in', { promo: null, ...other }],
    ['promoUnknown', 'a cooldown', { promo: null, ...cooling }],
  ])('are answered with %s before %s', (reason, _second, change) => {
    expect(decideLockIn({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it('a refusal knows the level of the promo, and a day only on a cooldown', () => {
    expect(decide(low)).toMatchObject({ details: { level: 3, availableOn: null } });
    expect(decide(cooling)).toMatchObject({ details: { level: 3, availableOn: 'Mar 09, 2026' } });
    expect(decideLockIn({ ...facts, promo: null })).toMatchObject({
      details: { level: 0, availableOn: null },
    });
  });

  it('lead to the login, to the number, or nowhere', () => {
    const mends = Object.entries(lockInReasons).flatMap(([reason, row]) =>
      'mend' in row ? [[reason, row.mend]] : [],
    );
    expect(mends).toEqual([
      ['signedOut', 'loginModal'],
      ['mobileNotVerified', 'verifyMobileNumberModal'],
    ]);
  });

  it('a cooldown without a day is worded all the same', () => {
    expect(lockInReasons.onCooldown.text({ level: 0, availableOn: null })).toBe(
      'Lock in is on cooldown. Available on another day.',
    );
  });
});

describe('the progress', () => {
  const complete = (deposit: bigint, requiredDeposit: bigint, turnover: bigint, requiredTurnover: bigint) =>
    isLockInComplete({
      accumulatedDeposit: money.of(deposit),
      requiredDeposit: money.of(requiredDeposit),
      accumulatedTurnover: money.of(turnover),
      requiredTurnover: money.of(requiredTurnover),
    });

  it.each([
    ['nothing of nothing', true, 0n, 0n, 0n, 0n],
    ['no deposit where none is needed', true, 0n, 0n, 500n, 500n],
    ['a deposit where no turnover is needed', true, 100n, 100n, 0n, 0n],
    ['a cent of deposit short', false, 99n, 100n, 500n, 500n],
    ['a cent of turnover short', false, 100n, 100n, 499n, 500n],
    ['twice the deposit, no turnover', false, 200n, 100n, 0n, 500n],
    ['twice the turnover, no deposit', false, 0n, 100n, 1_000n, 500n],
    ['turnover in place of deposit', false, 500n, 100n, 100n, 500n],
  ])('is complete with %s: %s', (_what, answer, deposit, requiredDeposit, turnover, requiredTurnover) => {
    expect(complete(deposit, requiredDeposit, turnover, requiredTurnover)).toBe(answer);
  });

  it('is reached once by deposits and bets, and never lost again', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 60n })), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (story) => {
        let [deposit, turnover, turns] = [0n, 0n, 0];
        for (const [isDeposit, amount] of story) {
          const before = complete(deposit, 100n, turnover, 300n);
          if (isDeposit) deposit += amount;
          else turnover += amount;
          if (complete(deposit, 100n, turnover, 300n) !== before) turns += 1;
        }
        expect(turns).toBe(deposit >= 100n && turnover >= 300n ? 1 : 0);
      }),
    );
  });
});
