import { decimalsOf, money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { grouped } from './grouped.ts';

const longestDecimal = 64;

/** For crypto too (FMT-06). */
const notANumber = '0.00';

function decimalText(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Math.abs(value) >= 1e21) return BigInt(value).toString();
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

function shown(text: string, type: CurrencyType): { negative: boolean; digits: string } | null {
  const match = text.length <= longestDecimal ? /^(-?)([0-9]*)(?:\.([0-9]*))?$/.exec(text) : null;
  const [, sign, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return null;
  const decimals = decimalsOf(type);
  const scale = 10n ** BigInt(fraction.length);
  const units = money.divideHalfUp(BigInt(whole + fraction) * 10n ** BigInt(decimals), scale);
  const digits = units.toString().padStart(decimals + 1, '0');
  return {
    negative: sign === '-' && units !== 0n,
    digits: `${grouped(digits.slice(0, -decimals))}.${digits.slice(-decimals)}`,
  };
}

/**
 * Formats an amount: 2 decimals for fiat and 8 for crypto, rounded half up, grouped by commas; '0.00' if it is
 * not a number (FMT-05, FMT-06, FMT-07). Never throws.
 * @param value a wire decimal, for example '1234.5'; a number only for values that are not wire amounts
 */
export function displayAmount(value: string | number | null | undefined, type: CurrencyType): string {
  const text = typeof value === 'number' ? decimalText(value) : (value ?? '');
  const result = shown(text, type);
  if (!result) return notANumber;
  return (result.negative ? '-' : '') + result.digits;
}

/** '20.00' gives '20', '$1,000.50' stays, '₿0.00050000' gives '₿0.0005'. */
export function withoutZeroDecimals(text: string): string {
  return text.replace(/(\.\d{2}\d*?)0+$/, '$1').replace(/\.0+$/, '');
}

/** For messages and fields, without grouping and trailing zeros: '20', '20.50', and in crypto '0.0005'. */
export function plainAmount(amount: Minor, type: CurrencyType): string {
  return withoutZeroDecimals(money.format(amount, type));
}

/** The amount with its currency's symbol, the minus first: '$1,234.50', '-₿0.10000000'. */
export function displayMoney(
  value: string | number | null | undefined,
  currency: { readonly symbol: string; readonly type: CurrencyType },
): string {
  const text = displayAmount(value, currency.type);
  return text.startsWith('-') ? `-${currency.symbol}${text.slice(1)}` : `${currency.symbol}${text}`;
}
