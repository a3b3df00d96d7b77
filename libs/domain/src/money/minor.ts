import { decimalsOf } from './currency.ts';
import type { CurrencyType } from './currency.ts';

declare const minorUnits: unique symbol;

/**
 * An amount in whole minor units of its currency: cents for fiat, 10^-8 for crypto. Created only by the functions of
 * this file, and always within 64 bits, so that every store can hold it.
 */
export type Minor = bigint & { readonly [minorUnits]: true };

export type ParseProblem = 'FORMAT' | 'DECIMALS' | 'NEGATIVE' | 'TOO_LARGE';

export type Parsed =
  | { readonly ok: true; readonly value: Minor }
  | { readonly ok: false; readonly problem: ParseProblem };

/** 2^63 - 1 minor units; posted amounts are lower, see {@link isPostable}. */
export const largest = 9_223_372_036_854_775_807n;

const longestText = 40;

const plainDecimal = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

const within = (units: bigint): units is Minor => units <= largest && units >= -largest;

/**
 * Largest absolute amount that is accepted, posted or stored as a balance, in minor units: 10^15 of a fiat currency
 * and 10^9 of a crypto one. The sum of a whole ledger entry, of at most 64 postings, still fits into 64 bits.
 */
export const maxPostable = 10n ** 17n;

/** Whether minor units can be posted or stored as a balance: {@link maxPostable} at most, either way. */
export function isPostable(units: bigint): units is Minor {
  return units <= maxPostable && units >= -maxPostable;
}

const magnitude = (units: bigint) => (units < 0n ? 0n - units : units);

/** `of(1050n)` is 10.50. @throws RangeError beyond 64 bits */
export function of(units: bigint): Minor {
  if (!within(units)) throw new RangeError('An amount of money must fit into 64 bits.');
  return units;
}

export const zero: Minor = of(0n);

/**
 * Parses a wire or form decimal, for example '10.5': ASCII digits with at most one dot between digits; no exponent,
 * separators or blanks, and a minus only where allowed. Never throws.
 * @param type more than 2 decimals for fiat or 8 for crypto are refused, not rounded
 * @param options `negative: true` allows a minus
 */
export function parse(
  text: string,
  type: CurrencyType,
  options: { readonly negative?: boolean } = {},
): Parsed {
  const match = text.length <= longestText ? plainDecimal.exec(text) : null;
  if (!match) return { ok: false, problem: /^-?[0-9]{20,}(\.[0-9]+)?$/.test(text) ? 'TOO_LARGE' : 'FORMAT' };
  const [, sign = '', whole = '', fraction = ''] = match;
  const decimals = decimalsOf(type);
  if (sign !== '' && options.negative !== true) return { ok: false, problem: 'NEGATIVE' };
  if (fraction.length > decimals) return { ok: false, problem: 'DECIMALS' };
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  const signed = sign === '' ? units : -units;
  return within(signed) ? { ok: true, value: signed } : { ok: false, problem: 'TOO_LARGE' };
}

/** One spelling for equal amounts of any currency: '50', '50.0' and '050.00' are '50'. Other text is unchanged. */
export function canonical(text: string): string {
  const [, sign = '', whole = '', fraction = ''] =
    (text.length <= longestText ? plainDecimal.exec(text) : null) ?? [];
  if (whole === '') return text;
  const decimals = fraction.replace(/0+$/, '');
  const size = `${String(BigInt(whole))}${decimals === '' ? '' : `.${decimals}`}`;
  return size === '0' ? size : sign + size;
}

/** Zero if the text is not an amount. Never throws. */
export function parseOrZero(text: string, type: CurrencyType): Minor {
  const parsed = parse(text, type);
  return parsed.ok ? parsed.value : zero;
}

export function format(amount: Minor, type: CurrencyType): string {
  const decimals = decimalsOf(type);
  const digits = magnitude(amount)
    .toString()
    .padStart(decimals + 1, '0');
  const sign = amount < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** @throws RangeError beyond 64 bits */
export function add(a: Minor, b: Minor): Minor {
  return of(a + b);
}

/** The result may be negative. @throws RangeError beyond 64 bits */
export function subtract(a: Minor, b: Minor): Minor {
  return of(a - b);
}

export function negate(amount: Minor): Minor {
  return of(0n - amount);
}

/** Zero for none. @throws RangeError beyond 64 bits */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return of(total);
}

/** -1, 0 or 1 as the first amount is less than, equal to or more than the second. */
export function compare(a: Minor, b: Minor): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function min(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}

export function max(a: Minor, b: Minor): Minor {
  return a < b ? b : a;
}

/** Rounds half away from zero, so that a loss and a win of the same size round alike. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 0n) throw new RangeError('An amount of money cannot be divided by zero.');
  const negative = dividend < 0n !== divisor < 0n;
  const top = magnitude(dividend);
  const bottom = magnitude(divisor);
  const quotient = (2n * top + bottom) / (2n * bottom);
  return negative ? -quotient : quotient;
}

/** Times `numerator / denominator`, rounded half up. @throws RangeError for a zero denominator or beyond 64 bits */
export function multiplyRatio(amount: Minor, numerator: bigint, denominator: bigint): Minor {
  return of(divideHalfUp(amount * numerator, denominator));
}

/** A part as a percentage of a whole, rounded down; 100 if the whole is 0. */
export function shareInPercent(part: Minor, whole: Minor): number {
  return whole <= 0n ? 100 : Number((part * 100n) / whole);
}

/**
 * Rounded half up to a whole minor unit: `percentOf(of(1050n), 2.5)` is 26 (0.2625).
 * @param percent rounded to 4 decimals
 * @throws RangeError when the percentage is not a finite number
 */
export function percentOf(amount: Minor, percent: number): Minor {
  if (!Number.isFinite(percent)) throw new RangeError('A percentage must be a finite number.');
  return multiplyRatio(amount, BigInt(Math.round(percent * 10_000)), 1_000_000n);
}
