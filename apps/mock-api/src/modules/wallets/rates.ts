import { convertAt, currencyOf, money } from '@magpie/domain/money';
import type { StatedIn } from '@magpie/domain/money';

/**
 * What one whole unit of each currency is worth in AUD cents. A simulated platform has no market, so its rates stand
 * still: they show crypto in fiat (WALLET-15), add up totals, and give limits in other currencies (DEP-34).
 */
const audCents: Readonly<Record<string, bigint>> = {
  AUD: 100n,
  NZD: 92n,
  USD: 152n,
  BTC: 14_250_000n,
  ETH: 495_000n,
  LTC: 13_100n,
  USDT: 152n,
};

/** A currency with its price in AUD cents by the platform's rates. @throws RangeError for a currency without a rate */
export function pricedCurrency(code: string): StatedIn {
  const price = audCents[code];
  const currency = currencyOf(code);
  if (price === undefined || !currency) throw new RangeError(`There is no rate for the currency ${code}.`);
  return { code, type: currency.type, price };
}

/**
 * An amount in the minor units of another currency, rounded half away from zero.
 *
 * @throws RangeError for a currency without a rate
 */
export function convert(amount: bigint, from: string, to: string): bigint {
  if (from === to) return amount;
  return convertAt(money.of(amount), pricedCurrency(from), pricedCurrency(to));
}
