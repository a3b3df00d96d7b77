import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import {
  cancellationReasons,
  decideCancellation,
  decideOwnWithdrawal,
  decideWithdrawalMove,
  withdrawalMoveReasons,
  withdrawalStatuses,
} from './index.ts';

describe('a move of a withdrawal', () => {
  it.each([
    ['DRAFT', 'PENDING', null],
    [null, 'PENDING', 'This withdrawal does not exist.'],
    ['DRAFT', 'APPROVED', 'A withdrawal cannot go from DRAFT to APPROVED.'],
    ['PROCESSING', 'CANCELLED', 'A withdrawal cannot go from PROCESSING to CANCELLED.'],
  ] as const)('WDR-17 from %s to %s is told: %s', (from, to, text) => {
    const decision = decideWithdrawalMove(from && { status: from }, to);
    expect(decisionText(withdrawalMoveReasons, decision)).toBe(text);
  });
});

describe('the cancellation of a withdrawal', () => {
  it('WDR-18 is for a PENDING one alone', () => {
    expect(withdrawalStatuses.filter((status) => decideCancellation({ status }).allowed)).toEqual([
      'PENDING',
    ]);
  });

  it.each([
    [null, 'NOT_FOUND', 'This withdrawal does not exist.'],
    [{ status: 'PROCESSING' }, 'CONFLICT', 'Only a pending withdrawal can be cancelled.'],
  ] as const)('WDR-18 of %j is refused as %s: %s', (withdrawal, code, text) => {
    const decision = decideCancellation(withdrawal);
    expect(decisionText(cancellationReasons, decision)).toBe(text);
    expect(decision.allowed ? null : cancellationReasons[decision.reason].code).toBe(code);
  });
});

it('a withdrawal is told to its own member alone', () => {
  const withdrawal = { memberId: 'mem_1' };
  expect(decideOwnWithdrawal(withdrawal, 'mem_1')).toEqual({ allowed: true, plan: withdrawal });
  for (const other of [decideOwnWithdrawal(withdrawal, 'mem_2'), decideOwnWithdrawal(null, 'mem_1')])
    expect(other).toMatchObject({ allowed: false, reason: 'withdrawalUnknown' });
});
