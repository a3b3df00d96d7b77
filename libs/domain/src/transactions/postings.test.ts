import { describe, expect, it } from 'vitest';
import { postingProblem, postingRules, transactionFilters } from './index.ts';
import type { HouseAccountKind, TransactionTypeName } from './index.ts';

const types = Object.values(transactionFilters).flat();

/** A wallet of the member and the account on the other side of it. */
const pair = (amount: bigint, house: HouseAccountKind) => [
  { house: null, amount },
  { house, amount: -amount },
];

describe('how transactions are posted', () => {
  it.each<[TransactionTypeName, 'CREDIT' | 'DEBIT', HouseAccountKind]>([
    ['DEPOSIT', 'CREDIT', 'CASH_IN'],
    ['DEPOSIT_REVERSAL', 'DEBIT', 'CASH_IN'],
    ['WITHDRAWAL', 'DEBIT', 'HELD'],
    ['WITHDRAWAL_CANCELLED', 'CREDIT', 'HELD'],
    ['WITHDRAWAL_REJECTED', 'CREDIT', 'HELD'],
    ['BET', 'DEBIT', 'GAMES'],
    ['BET_REFUND', 'CREDIT', 'GAMES'],
    ['PROMO_BONUS', 'CREDIT', 'PROMO'],
    ['PROMO_CANCELLATION', 'DEBIT', 'PROMO'],
    ['PROMO_EXPIRY', 'DEBIT', 'PROMO'],
    ['CONSUMABLE_BONUS', 'CREDIT', 'PROMO'],
    ['FREE_SPIN_BONUS', 'CREDIT', 'PROMO'],
    ['CASHBACK', 'CREDIT', 'CASHBACK'],
    ['CASHBACK_REVERSAL', 'DEBIT', 'CASHBACK'],
    ['PAYOUT', 'CREDIT', 'GAMES'],
    ['SPORTS_PAYOUT', 'CREDIT', 'GAMES'],
    ['FREE_SPIN_PAYOUT', 'CREDIT', 'GAMES'],
    ['JACKPOT_PAYOUT', 'CREDIT', 'JACKPOT'],
    ['TOURNAMENT_PAYOUT', 'CREDIT', 'TOURNAMENT'],
    ['AUTO_PAYOUT', 'CREDIT', 'GAMES'],
    ['MANUAL_ADJUSTMENT_CREDIT', 'CREDIT', 'ADJUSTMENT'],
    ['MANUAL_ADJUSTMENT_DEBIT', 'DEBIT', 'ADJUSTMENT'],
    ['ADJUSTMENT_CREDIT', 'CREDIT', 'ADJUSTMENT'],
    ['ADJUSTMENT_DEBIT', 'DEBIT', 'ADJUSTMENT'],
    ['DEPOSIT_FEE', 'DEBIT', 'FEES'],
    ['WITHDRAWAL_FEE', 'DEBIT', 'HELD'],
    ['LEVEL_UP_REWARD', 'CREDIT', 'REWARDS'],
    ['ACHIEVEMENT_REWARD', 'CREDIT', 'REWARDS'],
    ['SYSTEM_CREDIT', 'CREDIT', 'OPENING'],
    ['SYSTEM_DEBIT', 'DEBIT', 'OPENING'],
  ])('%s is a %s against %s and nothing else', (type, sign, house) => {
    const right = sign === 'CREDIT' ? 5n : -5n;
    expect(postingProblem(type, pair(right, house))).toBeNull();
    expect(postingProblem(type, pair(-right, house))).toBe(
      `${type} ${sign === 'CREDIT' ? 'adds to' : 'takes from'} a wallet.`,
    );
    const other = house === 'CASH_OUT' ? 'CASH_IN' : 'CASH_OUT';
    expect(postingProblem(type, pair(right, other))).toBe(`${type} is not posted against CASH_OUT.`);
  });

  it.each<TransactionTypeName>(['TRANSFER_IN', 'TRANSFER_OUT', 'PROMO_CONVERSION'])(
    '%s moves money between two wallets of the member',
    (type) => {
      const wallets = [
        { house: null, amount: -5n },
        { house: null, amount: 5n },
      ];
      expect(postingProblem(type, wallets)).toBeNull();
      expect(postingProblem(type, pair(5n, 'ADJUSTMENT'))).toBe(`${type} is not posted against ADJUSTMENT.`);
      expect(postingProblem(type, [{ house: null, amount: 5n }])).toBe(
        `${type} moves money between two wallets.`,
      );
    },
  );

  it.each<[TransactionTypeName, HouseAccountKind, HouseAccountKind]>([
    ['FREE_SPIN_BET', 'PROMO', 'GAMES'],
    ['BET_REFUND', 'GAMES', 'PROMO'],
    ['WITHDRAWAL', 'HELD', 'CASH_OUT'],
    ['SYSTEM_CREDIT', 'OPENING', 'JACKPOT'],
  ])('%s may move money from %s to %s alone', (type, from, to) => {
    const legs = [
      { house: from, amount: -5n },
      { house: to, amount: 5n },
    ];
    expect(postingProblem(type, legs)).toBeNull();
    expect(postingProblem('DEPOSIT', legs)).toBe('DEPOSIT moves no such money of the house.');
    expect(postingProblem(type, [{ house: 'CASHBACK', amount: 5n }, ...legs])).toBe(
      `${type} moves no such money of the house.`,
    );
  });

  it('is said for every type', () => {
    expect(Object.keys(postingRules).sort()).toEqual([...types].sort());
  });
});
