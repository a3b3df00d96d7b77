import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import {
  cryptoChoiceReasons,
  decideCryptoChoice,
  decideDepositMove,
  decideDisputeLift,
  decideReversal,
  depositMoveReasons,
  disputeLiftReasons,
  reversalReasons,
} from './index.ts';
import type { CryptoChoiceFacts } from './index.ts';
import { access, cryptoChoice } from './testing/deposits.ts';

describe('a move of a deposit', () => {
  it('DEP-25 follows the states', () => {
    const draft = { status: 'DRAFT' } as const;
    expect(decideDepositMove(draft, 'PENDING')).toEqual({ allowed: true, plan: draft });
  });

  it.each([
    [null, 'PENDING', 'depositUnknown', 'This deposit does not exist.'],
    ['DRAFT', 'APPROVED', 'moveNotAllowed', 'A deposit cannot go from DRAFT to APPROVED.'],
    ['APPROVED', 'PENDING', 'moveNotAllowed', 'A deposit cannot go from APPROVED to PENDING.'],
  ] as const)('DEP-25 from %s to %s is refused as %s', (from, to, reason, text) => {
    const decision = decideDepositMove(from && { status: from }, to);
    expect(decision).toMatchObject({ reason });
    expect(decisionText(depositMoveReasons, decision)).toBe(text);
  });
});

describe('a deposit that the provider takes back', () => {
  const once = 'Only an approved deposit can be taken back, and only once.';

  const little = 'The member’s cash is less than this deposit. What it earned was taken back.';

  it.each([
    [{ status: 'APPROVED', reversed: false }, 8_000n, null, null],
    [{ status: 'APPROVED', reversed: true }, 8_000n, 'notReversible', once],
    [{ status: 'PENDING', reversed: false }, 7_999n, 'notReversible', once],
    [{ status: 'PENDING', reversed: true }, 8_000n, 'notReversible', once],
    [{ status: 'APPROVED', reversed: false }, 7_999n, 'notCovered', little],
    [null, 7_999n, 'depositUnknown', 'This deposit does not exist.'],
  ] as const)('as %j is refused with a main wallet of %s as %s', (deposit, main, reason, text) => {
    const cash = { MAIN: money.of(main), CASINO: money.of(1_500n), SPORT: money.of(500n) };
    const decision = decideReversal(deposit && { ...deposit, amount: money.of(10_000n), cash });
    expect(decision.allowed ? null : decision.reason).toBe(reason);
    expect(decisionText(reversalReasons, decision)).toBe(text);
  });
});

describe('a dispute that the bank withdraws', () => {
  const none = 'This deposit is not disputed.';

  it.each([
    ['of an open one', { disputed: true, reversed: false }, null, null],
    ['of one that was taken back', { disputed: true, reversed: true }, 'notDisputed', none],
    ['of none', { disputed: false, reversed: false }, 'notDisputed', none],
    ['of a deposit that was taken back at once', { disputed: false, reversed: true }, 'notDisputed', none],
    ['of no deposit', null, 'depositUnknown', 'This deposit does not exist.'],
  ] as const)('%s is told: %j %s', (_what, deposit, reason, text) => {
    const decision = decideDisputeLift(deposit);
    expect(decision.allowed ? null : decision.reason).toBe(reason);
    expect(decisionText(disputeLiftReasons, decision)).toBe(text);
  });
});

describe('the choice of a crypto currency', () => {
  const blocked = { ...access, depositBlocked: true };

  it.each<[string, Partial<CryptoChoiceFacts>, string | null]>([
    ['a draft of an offered one', {}, null],
    ['no deposit of theirs', { status: null, offered: false }, 'This deposit does not exist.'],
    ['one not offered', { offered: false, access: blocked }, 'This crypto currency is not available.'],
    [
      'DEP-21 a blocked member',
      { access: blocked, status: 'PENDING' },
      'Deposits are currently blocked on your account. Please contact support.',
    ],
    ['one handed on', { status: 'PENDING' }, 'This deposit is already under way.'],
  ])('DEP-29 of %s is told: %s %s', (_what, change, text) => {
    expect(decisionText(cryptoChoiceReasons, decideCryptoChoice({ ...cryptoChoice, ...change }))).toBe(text);
  });
});
