import { decideNetDeposits, netDeposits, netDepositsReasons } from '@magpie/domain/transactions';
import { chosenCurrencies, chosenValues } from '#platform/filters/index.ts';
import type { Given, MomentFilter, TextFilter, ValueFilter } from '#platform/filters/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { transactionRecords } from '#platform/ledger/index.ts';
import type { TransactionQuery, TransactionRecord } from '#platform/ledger/index.ts';
import { cursorOf, readCursor, readFirst } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { TransactionType } from '#platform/store/contract-types.ts';
import type { World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { approvedAmounts } from '../payments/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';

/** Which movements of money are wanted; all given tests must hold (TXN-08). */
export interface TransactionsFilter {
  readonly currency?: Given<TextFilter>;
  readonly dateTimeCreated?: Given<MomentFilter>;
  readonly type?: Given<ValueFilter<TransactionType>>;
}

const LIST = 'transactions';

function choiceOf({ currency, dateTimeCreated, type }: TransactionsFilter): Partial<TransactionQuery> {
  const { gte, lte } = dateTimeCreated ?? {};
  const types = chosenValues(type);
  const codes = chosenCurrencies(currency);
  return {
    ...(codes && { currencies: codes }),
    ...(gte != null && { from: Date.parse(gte) }),
    ...(lte != null && { to: Date.parse(lte) }),
    ...(types && { types }),
  };
}

function view(record: TransactionRecord) {
  const currency = knownCurrency(record.currency);
  return {
    id: record.id,
    type: record.type,
    walletType: record.wallet,
    amount: decimal(record.amount, currency),
    currency,
    transactionDetails: { name: record.details.name },
    dateTimeCreated: new Date(record.at).toISOString(),
  };
}

/** A movement of money as the contract shows it (TXN-09). */
export type TransactionView = ReturnType<typeof view>;

/** A page of a member's transaction history, newest first (TXN-08). @throws Refusal BAD_USER_INPUT */
export async function transactionsOf(
  world: World,
  memberId: string,
  { filter, first, after }: PageArguments & { readonly filter?: Given<TransactionsFilter> },
): Promise<Connection<TransactionView>> {
  const { records, totalCount, hasNextPage } = await transactionRecords(world.db, {
    memberId,
    ...choiceOf(filter ?? {}),
    first: readFirst(first),
    ...(after != null && { after: readCursor(LIST, after) }),
  });
  const edges = records.map((record) => ({ node: view(record), cursor: cursorOf(LIST, record.id) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount };
}

export interface NetDepositsChoice {
  readonly startDateTime: string;
  readonly endDateTime: string;
  /** Code; the active currency when absent. */
  readonly currency?: Given<string>;
}

async function approvedSum(
  world: World,
  table: 'deposits' | 'withdrawals',
  choice: Parameters<typeof approvedAmounts>[2],
  code: string,
) {
  const amounts = await approvedAmounts(world.db, table, choice);
  return amounts.filter(({ currency }) => currency === code).reduce((sum, { amount }) => sum + amount, 0n);
}

/**
 * Approved deposits less approved withdrawals of a member in a period and one currency; the value of crypto is given in
 * the displayed fiat currency beside it (TXN-11, TXN-13).
 * @throws Refusal BAD_USER_INPUT for an unknown currency or a period that ends before it starts
 */
export async function netDepositsOf(world: World, memberId: string, filter: NetDepositsChoice) {
  const member = await memberRow(world.db, memberId);
  const decision = decideNetDeposits({
    currency: filter.currency ?? member.activeCurrency,
    start: Date.parse(filter.startDateTime),
    end: Date.parse(filter.endDateTime),
  });
  if (!decision.allowed) throw refusalOf(netDepositsReasons, decision);
  const { currency, from, to } = decision.plan;
  const choice = { memberId, from, to };
  const net = netDeposits({
    deposits: await approvedSum(world, 'deposits', choice, currency.code),
    withdrawals: await approvedSum(world, 'withdrawals', choice, currency.code),
  });
  if (currency.type === 'FIAT') return { amount: decimal(net, currency), cryptoAmount: null, currency };
  const fiat = knownCurrency(member.displayedFiatCurrency);
  return {
    amount: decimal(convert(net, currency.code, fiat.code), fiat),
    cryptoAmount: decimal(net, currency),
    currency,
  };
}
