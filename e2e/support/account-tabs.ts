/** The sections of the account area, in two halves that can run side by side. */
export const halvesOfAccount = [
  [
    'personal-details',
    'achievements',
    'active-bonus',
    'freespin-bonus',
    'rewards',
    'change-password',
    'deposit-withdraw',
    'transaction-history',
  ],
  [
    'deposits',
    'withdrawals',
    'betting-history',
    'cashback',
    'consumable-bonuses',
    'account-verification',
    'level-system',
  ],
];
