import type { Generated } from 'kysely';
import type { EpochMs, JsonText, Sequence } from '../columns.ts';

/** Keys under which members had something done, so that a repeat answers the same. */
export interface IdempotencyKeysTable {
  memberId: string;
  key: string;
  operation: string;
  contentHash: string;
  result: JsonText;
  createdAt: EpochMs;
}

export interface ProviderCallsTable {
  seq: Sequence;
  transactionId: string;
  call: 'authorize' | 'transfer' | 'cancel';
  paymentId: string;
  contentHash: string;
  /** Carried out; without effect because the payment is over; or too early, to be sent again. */
  outcome: 'DONE' | 'IGNORED' | 'EARLY';
  answer: JsonText;
  receivedAt: EpochMs;
}

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
