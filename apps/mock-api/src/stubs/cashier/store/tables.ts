import type { Generated } from 'kysely';
import type { EpochMs, JsonText, Sequence } from '#platform/store/columns.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface CashierTransactionsTable {
  id: string;
  paymentId: string;
  /** How it was chosen to end; null while nothing is chosen. */
  outcome: string | null;
  /** What the platform said when it refused the payment; null when it did not. */
  refusal: string | null;
  step: Generated<'DETAILS' | 'BANK' | 'CHOSEN'>;
  createdAt: EpochMs;
}

export interface CashierCallbacksTable {
  seq: Sequence;
  transactionId: string;
  call: 'authorize' | 'transfer' | 'cancel';
  body: JsonText;
  attempts: Generated<number>;
  dueAt: EpochMs;
  /** When it was answered for good, or given up. */
  doneAt: EpochMs | null;
  /** The last answer: an error code, or 'OK'. */
  answer: string | null;
}

declare module '#platform/store/database.ts' {
  interface Database {
    cashierTransactions: CashierTransactionsTable;
    cashierCallbacks: CashierCallbacksTable;
  }
}

export const cashierStore = storeArea({
  migrations,
  flags: {},
  moments: {
    cashierTransactions: ['createdAt'],
    cashierCallbacks: ['dueAt', 'doneAt'],
  },
});
