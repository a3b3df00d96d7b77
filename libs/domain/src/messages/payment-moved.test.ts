import { describe, expect, it } from 'vitest';
import { depositMessage, withdrawalMessage } from './index.ts';

const amount = 'A$50.00';

describe('a deposit of A$50.00', () => {
  it.each([
    ['PENDING', 'DEPOSIT_RECEIVED', 'Deposit Request Received', 'has been received'],
    ['PROCESSING', 'DEPOSIT_PROCESSING', 'Deposit Request Processing', 'is being processed'],
    ['APPROVED', 'DEPOSIT_APPROVED', 'Deposit Request Approved', 'has been approved'],
    ['FAILED', 'DEPOSIT_FAILED', 'Deposit Request Failed', 'did not go through'],
    ['REJECTED', 'DEPOSIT_REJECTED', 'Deposit Request Rejected', 'has been rejected'],
    ['EXPIRED', 'DEPOSIT_EXPIRED', 'Deposit Request Expired', 'was not paid in time'],
  ] as const)('that is %s now is told as %s, %j', (to, type, title, text) => {
    expect(depositMessage({ from: 'PENDING', to, amount, promoGone: false })).toEqual({
      type,
      title,
      content: `<p>Your deposit of A$50.00 ${text}.</p>`,
    });
  });

  it.each([
    ['DRAFT', 'CANCELLED'],
    ['PENDING', 'CANCELLED'],
    ['DRAFT', 'EXPIRED'],
    ['DRAFT', 'DRAFT'],
  ] as const)('tells nothing when it goes from %s to %s', (from, to) => {
    expect(depositMessage({ from, to, amount, promoGone: false })).toBeNull();
  });

  it('says when its promo could not be started any more', () => {
    expect(depositMessage({ from: 'PENDING', to: 'APPROVED', amount, promoGone: true })?.content).toBe(
      '<p>Your deposit of A$50.00 has been approved. Its promo could no longer be used and was not started.</p>',
    );
  });
});

describe('a withdrawal of A$50.00', () => {
  it.each([
    ['PENDING', 'WITHDRAWAL_RECEIVED', 'Withdrawal Request Received', 'has been received'],
    ['PROCESSING', 'WITHDRAWAL_PROCESSING', 'Withdrawal Request Processing', 'is being processed'],
    ['APPROVED', 'WITHDRAWAL_APPROVED', 'Withdrawal Request Approved', 'has been approved'],
    ['REJECTED', 'WITHDRAWAL_REJECTED', 'Withdrawal Request Rejected', 'has been rejected'],
  ] as const)('that is %s now is told as %s, %j', (to, type, title, text) => {
    expect(withdrawalMessage(to, amount)).toEqual({
      type,
      title,
      content: `<p>Your withdrawal of A$50.00 ${text}.</p>`,
    });
  });

  it.each([
    ['FAILED', 'WITHDRAWAL_FAILED', 'Withdrawal Request Failed', 'could not be paid out'],
    ['EXPIRED', 'WITHDRAWAL_EXPIRED', 'Withdrawal Request Expired', 'was not confirmed in time'],
    ['REJECTED', 'WITHDRAWAL_REJECTED', 'Withdrawal Request Rejected', 'has been rejected'],
    ['CANCELLED', 'WITHDRAWAL_REJECTED', 'Withdrawal Request Rejected', 'has been rejected'],
  ] as const)('that the provider ends as %s is told as %s, %j', (reason, type, title, text) => {
    expect(withdrawalMessage('REJECTED', amount, reason)).toEqual({
      type,
      title,
      content: `<p>Your withdrawal of A$50.00 ${text}.</p>`,
    });
  });

  it.each(['DRAFT', 'ON_HOLD', 'CANCELLED'] as const)('tells nothing when it is %s', (to) => {
    expect(withdrawalMessage(to, amount)).toBeNull();
  });
});
