import type { Selectable } from 'kysely';
import { kept, prepared } from '#platform/store/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { DepositRow } from './deposits.ts';
import type { WithdrawalRow } from './withdrawals.ts';

export type DepositMethodRow = Selectable<Database['paymentMethods']> &
  Omit<Selectable<Database['paymentMethodCurrencies']>, 'paymentMethodId'>;

export type WithdrawalMethodRow = Selectable<Database['withdrawalMethods']> &
  Omit<Selectable<Database['withdrawalMethodCurrencies']>, 'withdrawalMethodId'>;

/** The ways to deposit in a currency, or in every one, in the order they are offered. */
export function depositMethods(db: Reader, currency?: string): Promise<DepositMethodRow[]> {
  let query = db
    .selectFrom('paymentMethods')
    .innerJoin('paymentMethodCurrencies', 'paymentMethodId', 'id')
    .selectAll('paymentMethods')
    .select(['currency', 'suggestedAmounts', 'minimumMinor', 'maximumMinor']);
  if (currency !== undefined) query = query.where('currency', '=', currency);
  return query.orderBy('position').orderBy('id').execute();
}

const waysToWithdraw = kept(['withdrawalMethods', 'withdrawalMethodCurrencies'], (db) =>
  db
    .selectFrom('withdrawalMethods')
    .innerJoin('withdrawalMethodCurrencies', 'withdrawalMethodId', 'id')
    .selectAll('withdrawalMethods')
    .select(['currency', 'feeMinor'])
    .orderBy('position')
    .orderBy('id')
    .execute(),
);

/** The ways to withdraw in a currency, or in every one, disabled ones included. */
export async function withdrawalMethods(
  db: Reader,
  currency?: string,
): Promise<readonly WithdrawalMethodRow[]> {
  const all = await waysToWithdraw(db, '');
  return currency === undefined ? all : all.filter((row) => row.currency === currency);
}

/** Name of the way a deposit is paid. @throws Error when there is none of that id */
export async function depositMethodName(db: Reader, { paymentMethodId: id }: DepositRow): Promise<string> {
  const method = db.selectFrom('paymentMethods').select('name').where('id', '=', id);
  return (await method.executeTakeFirstOrThrow()).name;
}

const wayOfId = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('withdrawalMethods').select('name').where('id', '=', id),
);

const wayNamed = kept(['withdrawalMethods'], (db, id) => wayOfId.first(db, { id }));

/** Name of the way a withdrawal is paid. @throws Error when there is none of that id */
export async function withdrawalMethodName(
  db: Reader,
  { withdrawalMethodId: id }: WithdrawalRow,
): Promise<string> {
  const method = await wayNamed(db, id);
  if (!method) throw new Error(`There is no way to withdraw ${id}.`);
  return method.name;
}
