import type { Generated } from 'kysely';
import type { EpochMs, JsonText, Sequence } from '../columns.ts';

/** Keys under which members had something done, so that a repeat answers the same. */
export interface IdempotencyKeysTable {
  member_id: string;
  key: string;
  /** Name of the mutation. */
  operation: string;
  /** Digest of what was asked for. */
  content_hash: string;
  /** What it led to, as JSON. */
  result: JsonText;
  created_at: EpochMs;
}

/** Callbacks of the payment provider with what they were answered, oldest first. */
export interface ProviderCallsTable {
  seq: Sequence;
  /** The provider's own id of the transaction. */
  transaction_id: string;
  call: 'authorize' | 'transfer' | 'cancel';
  payment_id: string;
  /** Digest of the body. */
  content_hash: string;
  /** Carried out; without effect because the payment is over; or too early, to be sent again. */
  outcome: 'DONE' | 'IGNORED' | 'EARLY';
  answer: JsonText;
  received_at: EpochMs;
}

/** The stand-in provider's own record of a payment. */
export interface CashierTransactionsTable {
  /** The provider's id of the transaction. */
  id: string;
  payment_id: string;
  /** How it was chosen to end; null while nothing is chosen. */
  outcome: string | null;
  /** What the platform said when it refused the payment; null when it did not. */
  refusal: string | null;
  /** How far the person is. */
  step: Generated<'DETAILS' | 'BANK' | 'CHOSEN'>;
  created_at: EpochMs;
}

/** Callbacks that the stand-in provider has to send, in their order. */
export interface CashierCallbacksTable {
  seq: Sequence;
  transaction_id: string;
  call: 'authorize' | 'transfer' | 'cancel';
  body: JsonText;
  attempts: Generated<number>;
  /** When it is to be sent next. */
  due_at: EpochMs;
  /** When it was answered for good, or given up. */
  done_at: EpochMs | null;
  /** The last answer: an error code, or 'OK'. */
  answer: string | null;
}
