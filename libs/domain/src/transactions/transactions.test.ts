import { describe, expect, it } from 'vitest';
import { netDeposits, transactionFilterNames, typesOfFilter } from './index.ts';

const everyType =
  `DEPOSIT DEPOSIT_REVERSAL WITHDRAWAL WITHDRAWAL_CANCELLED WITHDRAWAL_REJECTED BET FREE_SPIN_BET BET_REFUND
  PROMO_BONUS PROMO_CONVERSION PROMO_CANCELLATION PROMO_EXPIRY CONSUMABLE_BONUS FREE_SPIN_BONUS CASHBACK CASHBACK_REVERSAL
  PAYOUT SPORTS_PAYOUT FREE_SPIN_PAYOUT JACKPOT_PAYOUT TOURNAMENT_PAYOUT AUTO_PAYOUT TRANSFER_IN TRANSFER_OUT
  MANUAL_ADJUSTMENT_CREDIT MANUAL_ADJUSTMENT_DEBIT ADJUSTMENT_CREDIT ADJUSTMENT_DEBIT DEPOSIT_FEE WITHDRAWAL_FEE
  LEVEL_UP_REWARD ACHIEVEMENT_REWARD SYSTEM_CREDIT SYSTEM_DEBIT`.split(/\s+/);

describe('filters of the transaction history', () => {
  it('TXN-05 are eleven, All first', () => {
    expect(transactionFilterNames.join(', ')).toBe(
      'All, Deposit, Withdrawal, Bet, Promo, Cashback, Payout, Transfer, Manual adjustments, Adjustments, System',
    );
  });

  it.each([
    ['Deposit', 'DEPOSIT DEPOSIT_REVERSAL'],
    ['Withdrawal', 'WITHDRAWAL WITHDRAWAL_CANCELLED WITHDRAWAL_REJECTED'],
    ['Bet', 'BET FREE_SPIN_BET BET_REFUND'],
    [
      'Promo',
      'PROMO_BONUS PROMO_CONVERSION PROMO_CANCELLATION PROMO_EXPIRY CONSUMABLE_BONUS FREE_SPIN_BONUS',
    ],
    ['Cashback', 'CASHBACK CASHBACK_REVERSAL'],
    ['Payout', 'PAYOUT SPORTS_PAYOUT FREE_SPIN_PAYOUT JACKPOT_PAYOUT TOURNAMENT_PAYOUT AUTO_PAYOUT'],
    ['Transfer', 'TRANSFER_IN TRANSFER_OUT'],
    ['Manual adjustments', 'MANUAL_ADJUSTMENT_CREDIT MANUAL_ADJUSTMENT_DEBIT'],
    ['Adjustments', 'ADJUSTMENT_CREDIT ADJUSTMENT_DEBIT'],
    ['System', 'DEPOSIT_FEE WITHDRAWAL_FEE LEVEL_UP_REWARD ACHIEVEMENT_REWARD SYSTEM_CREDIT SYSTEM_DEBIT'],
  ] as const)('TXN-06 %s asks for %s', (filter, types) => {
    expect(typesOfFilter(filter)).toEqual(types.split(' '));
  });

  it('TXN-07 All sends no types, and every type belongs to exactly one of the others', () => {
    expect(typesOfFilter('All')).toBeNull();
    const given = transactionFilterNames.flatMap((filter) => typesOfFilter(filter) ?? []);
    expect([...given].sort()).toEqual([...everyType].sort());
  });
});

describe('net deposits', () => {
  it('TXN-13 are approved deposits less approved withdrawals, and may be negative', () => {
    expect(netDeposits({ deposits: 50_000n, withdrawals: 12_000n })).toBe(38_000n);
    expect(netDeposits({ deposits: 10_000n, withdrawals: 25_050n })).toBe(-15_050n);
  });
});
