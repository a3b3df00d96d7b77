import type { Generated } from 'kysely';
import type { EpochMs, JsonText, Sequence } from '../columns.ts';

/** Keys under which members had something done, so that a repeat answers the same. */
export interface IdempotencyKeysTable {
  member_id: string;
  key: string;
  operation: string;
  content_hash: string;
  result: JsonText;
  created_at: EpochMs;
}

export interface ProviderCallsTable {
  seq: Sequence;
  transaction_id: string;
  call: 'authorize' | 'transfer' | 'cancel';
  payment_id: string;
  content_hash: string;
  /** Carried out; without effect because the payment is over; or too early, to be sent again. */
  outcome: 'DONE' | 'IGNORED' | 'EARLY';
  answer: JsonText;
  received_at: EpochMs;
}

export interface CashierTransactionsTable {
  id: string;
  payment_id: string;
  /** How it was chosen to end; null while nothing is chosen. */
  outcome: string | null;
  /** What the platform said when it refused the payment; null when it did not. */
  refusal: string | null;
  step: Generated<'DETAILS' | 'BANK' | 'CHOSEN'>;
  created_at: EpochMs;
}

export interface CashierCallbacksTable {
  seq: Sequence;
  transaction_id: string;
  call: 'authorize' | 'transfer' | 'cancel';
  body: JsonText;
  attempts: Generated<number>;
  due_at: EpochMs;
  /** When it was answered for good, or given up. */
  done_at: EpochMs | null;
  /** The last answer: an error code, or 'OK'. */
  answer: string | null;
}
