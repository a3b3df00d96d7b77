import type { Currency } from '../money/index.ts';
import { currenciesOfChoice, currencyTypeChoices } from './currency-choice.ts';
import type { CurrencyTypeChoice } from './currency-choice.ts';
import { defaultPageSize } from '../paging/index.ts';
import { defaultHistoryRange, historyPageSizes, historyRanges } from './ranges.ts';
import type { HistoryPageSize, HistoryPeriod, HistoryRange } from './ranges.ts';
import { transactionFilterNames, typesOfFilter } from './transactions.ts';
import type { TransactionFilter, TransactionTypeName } from './transactions.ts';

export interface HistoryFilters {
  readonly range: HistoryRange;
  readonly type: TransactionFilter | 'All';
  readonly currencyType: CurrencyTypeChoice;
  readonly currency: string | null;
  readonly pageSize: HistoryPageSize;
}

export interface HistoryOptions {
  /** Whether the site has no crypto choice (CONF-10). */
  readonly hidesCrypto: boolean;
  /** Empty while not known. */
  readonly available: readonly Pick<Currency, 'code' | 'type'>[];
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

function currencyOfChoice(
  choice: CurrencyTypeChoice,
  requested: string | null,
  available: HistoryOptions['available'],
): string | null {
  if (choice === 'ALL') return null;
  const codes = currenciesOfChoice(choice, available).map(({ code }) => code);
  if (requested !== null && (codes.includes(requested) || available.length === 0)) return requested;
  return codes[0] ?? null;
}

/** Fiat and Crypto select one of their currencies, All none (TXN-10). */
export function withCurrencyType(
  filters: HistoryFilters,
  choice: CurrencyTypeChoice,
  available: HistoryOptions['available'],
): HistoryFilters {
  return { ...filters, currencyType: choice, currency: currencyOfChoice(choice, null, available) };
}

/** A missing, unknown or not offered filter has its default. @param read returns a query parameter by name */
export function readHistoryFilters(
  read: (name: string) => string | null,
  { hidesCrypto, available }: HistoryOptions,
): HistoryFilters {
  const kind = read('money')?.toUpperCase();
  const currencyType = currencyTypeChoices(hidesCrypto).find((choice) => choice === kind) ?? 'ALL';
  const size = read('size');
  return {
    range: historyRanges.find(({ value }) => value === read('range'))?.value ?? defaultHistoryRange,
    type: transactionFilterNames.find((name) => slug(name) === read('kind')) ?? 'All',
    currencyType,
    currency: currencyOfChoice(currencyType, read('currency'), available),
    pageSize: historyPageSizes.find((each) => String(each) === size) ?? defaultPageSize,
  };
}

/** Until the available currencies are known, a call could not name one and would return all of them (TXN-10). */
export function awaitsCurrency(
  { currencyType, currency }: HistoryFilters,
  { available }: Pick<HistoryOptions, 'available'>,
): boolean {
  return currencyType !== 'ALL' && currency === null && available.length === 0;
}

/** The filters as query parameters; null for a default, which is omitted. */
export function writeHistoryFilters(
  filters: HistoryFilters,
): Readonly<Record<'range' | 'kind' | 'money' | 'currency' | 'size', string | null>> {
  const { range, type, currencyType, currency, pageSize } = filters;
  return {
    range: range === defaultHistoryRange ? null : range,
    kind: type === 'All' ? null : slug(type),
    money: currencyType === 'ALL' ? null : currencyType.toLowerCase(),
    currency,
    size: pageSize === defaultPageSize ? null : String(pageSize),
  };
}

export interface TransactionCallFilter {
  readonly dateTimeCreated: { readonly gte: string };
  readonly currency?: { readonly eq: string };
  readonly type?: { readonly in: TransactionTypeName[] };
}

/** All sends neither types nor a currency (TXN-06, TXN-07, TXN-08, TXN-10). */
export function transactionCallFilter(
  { type, currency }: HistoryFilters,
  { from }: HistoryPeriod,
): TransactionCallFilter {
  const types = typesOfFilter(type);
  return {
    dateTimeCreated: { gte: from.toISOString() },
    ...(currency !== null && { currency: { eq: currency } }),
    ...(types !== null && { type: { in: [...types] } }),
  };
}
