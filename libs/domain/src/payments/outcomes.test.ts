import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  canChooseMethod,
  depositOutcome,
  depositStatuses,
  limitLeft,
  withdrawalOutcome,
  withdrawalStatuses,
} from './index.ts';

describe('what came of a payment', () => {
  it('is known of a deposit that was approved, refused, given up or not completed in time', () => {
    expect(depositStatuses.map((status) => [status, depositOutcome(status)])).toEqual([
      ['DRAFT', null],
      ['PENDING', null],
      ['PROCESSING', null],
      ['APPROVED', 'SUCCESS'],
      ['FAILED', 'FAILED'],
      ['REJECTED', 'FAILED'],
      ['CANCELLED', 'CANCELLED'],
      ['EXPIRED', 'EXPIRED'],
    ]);
  });

  it('is known of a withdrawal as soon as the operator has the request', () => {
    expect(withdrawalStatuses.map((status) => [status, withdrawalOutcome(status)])).toEqual([
      ['DRAFT', null],
      ['PENDING', 'SUCCESS'],
      ['PROCESSING', 'SUCCESS'],
      ['APPROVED', 'SUCCESS'],
      ['ON_HOLD', 'SUCCESS'],
      ['REJECTED', 'FAILED'],
      ['CANCELLED', 'CANCELLED'],
    ]);
  });
});

describe('what a payment may use', () => {
  it.each([
    [0n, 20_000n],
    [18_650n, 1_350n],
    [20_000n, 0n],
    [20_001n, 0n],
  ])('of a limit of 20000 of which %i are used is what is left: %i', (used, left) => {
    expect(limitLeft(money.of(used), money.of(20_000n))).toBe(left);
  });

  it('WDR-06 of the withdrawal methods are the enabled ones', () => {
    expect(canChooseMethod({ enabled: true })).toBe(true);
    expect(canChooseMethod({ enabled: false })).toBe(false);
  });
});
