import { plainAmount } from '../format/index.ts';
import { unknownCurrencyText } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import type { AmountLimits } from './amounts.ts';

export type PaymentReason =
  | 'currencyUnknown'
  | 'currencyMismatch'
  | 'invalidAmount'
  | 'aboveMaximum'
  | 'belowMinimum';

export interface PaymentDetails extends AmountLimits {
  readonly type: CurrencyType;
  readonly active: string;
  readonly stated: string;
}

/** See WALLET-16, DEP-04 to DEP-06, WDR-02. */
export const paymentReasons = {
  currencyUnknown: {
    code: 'BAD_USER_INPUT',
    text: ({ stated }) => unknownCurrencyText(stated),
    field: 'currency',
  },
  currencyMismatch: {
    code: 'CONFLICT',
    text: ({ active, stated }) =>
      `Your active currency is ${active} now, not ${stated}. Check the amount and try again.`,
    mend: 'refreshAccount',
  },
  invalidAmount: { code: 'BAD_USER_INPUT', text: () => 'Invalid amount.', field: 'amount' },
  aboveMaximum: {
    code: 'BAD_USER_INPUT',
    text: ({ maximum, type }) => `Amount must not exceed ${plainAmount(maximum, type)}.`,
    field: 'amount',
  },
  belowMinimum: {
    code: 'BAD_USER_INPUT',
    text: ({ minimum, type }) => `Amount must be greater than or equal to ${plainAmount(minimum, type)}.`,
    field: 'amount',
  },
} as const satisfies ReasonTable<PaymentReason, PaymentDetails>;
