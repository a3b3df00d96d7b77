import type { Payment } from '#modules/payments/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { jsonText } from '#platform/store/index.ts';
import type { JsonObject } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { stepsOf } from './outcomes.ts';
import type { Choice, Step } from './outcomes.ts';
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

const magic: Readonly<Record<string, Choice | 'EARLY_TRANSFER'>> = {
  '01': 'DECLINE',
  '02': 'LEAVE_PENDING',
  '03': 'APPROVE_LATER',
  '04': 'APPROVE_TWICE',
  '05': 'EARLY_TRANSFER',
  '06': 'APPROVE_WITH_FEE',
  '07': 'NO_ANSWER',
  '08': 'FAIL_VALIDATION',
  '09': 'APPROVE',
};

/** What a payment's amount alone decides, or null when the person is asked. */
export function magicOf({ kind, row }: Payment): Choice | 'EARLY_TRANSFER' | null {
  const [, fraction = ''] = decimal(row.amountMinor, knownCurrency(row.currency)).split('.');
  const found = magic[fraction.slice(0, 2)] ?? null;
  if (kind === 'deposit' || found === null || found === 'FAIL_VALIDATION') return found;
  if (found === 'EARLY_TRANSFER') return 'APPROVE';
  return stepsOf(kind, found) ? found : null;
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
