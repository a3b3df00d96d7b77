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
import type { EpochMs, JsonText, MinorUnits, Sequence } from '../columns.ts';
import type { BookedWallet } from '../../ledger/types.ts';

export interface PaymentMethodsTable {
  id: string;
  name: string;
  type: PaymentMethodType;
  kind: PaymentKind;
  provider: PaymentMethodProvider;
  cryptoGateway: CryptoGateway | null;
  chinaBankCodes: Generated<JsonText>;
  position: Generated<number>;
}

export interface PaymentMethodCurrenciesTable {
  paymentMethodId: string;
  currency: string;
  /** Decimals as a JSON list, lowest first. */
  suggestedAmounts: JsonText;
  minimumMinor: Generated<MinorUnits>;
  maximumMinor: Generated<MinorUnits>;
}

export interface WithdrawalMethodsTable {
  id: string;
  name: string;
  type: PaymentMethodType;
  provider: PaymentMethodProvider;
  enabled: Generated<boolean>;
  position: Generated<number>;
}

export interface WithdrawalMethodCurrenciesTable {
  withdrawalMethodId: string;
  currency: string;
  feeMinor: Generated<MinorUnits>;
}

export interface DepositsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  paymentMethodId: string;
  currency: string;
  status: Generated<DepositStatus>;
  promoId: string | null;
  cryptoCurrency: string | null;
  /** Code of the site it was started on; null where none is known. */
  siteCode: Generated<string | null>;
  amountMinor: MinorUnits;
  createdAt: EpochMs;
  changedAt: EpochMs;
  /** When the provider took it back; null when it did not. */
  reversedAt: Generated<EpochMs | null>;
}

export interface WithdrawalsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  withdrawalMethodId: string;
  currency: string;
  status: Generated<WithdrawalStatus>;
  /** Taken from the balance, the fee included. */
  amountMinor: MinorUnits;
  feeMinor: Generated<MinorUnits>;
  createdAt: EpochMs;
  changedAt: EpochMs;
  /** When it gave way as a draft; null while it did not. */
  supersededAt: Generated<EpochMs | null>;
  /** What it gave way to; null while it did not. */
  supersededBy: Generated<SupersededBy | null>;
}

/** The wallets a withdrawal's amount was taken from, so that it can go back to them. */
export interface WithdrawalTakingsTable {
  withdrawalId: string;
  wallet: BookedWallet;
  amountMinor: MinorUnits;
}

export interface MemberDocumentsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  type: DocumentType;
  status: DocumentStatus;
  visibility: DocumentVisibility;
  remarks: string | null;
  createdAt: EpochMs;
  /** When it or its review changed last. */
  changedAt: EpochMs;
}

/** The images of documents. They lie in the world's own file, so that they go and come back with the world. */
export interface MemberDocumentFilesTable {
  id: string;
  documentId: string;
  contentType: string;
  status: DocumentStatus;
  position: Generated<number>;
  content: Uint8Array;
}
