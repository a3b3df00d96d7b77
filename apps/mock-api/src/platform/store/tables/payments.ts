import type { SupersededBy } from '@magpie/domain/payments';
import type { Generated } from 'kysely';
import type {
  CryptoGateway,
  DepositStatus,
  DocumentStatus,
  DocumentType,
  DocumentVisibility,
  PaymentKind,
  PaymentMethodProvider,
  PaymentMethodType,
  WithdrawalStatus,
} from '../contract-types.ts';
import type { EpochMs, Flag, JsonText, MinorUnits, Sequence } from '../columns.ts';
import type { BookedWallet } from '../../ledger/types.ts';

export interface PaymentMethodsTable {
  id: string;
  name: string;
  type: PaymentMethodType;
  kind: PaymentKind;
  provider: PaymentMethodProvider;
  crypto_gateway: CryptoGateway | null;
  china_bank_codes: Generated<JsonText>;
  position: Generated<number>;
}

export interface PaymentMethodCurrenciesTable {
  payment_method_id: string;
  currency: string;
  /** Decimals as a JSON list, lowest first. */
  suggested_amounts: JsonText;
  minimum_minor: Generated<MinorUnits>;
  maximum_minor: Generated<MinorUnits>;
}

export interface WithdrawalMethodsTable {
  id: string;
  name: string;
  type: PaymentMethodType;
  provider: PaymentMethodProvider;
  enabled: Generated<Flag>;
  position: Generated<number>;
}

export interface WithdrawalMethodCurrenciesTable {
  withdrawal_method_id: string;
  currency: string;
  fee_minor: Generated<MinorUnits>;
}

export interface DepositsTable {
  seq: Sequence;
  id: string;
  member_id: string;
  payment_method_id: string;
  currency: string;
  status: Generated<DepositStatus>;
  promo_id: string | null;
  crypto_currency: string | null;
  /** Code of the site it was started on; null where none is known. */
  site_code: Generated<string | null>;
  amount_minor: MinorUnits;
  created_at: EpochMs;
  changed_at: EpochMs;
  /** When the provider took it back; null when it did not. */
  reversed_at: Generated<EpochMs | null>;
}

export interface WithdrawalsTable {
  seq: Sequence;
  id: string;
  member_id: string;
  withdrawal_method_id: string;
  currency: string;
  status: Generated<WithdrawalStatus>;
  /** Taken from the balance, the fee included. */
  amount_minor: MinorUnits;
  fee_minor: Generated<MinorUnits>;
  created_at: EpochMs;
  changed_at: EpochMs;
  /** When it gave way as a draft; null while it did not. */
  superseded_at: Generated<EpochMs | null>;
  /** What it gave way to; null while it did not. */
  superseded_by: Generated<SupersededBy | null>;
}

/** The wallets a withdrawal's amount was taken from, so that it can go back to them. */
export interface WithdrawalTakingsTable {
  withdrawal_id: string;
  wallet: BookedWallet;
  amount_minor: MinorUnits;
}

export interface MemberDocumentsTable {
  seq: Sequence;
  id: string;
  member_id: string;
  type: DocumentType;
  status: DocumentStatus;
  visibility: DocumentVisibility;
  remarks: string | null;
  created_at: EpochMs;
  /** When it or its review changed last. */
  changed_at: EpochMs;
}

/** The images of documents. They lie in the world's own file, so that they go and come back with the world. */
export interface MemberDocumentFilesTable {
  id: string;
  document_id: string;
  content_type: string;
  status: DocumentStatus;
  position: Generated<number>;
  content: Uint8Array;
}
