import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cashbackPayment, cashbackPaymentTexts } from './index.ts';

it.each([
  ['cash is cash', 'CASH', 500n, 'CASH'],
  ['a bonus is a bonus', 'BONUS', 500n, 'BONUS'],
  ['a bonus of the smallest stake is a bonus', 'BONUS', 20n, 'BONUS'],
  ['a bonus of less is cash', 'BONUS', 19n, 'CASH'],
] as const)('%s', (_what, offered, amount, paid) => {
  expect(cashbackPayment({ offered, amount: money.of(amount), smallestStake: money.of(20n) })).toBe(paid);
});

it('a card says as what it is paid', () => {
  expect(cashbackPaymentTexts).toEqual({ BONUS: 'Bonus, to be activated', CASH: 'Cash' });
});
