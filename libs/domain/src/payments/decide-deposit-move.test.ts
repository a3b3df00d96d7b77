import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import {
  cryptoChoiceReasons,
  decideCryptoChoice,
  decideDepositMove,
  decideReversal,
  depositMoveReasons,
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

  it.each([
    [{ status: 'APPROVED', reversed: false }, null, null],
    [{ status: 'APPROVED', reversed: true }, 'notReversible', once],
    [{ status: 'PENDING', reversed: false }, 'notReversible', once],
  ] as const)('as %j is refused as %s', (deposit, reason, text) => {
    const decision = decideReversal(deposit);
    expect(decision.allowed ? null : decision.reason).toBe(reason);
    expect(decisionText(reversalReasons, decision)).toBe(text);
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
