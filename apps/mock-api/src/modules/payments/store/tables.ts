import type { SupersededBy } from '@magpie/domain/payments';
import type { Generated } from 'kysely';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { EpochMs, JsonText, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type {
  CryptoGateway,
  DepositStatus,
  PaymentKind,
  PaymentMethodProvider,
  PaymentMethodType,
  WithdrawalStatus,
} from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

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
  /** When the provider first wanted it back while the member's cash was less; null when that never was. */
  disputedAt: Generated<EpochMs | null>;
  /** When the bank withdrew its last dispute; null when it never did. */
  disputeLiftedAt: Generated<EpochMs | null>;
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
  /** Id of the member's promo that the member has confirmed to give up; null for none. */
  givesUpPromo: Generated<string | null>;
  /** Ids of the member's awards that the member has confirmed to give up, a list in JSON; null for none. */
  givesUpAwards: Generated<JsonText | null>;
}

/** The wallets a withdrawal's amount was taken from, so that it can go back to them. */
export interface WithdrawalSplitsTable {
  withdrawalId: string;
  wallet: LedgerWallet;
  amountMinor: MinorUnits;
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

declare module '#platform/store/database.ts' {
  interface Database {
    paymentMethods: PaymentMethodsTable;
    paymentMethodCurrencies: PaymentMethodCurrenciesTable;
    withdrawalMethods: WithdrawalMethodsTable;
    withdrawalMethodCurrencies: WithdrawalMethodCurrenciesTable;
    deposits: DepositsTable;
    withdrawals: WithdrawalsTable;
    withdrawalTakings: WithdrawalSplitsTable;
    providerCalls: ProviderCallsTable;
  }
}

export const paymentsStore = storeArea({
  migrations,
  flags: {
    withdrawalMethods: { enabled: true },
  },
  moments: {
    paymentMethods: [],
    paymentMethodCurrencies: [],
    withdrawalMethods: [],
    withdrawalMethodCurrencies: [],
    deposits: ['createdAt', 'changedAt', 'reversedAt', 'disputedAt', 'disputeLiftedAt'],
    withdrawals: ['createdAt', 'changedAt', 'supersededAt'],
    withdrawalTakings: [],
    providerCalls: ['receivedAt'],
  },
});
