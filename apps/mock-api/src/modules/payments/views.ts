import { depositRequestStatus, paymentLimits, withdrawalRequestStatus } from '@magpie/domain/payments';
import type {
  Deposit,
  PaymentLimits,
  PaymentMethod,
  Withdrawal,
  WithdrawalMethod,
} from '#__generated__/main.ts';
import { ChinaBankCode } from '@magpie/gql/enums';
import { jsonTexts } from '#platform/store/index.ts';
import { decimal, knownCurrency, pricedCurrency } from '../wallets/index.ts';
import type { DepositMethodRow, DepositRow, WithdrawalMethodRow, WithdrawalRow } from './store/index.ts';

function texts(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The limits of payments in a currency, in the shape of the contract (DEP-34). */
export function limitsView(code: string): PaymentLimits {
  const currency = knownCurrency(code);
  const { deposit, withdrawal } = paymentLimits(pricedCurrency(code));
  return {
    currency,
    minimumDepositAmount: decimal(deposit.minimum, currency),
    maximumDepositAmount: decimal(deposit.maximum, currency),
    minimumWithdrawalAmount: decimal(withdrawal.minimum, currency),
    maximumWithdrawalAmount: decimal(withdrawal.maximum, currency),
  };
}

/** A way to deposit in the shape of the contract (DEP-14). */
export function methodView(row: DepositMethodRow): PaymentMethod {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    kind: row.kind,
    provider: row.provider,
    suggestedAmounts: texts(row.suggestedAmounts),
    minimumDepositAmount: decimal(row.minimumMinor, currency),
    maximumDepositAmount: decimal(row.maximumMinor, currency),
    cryptoGateway: row.cryptoGateway,
    chinaBankCodes: jsonTexts(row.chinaBankCodes, Object.values(ChinaBankCode)),
  };
}

/** A way to withdraw in the shape of the contract (WDR-05). */
export function withdrawalMethodView(row: WithdrawalMethodRow): WithdrawalMethod {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    provider: row.provider,
    transactionFee: decimal(row.feeMinor, knownCurrency(row.currency)),
    enabled: row.enabled,
  };
}

const sameMethod =
  (id: string, currency: string) => (method: { readonly id: string; readonly currency: string }) =>
    method.id === id && method.currency === currency;

/** A deposit in the shape of the contract (DEP-30). @param promoCode code of the promo that comes with it, or null */
export function depositView(
  row: DepositRow,
  methods: readonly DepositMethodRow[],
  promoCode: string | null,
): Deposit {
  const method = methods.find(sameMethod(row.paymentMethodId, row.currency));
  if (!method) throw new Error(`The deposit ${row.id} names a payment method that does not exist.`);
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    amount: decimal(row.amountMinor, currency),
    status: row.status,
    requestStatus: depositRequestStatus(row.status),
    currency,
    dateTimeCreated: new Date(row.createdAt).toISOString(),
    paymentMethod: methodView(method),
    promoCode,
  };
}

/** A withdrawal in the shape of the contract (WDR-25). */
export function withdrawalView(row: WithdrawalRow, methods: readonly WithdrawalMethodRow[]): Withdrawal {
  const method = methods.find(sameMethod(row.withdrawalMethodId, row.currency));
  if (!method) throw new Error(`The withdrawal ${row.id} names a method that does not exist.`);
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    amount: decimal(row.amountMinor, currency),
    transactionFee: decimal(row.feeMinor, currency),
    status: row.status,
    requestStatus: withdrawalRequestStatus(row.status),
    currency,
    dateTimeCreated: new Date(row.createdAt).toISOString(),
    withdrawalMethod: withdrawalMethodView(method),
  };
}
