import type { Selectable } from 'kysely';
import { depositsUnderWay } from '@magpie/domain/payments';
import type { Database, EpochMs, Reader } from '../../platform/store/index.ts';

/** A way to deposit in one currency, as stored. */
export type DepositMethodRow = Selectable<Database['payment_methods']> &
  Omit<Selectable<Database['payment_method_currencies']>, 'payment_method_id'>;

/** A way to withdraw in one currency, as stored. */
export type WithdrawalMethodRow = Selectable<Database['withdrawal_methods']> &
  Omit<Selectable<Database['withdrawal_method_currencies']>, 'withdrawal_method_id'>;

/** A deposit as stored. */
export type DepositRow = Selectable<Database['deposits']>;

/** A withdrawal as stored. */
export type WithdrawalRow = Selectable<Database['withdrawals']>;

/** The ways to deposit in a currency, or in every one, in the order they are offered. */
export function depositMethods(db: Reader, currency?: string): Promise<DepositMethodRow[]> {
  let query = db
    .selectFrom('payment_methods')
    .innerJoin('payment_method_currencies', 'payment_method_id', 'id')
    .selectAll('payment_methods')
    .select(['currency', 'suggested_amounts', 'minimum_minor', 'maximum_minor']);
  if (currency !== undefined) query = query.where('currency', '=', currency);
  return query.orderBy('position').orderBy('id').execute();
}

/** The ways to withdraw in a currency, or in every one, disabled ones included. */
export function withdrawalMethods(db: Reader, currency?: string): Promise<WithdrawalMethodRow[]> {
  let query = db
    .selectFrom('withdrawal_methods')
    .innerJoin('withdrawal_method_currencies', 'withdrawal_method_id', 'id')
    .selectAll('withdrawal_methods')
    .select(['currency', 'fee_minor']);
  if (currency !== undefined) query = query.where('currency', '=', currency);
  return query.orderBy('position').orderBy('id').execute();
}

/** Name of the way a deposit is paid. @throws Error when there is none of that id */
export async function depositMethodName(db: Reader, { payment_method_id: id }: DepositRow): Promise<string> {
  const method = db.selectFrom('payment_methods').select('name').where('id', '=', id);
  return (await method.executeTakeFirstOrThrow()).name;
}

/** Name of the way a withdrawal is paid. @throws Error when there is none of that id */
export async function withdrawalMethodName(
  db: Reader,
  { withdrawal_method_id: id }: WithdrawalRow,
): Promise<string> {
  const method = db.selectFrom('withdrawal_methods').select('name').where('id', '=', id);
  return (await method.executeTakeFirstOrThrow()).name;
}

/** A member's deposits, newest first. */
export function depositRows(db: Reader, memberId: string): Promise<DepositRow[]> {
  return db
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}

/** A member's withdrawals, newest first. */
export function withdrawalRows(db: Reader, memberId: string): Promise<WithdrawalRow[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}

/** The deposit with this id, or undefined. */
export function depositRow(db: Reader, id: string): Promise<DepositRow | undefined> {
  return db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The withdrawal with this id, or undefined. */
export function withdrawalRow(db: Reader, id: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was paid in or out. */
export interface PaidAmount {
  /** In minor units of the currency. */
  readonly amount: bigint;
  readonly currency: string;
}

/** Which approved payments of a member to add up. */
export interface ApprovedQuery {
  readonly memberId: string;
  /** Approved at this moment or later. */
  readonly from?: EpochMs;
  /** Approved at this moment or earlier. */
  readonly to?: EpochMs;
}

/** The amounts of a member's deposits that were handed on and may still be approved, one of them left out. */
export async function amountsUnderWay(
  db: Reader,
  memberId: string,
  exceptId: string,
): Promise<readonly PaidAmount[]> {
  const rows = await db
    .selectFrom('deposits')
    .select(['amount_minor', 'currency'])
    .where('member_id', '=', memberId)
    .where('status', 'in', depositsUnderWay)
    .where('id', '!=', exceptId)
    .execute();
  return rows.map(({ amount_minor, currency }) => ({ amount: amount_minor, currency }));
}

/** The amounts of a member's approved deposits, those taken back left out, or withdrawals with their currencies (TXN-13). */
export async function approvedAmounts(
  db: Reader,
  table: 'deposits' | 'withdrawals',
  { memberId, from, to }: ApprovedQuery,
): Promise<readonly PaidAmount[]> {
  const rows = await db
    .selectFrom(table)
    .select(['amount_minor', 'currency'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'APPROVED')
    .where('changed_at', '>=', from ?? Number.MIN_SAFE_INTEGER)
    .where('changed_at', '<=', to ?? Number.MAX_SAFE_INTEGER)
    .$if(table === 'deposits', (query) => query.where('reversed_at', 'is', null))
    .execute();
  return rows.map(({ amount_minor, currency }) => ({ amount: amount_minor, currency }));
}
