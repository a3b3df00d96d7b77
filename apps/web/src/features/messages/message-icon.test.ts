import { describe, expect, it } from 'vitest';
import { messageLook } from './message-icon.ts';

describe('the look of a message', () => {
  it.each([
    ['DEPOSIT_REJECTED', 'Warning'],
    ['WITHDRAWAL_FAILED', 'Warning'],
    ['DEPOSIT_EXPIRED', 'Warning'],
    ['APPROVED_REJECTED', 'Warning'],
    ['WITHDRAWAL_PROCESSING', 'In progress'],
    ['RECEIVED_PROCESSING', 'In progress'],
    ['DEPOSIT_APPROVED', 'Done'],
    ['WITHDRAWAL_RECEIVED', 'Done'],
    ['PROMO', 'Notice'],
    [null, 'Notice'],
  ])('MSG-09 says of the type %j: %s', (type, word) => {
    expect(messageLook(type).word).toBe(word);
  });
});
