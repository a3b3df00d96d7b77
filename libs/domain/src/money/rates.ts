import { decimalsOf } from './currency.ts';
import type { CurrencyType } from './currency.ts';
import { divideHalfUp, max, of } from './minor.ts';
import type { Minor } from './minor.ts';

export interface PricedCurrency {
  readonly type: CurrencyType;
  /** The value of one whole unit, in a unit shared by all prices, for example AUD cents; above 0. */
  readonly price: bigint;
}

/**
 * An amount in the minor units of another currency, rounded half away from zero: 20.00 AUD at 142,500.00 AUD per
 * bitcoin are 0.00014035 BTC.
 * @throws RangeError for a price of 0, or beyond 64 bits
 */
export function convertAt(amount: Minor, from: PricedCurrency, to: PricedCurrency): Minor {
  const unit = ({ type }: PricedCurrency) => 10n ** BigInt(decimalsOf(type));
  return of(divideHalfUp(amount * from.price * unit(to), unit(from) * to.price));
}

const leadingDigits = [1n, 2n, 5n, 10n] as const;

/**
 * The nearest amount that is 1, 2 or 5 followed by zeros, the greater of two equally near ones: 0.00014035 becomes 0.0001,
 * 35 becomes 50, 1644.74 becomes 2000. Zero stays zero; negative amounts mirror positive ones.
 */
export function roundTo125(amount: Minor): Minor {
  if (amount === 0n) return amount;
  const size = amount < 0n ? 0n - amount : amount;
  const power = 10n ** BigInt(size.toString().length - 1);
  const far = (digit: bigint) => (size > digit * power ? size - digit * power : digit * power - size);
  const digit = leadingDigits.reduce((best, next) => (far(next) <= far(best) ? next : best));
  return of(amount < 0n ? -digit * power : digit * power);
}

export interface StatedIn extends PricedCurrency {
  readonly code: string;
}

const aud: PricedCurrency = { type: 'FIAT', price: 100n };

const asWritten: readonly string[] = ['AUD', 'NZD'];

/**
 * A figure of the specification in a currency: as written in AUD and NZD, otherwise its equivalent, rounded to 1, 2 or 5
 * in the leading digit (DEP-34). Above zero it is never less than one minor unit.
 * @param figure in cents
 * @param currency with its price in AUD cents
 */
export function statedIn(figure: Minor, currency: StatedIn): Minor {
  if (asWritten.includes(currency.code) || figure === 0n) return figure;
  return max(roundTo125(convertAt(figure, aud, currency)), of(1n));
}
