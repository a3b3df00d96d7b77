import type { Selectable } from 'kysely';
import type { Database, Reader } from '../../../platform/store/index.ts';
import type { DepositRow } from './deposits.ts';
import type { WithdrawalRow } from './withdrawals.ts';

export type DepositMethodRow = Selectable<Database['payment_methods']> &
  Omit<Selectable<Database['payment_method_currencies']>, 'payment_method_id'>;

export type WithdrawalMethodRow = Selectable<Database['withdrawal_methods']> &
  Omit<Selectable<Database['withdrawal_method_currencies']>, 'withdrawal_method_id'>;

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
