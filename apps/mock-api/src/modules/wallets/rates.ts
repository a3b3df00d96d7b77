import { currencyOf, decimalsOf, money } from '@magpie/domain/money';

/**
 * What one whole unit of each currency is worth in AUD cents. A simulated platform has no market, so its rates stand
 * still; they only serve to show crypto in fiat (WALLET-15) and to add up totals.
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

function unitOf(code: string): { readonly cents: bigint; readonly scale: bigint } {
  const cents = audCents[code];
  const currency = currencyOf(code);
  if (cents === undefined || !currency) throw new RangeError(`There is no rate for the currency ${code}.`);
  return { cents, scale: 10n ** BigInt(decimalsOf(currency.type)) };
}

/**
 * An amount in the minor units of another currency, rounded half away from zero.
 *
 * @throws RangeError for a currency without a rate
 */
export function convert(amount: bigint, from: string, to: string): bigint {
  if (from === to) return amount;
  const source = unitOf(from);
  const target = unitOf(to);
  return money.divideHalfUp(amount * source.cents * target.scale, source.scale * target.cents);
}
