import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cashbackPayment, cashbackPaymentText } from './index.ts';

describe('what a cashback is paid as, by decision 040', () => {
  it.each([
    ['cash is cash', 'CASH', 500n, 'CASH'],
    ['a bonus is a bonus to be activated', 'BONUS', 500n, 'BONUS'],
    ['a bonus of the smallest stake is a bonus', 'BONUS', 20n, 'BONUS'],
    ['a bonus of less is cash', 'BONUS', 19n, 'CASH'],
    ['little cash is cash', 'CASH', 19n, 'CASH'],
    ['a bonus of nothing yet is a bonus', 'BONUS', 0n, 'BONUS'],
  ] as const)('%s', (_what, offered, amount, paid) => {
    expect(cashbackPayment({ offered, amount: money.of(amount), smallestStake: money.of(20n) })).toBe(paid);
  });

  it.each([
    ['CASH', null, 'Cash'],
    ['CASH', 'CASH', 'Cash'],
    ['BONUS', null, 'Bonus, to be activated under My Bonuses'],
    ['BONUS', 'BONUS', 'Bonus, to be activated under My Bonuses'],
    ['BONUS', 'CASH', 'Cash, as the amount is too small for a bonus'],
  ] as const)('a card says of one that is offered as %s and paid as %s: %s', (offered, paid, words) => {
    expect(cashbackPaymentText(offered, paid)).toBe(words);
  });
});
