import { currencies } from '@magpie/domain/money';
import { Refusal } from '../graphql/refusal.ts';

/** What the contract lets a client leave out or say as null. */
export type Given<T> = T | null | undefined;

export interface TextFilter {
  readonly eq?: Given<string>;
  readonly contains?: Given<string>;
  readonly in?: Given<readonly string[]>;
}

export interface ValueFilter<T> {
  readonly eq?: Given<T>;
  readonly in?: Given<readonly T[]>;
}

export interface MomentFilter {
  readonly gte?: Given<string>;
  readonly lte?: Given<string>;
}

const MOST_VALUES = 100;

/**
 * The values of a list operator without doubles: each of them becomes a part of a query.
 * @throws Refusal BAD_USER_INPUT for more than 100
 */
export function distinct<T>(list: readonly T[]): readonly T[] {
  const values = [...new Set(list)];
  if (values.length <= MOST_VALUES) return values;
  throw new Refusal('BAD_USER_INPUT', `A filter may list at most ${String(MOST_VALUES)} values.`);
}

/** The values that fulfil every operator that is given; undefined when none is. @throws Refusal BAD_USER_INPUT */
export function chosenValues<T>(filter: Given<ValueFilter<T>>): readonly T[] | undefined {
  const { eq, in: list } = filter ?? {};
  const values = list == null ? undefined : distinct(list);
  if (eq == null) return values;
  return values?.includes(eq) === false ? [] : [eq];
}

/** Whether a text fulfils every operator that is given, without regard to case; `contains` also to spaces around it. */
export function fitsText(text: string, filter: Given<TextFilter>): boolean {
  const value = text.toLowerCase();
  const { eq, contains, in: list } = filter ?? {};
  if (eq != null && value !== eq.toLowerCase()) return false;
  if (contains != null && !value.includes(contains.trim().toLowerCase())) return false;
  return list == null || distinct(list).some((entry) => entry.toLowerCase() === value);
}

/** The codes of the currencies that fulfil every operator that is given; undefined when there is no condition. */
export function chosenCurrencies(filter: Given<TextFilter>): readonly string[] | undefined {
  return filter == null
    ? undefined
    : currencies.map(({ code }) => code).filter((code) => fitsText(code, filter));
}

export function fitsValue<T>(value: T, filter: Given<ValueFilter<T>>): boolean {
  return chosenValues(filter)?.includes(value) ?? true;
}
