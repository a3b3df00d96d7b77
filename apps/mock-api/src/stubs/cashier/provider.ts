import type { Payment } from '#modules/payments/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { jsonText } from '#platform/store/index.ts';
import type { JsonObject } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { Step } from './outcomes.ts';
import { saveCallback, saveTransaction, transactionOf } from './store/index.ts';
import type { TransactionRow } from './store/index.ts';

/** The provider's transaction for a payment, made when there is none. */
export async function openTransaction(unit: Unit, payment: Payment): Promise<TransactionRow> {
  const known = await transactionOf(unit.db, payment.row.id);
  if (known) return known;
  const row = { id: unit.id('piq'), paymentId: payment.row.id, outcome: null, refusal: null };
  return saveTransaction(unit.db, { ...row, createdAt: unit.now.getTime() });
}

function bodyOf(transactionId: string, { kind, row }: Payment, { statusCode, fee }: Step): JsonObject {
  const amount = kind === 'deposit' ? row.amountMinor : -row.amountMinor;
  const currency = knownCurrency(row.currency);
  return {
    userId: row.memberId,
    txId: transactionId,
    txAmount: decimal(amount, currency),
    txAmountCy: currency.code,
    txAmountCyType: currency.type === 'CRYPTO' ? 'Crypto' : 'other',
    txName: kind === 'deposit' ? 'CreditcardDeposit' : 'BankWithdrawal',
    provider: 'TestCashier',
    attributes: { paymentId: row.id },
    ...(statusCode !== undefined && { statusCode }),
    ...(fee !== undefined && { fee }),
  };
}

/** Puts callbacks into the queue, in their order. */
export async function enqueue(
  unit: Unit,
  transactionId: string,
  payment: Payment,
  steps: readonly Step[],
): Promise<void> {
  for (const step of steps) {
    await saveCallback(unit.db, {
      transactionId,
      call: step.call,
      body: jsonText(bodyOf(transactionId, payment, step)),
      dueAt: unit.now.getTime() + (step.afterMs ?? 0),
      doneAt: null,
      answer: null,
    });
  }
}
