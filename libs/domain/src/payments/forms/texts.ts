/** Toasts when a payment could not be started (DEP-17, WDR-15). */
export const startFailureTitle = { DEPOSIT: 'Deposit Failed!', WITHDRAWAL: 'Withdraw Failed!' } as const;
