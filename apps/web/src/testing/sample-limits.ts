import { aud } from './sample-account.ts';

/** The limits of payments in Australian dollars. */
export const limitsInAud = {
  paymentLimits: {
    __typename: 'PaymentLimits',
    minimumDepositAmount: '20.00',
    maximumDepositAmount: '2500.00',
    minimumWithdrawalAmount: '50.00',
    maximumWithdrawalAmount: '7500.00',
    currency: aud,
  },
};
