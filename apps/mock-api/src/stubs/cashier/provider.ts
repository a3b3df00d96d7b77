import type { Selectable } from 'kysely';
import type { Payment } from '#modules/payments/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { jsonText } from '#platform/store/index.ts';
import type { Database, JsonObject, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { Step } from './outcomes.ts';

export type TransactionRow = Selectable<Database['cashierTransactions']>;

export type CallbackRow = Selectable<Database['cashierCallbacks']>;

/** The provider's transaction for a payment, or undefined while there is none. */
export function transactionOf(db: Reader, paymentId: string): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('cashierTransactions')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

/** The provider's transaction for a payment, made when there is none. */
export async function openTransaction(unit: Unit, { row }: Payment): Promise<TransactionRow> {
  const known = await transactionOf(unit.db, row.id);
  if (known) return known;
  return unit.db
    .insertInto('cashierTransactions')
    .values({
      id: unit.id('piq'),
      paymentId: row.id,
      outcome: null,
      refusal: null,
      createdAt: unit.now.getTime(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeTransaction(
  unit: Unit,
  id: string,
  set: Partial<Pick<TransactionRow, 'outcome' | 'refusal' | 'step'>>,
): Promise<void> {
  await unit.db.updateTable('cashierTransactions').set(set).where('id', '=', id).execute();
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
    await unit.db
      .insertInto('cashierCallbacks')
      .values({
        transactionId,
        call: step.call,
        body: jsonText(bodyOf(transactionId, payment, step)),
        dueAt: unit.now.getTime() + (step.afterMs ?? 0),
        doneAt: null,
        answer: null,
      })
      .execute();
  }
}

export function silentTransactions(db: Reader, paymentIds: readonly string[]): Promise<TransactionRow[]> {
  return db
    .selectFrom('cashierTransactions')
    .selectAll()
    .where('paymentId', 'in', paymentIds)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cashierCallbacks')
            .select('seq')
            .whereRef('transactionId', '=', 'cashierTransactions.id')
            .where((callback) =>
              callback.or([callback('doneAt', 'is', null), callback('call', '=', 'cancel')]),
            ),
        ),
      ),
    )
    .execute();
}

/** Callbacks of a world that are still to be sent, those of one transaction when it is named. */
export function openCallbacks(db: Reader, transactionId?: string): Promise<CallbackRow[]> {
  let query = db.selectFrom('cashierCallbacks').selectAll().where('doneAt', 'is', null);
  if (transactionId !== undefined) query = query.where('transactionId', '=', transactionId);
  return query.orderBy('seq').execute();
}
