/*
 * Amounts in the smallest unit of their currency, for pages that add them up. The decimals of one currency all have as many
 * places, so that leaving out the point is all there is to it.
 */

/** @param {string} decimal of the wire */
export const unitsOf = (decimal) => BigInt(decimal.replace('.', ''));

/**
 * @param {bigint} units
 * @param {string} like a decimal of the same currency
 */
export function decimalOf(units, like) {
  const places = like.includes('.') ? like.length - like.indexOf('.') - 1 : 0;
  const digits = units.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * @param {bigint} first
 * @param {bigint} second
 * @returns {bigint}
 */
const divisor = (first, second) => (second === 0n ? first : divisor(second, first % second));

/**
 * Amounts by field as the smallest whole parts of their sum, which is how a bet on several fields is said.
 * @param {ReadonlyMap<string, bigint>} amounts
 * @returns {Record<string, number>}
 */
export function partsOf(amounts) {
  const common = [...amounts.values()].reduce(divisor, 0n);
  return Object.fromEntries([...amounts].map(([field, amount]) => [field, Number(amount / common)]));
}

/**
 * A decimal as short as it can be said, for a chip: '5' for '5.00', '0.5' for '0.50'.
 * @param {string} decimal
 */
export const brief = (decimal) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);
