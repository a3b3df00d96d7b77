import type { Currency } from '../money/index.ts';
import { currenciesOfChoice, currencyTypeChoices } from './currency-choice.ts';
import type { CurrencyTypeChoice } from './currency-choice.ts';
import { defaultPageSize } from '../paging/index.ts';
import { defaultHistoryRange, historyPageSizes, historyRanges } from './ranges.ts';
import type { HistoryPageSize, HistoryPeriod, HistoryRange } from './ranges.ts';
import { transactionFilterNames, typesOfFilter } from './transactions.ts';
import type { TransactionFilter, TransactionTypeName } from './transactions.ts';

/** What a person has chosen to see of the transaction history. */
export interface HistoryFilters {
  readonly range: HistoryRange;
  readonly type: TransactionFilter | 'All';
  readonly currencyType: CurrencyTypeChoice;
  /** Code of the currency; null for All. */
  readonly currency: string | null;
  readonly pageSize: HistoryPageSize;
}

/** What is seen before anything is chosen. */
export const defaultHistoryFilters: HistoryFilters = {
  range: defaultHistoryRange,
  type: 'All',
  currencyType: 'ALL',
  currency: null,
  pageSize: defaultPageSize,
};

/** What the site offers to choose from. */
export interface HistoryOffer {
  /** The site has no crypto choice (CONF-10). */
  readonly hidesCrypto: boolean;
  /** The available currencies; none while they are not known yet. */
  readonly available: readonly Pick<Currency, 'code' | 'type'>[];
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The currency of a choice: the wished one when it is offered, otherwise the first that is. */
function currencyOfChoice(
  choice: CurrencyTypeChoice,
  wished: string | null,
  available: HistoryOffer['available'],
): string | null {
  if (choice === 'ALL') return null;
  const codes = currenciesOfChoice(choice, available).map(({ code }) => code);
  if (wished !== null && (codes.includes(wished) || available.length === 0)) return wished;
  return codes[0] ?? null;
}

/** The filters with another currency type: Fiat and Crypto come with a currency of theirs, All with none (TXN-10). */
export function withCurrencyType(
  filters: HistoryFilters,
  choice: CurrencyTypeChoice,
  available: HistoryOffer['available'],
): HistoryFilters {
  return { ...filters, currencyType: choice, currency: currencyOfChoice(choice, null, available) };
}

/**
 * The filters that an address asks for; what is missing, unknown or not offered is as at first.
 *
 * @param read a value of the address by its name
 */
export function readHistoryFilters(
  read: (name: string) => string | null,
  { hidesCrypto, available }: HistoryOffer,
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

/**
 * Whether Fiat or Crypto is chosen but its currency cannot be named before the available ones are known: until then nothing is
 * sent, as without a currency all of them would come (TXN-10).
 */
export function awaitsCurrency(
  { currencyType, currency }: HistoryFilters,
  { available }: Pick<HistoryOffer, 'available'>,
): boolean {
  return currencyType !== 'ALL' && currency === null && available.length === 0;
}

/** What an address says of the filters; null for a name that is left out because it is as at first. */
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

/** The filter of the call, as the contract takes it. */
export interface TransactionCallFilter {
  readonly dateTimeCreated: { readonly gte: string };
  readonly currency?: { readonly eq: string };
  readonly type?: { readonly in: TransactionTypeName[] };
}

/** What is sent for the filters: All sends neither types nor a currency (TXN-06, TXN-07, TXN-08, TXN-10). */
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
