import { convertAt, currencyOf, money } from '@magpie/domain/money';
import type { StatedIn } from '@magpie/domain/money';

/** AUD cents per whole unit, fixed: they show crypto in fiat (WALLET-15), add up totals and convert limits (DEP-34). */
const audCents: Readonly<Record<string, bigint>> = {
  AUD: 100n,
  NZD: 92n,
  USD: 152n,
  BTC: 14_250_000n,
  ETH: 495_000n,
  LTC: 13_100n,
  USDT: 152n,
};

/** The price is in AUD cents. @throws RangeError for a currency without a rate */
export function pricedCurrency(code: string): StatedIn {
  const price = audCents[code];
  const currency = currencyOf(code);
  if (price === undefined || !currency) throw new RangeError(`There is no rate for the currency ${code}.`);
  return { code, type: currency.type, price };
}

/** Minor units, rounded half away from zero. @throws RangeError for a currency without a rate */
export function convert(amount: bigint, from: string, to: string): bigint {
  if (from === to) return amount;
  return convertAt(money.of(amount), pricedCurrency(from), pricedCurrency(to));
}
