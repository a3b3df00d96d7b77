/** What forms of payments say about their fields and states (3 §5, DEP-22, WDR-12). */
export const paymentMessages = {
  invalidAmount: 'Invalid amount.',
  withdrawalMethod: 'Choose a withdrawal method.',
  withdrawalBlocked: 'Withdrawals are currently blocked on your account. Please contact support.',
} as const;

/** Titles of the toasts about a payment that could not be started (DEP-17, WDR-15). */
export const startFailureTitle = { DEPOSIT: 'Deposit Failed!', WITHDRAWAL: 'Withdraw Failed!' } as const;
