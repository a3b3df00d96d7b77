/** Types by filter of the history (TXN-05, TXN-06). */
export const transactionFilters = {
  Deposit: ['DEPOSIT', 'DEPOSIT_REVERSAL'],
  Withdrawal: ['WITHDRAWAL', 'WITHDRAWAL_CANCELLED', 'WITHDRAWAL_REJECTED'],
  Bet: ['BET', 'FREE_SPIN_BET', 'BET_REFUND'],
  Promo: [
    'PROMO_BONUS',
    'PROMO_CONVERSION',
    'PROMO_CANCELLATION',
    'PROMO_EXPIRY',
    'CONSUMABLE_BONUS',
    'FREE_SPIN_BONUS',
  ],
  Cashback: ['CASHBACK', 'CASHBACK_REVERSAL'],
  Payout: [
    'PAYOUT',
    'SPORTS_PAYOUT',
    'FREE_SPIN_PAYOUT',
    'JACKPOT_PAYOUT',
    'TOURNAMENT_PAYOUT',
    'AUTO_PAYOUT',
  ],
  Transfer: ['TRANSFER_IN', 'TRANSFER_OUT'],
  'Manual adjustments': ['MANUAL_ADJUSTMENT_CREDIT', 'MANUAL_ADJUSTMENT_DEBIT'],
  Adjustments: ['ADJUSTMENT_CREDIT', 'ADJUSTMENT_DEBIT'],
  System: [
    'DEPOSIT_FEE',
    'WITHDRAWAL_FEE',
    'LEVEL_UP_REWARD',
    'ACHIEVEMENT_REWARD',
    'SYSTEM_CREDIT',
    'SYSTEM_DEBIT',
  ],
} as const;

export type TransactionFilter = keyof typeof transactionFilters;

export type TransactionTypeName = (typeof transactionFilters)[TransactionFilter][number];

/** All first (TXN-05). */
export const transactionFilterNames: readonly (TransactionFilter | 'All')[] = [
  'All',
  'Deposit',
  'Withdrawal',
  'Bet',
  'Promo',
  'Cashback',
  'Payout',
  'Transfer',
  'Manual adjustments',
  'Adjustments',
  'System',
];

/** Null for All (TXN-06, TXN-07). */
export function typesOfFilter(filter: TransactionFilter | 'All'): readonly TransactionTypeName[] | null {
  return filter === 'All' ? null : transactionFilters[filter];
}

/** Minor units of one currency. */
export interface NetDepositFacts {
  /** Approved deposits, less those reversed. */
  readonly deposits: bigint;
  readonly withdrawals: bigint;
}

/** Negative when more was withdrawn (TXN-13). */
export function netDeposits({ deposits, withdrawals }: NetDepositFacts): bigint {
  return deposits - withdrawals;
}
