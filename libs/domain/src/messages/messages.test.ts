import { describe, expect, it } from 'vitest';
import { closesPaymentFrame, messageIcon, paymentTitles } from './index.ts';

describe('messages', () => {
  it.each([
    ['DEPOSIT_REJECTED', 'warning'],
    ['WITHDRAWAL_FAILED', 'warning'],
    ['DEPOSIT_EXPIRED', 'warning'],
    ['DOCUMENT_REJECTED', 'warning'],
    ['WITHDRAWAL_PROCESSING', 'process'],
    ['DEPOSIT_APPROVED', 'check'],
    ['DOCUMENT_APPROVED', 'check'],
    ['WITHDRAWAL_RECEIVED', 'check'],
    ['PROMO', 'notify'],
    ['VIP_UPGRADE', 'notify'],
    ['', 'notify'],
    [null, 'notify'],
    [undefined, 'notify'],
    ['APPROVED_REJECTED', 'warning'],
    ['RECEIVED_PROCESSING', 'process'],
  ])('MSG-09 shows a message of type %j with the icon %s', (type, icon) => {
    expect(messageIcon(type)).toBe(icon);
  });

  it.each([
    ['Deposit Request Approved', true],
    ['Withdrawal Request Received', true],
    ['Your Deposit Request Approved today', true],
    ['Deposit Request Received', false],
    ['Withdrawal Request Approved', false],
    ['deposit request approved', false],
    ['', false],
  ])('MSG-15 MSG-16 closes the payment frame for %j: %s', (title, closes) => {
    expect(closesPaymentFrame(title)).toBe(closes);
  });

  it('MSG-15 has the titles to the letter', () => {
    expect(paymentTitles).toEqual({
      depositApproved: 'Deposit Request Approved',
      withdrawalReceived: 'Withdrawal Request Received',
    });
  });
});
