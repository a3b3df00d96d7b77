/**
 * A decimal of the wire with its currency's sign and commas between thousands. No number type: amounts stay exact.
 * @param {string} decimal such as '1234.50'
 * @param {{ symbol: string }} currency
 */
export function shown(decimal, { symbol }) {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${symbol}${grouped}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Whether a decimal is above zero.
 * @param {string} decimal
 */
export const isSome = (decimal) => /[1-9]/.test(decimal);

/**
 * A decimal times a whole number, by another whole number, exact when it comes out even.
 * @param {string} decimal
 * @param {number} times
 * @param {number} by
 */
export function scaled(decimal, times, by) {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const units = (BigInt(whole + fraction) * BigInt(times)) / BigInt(by);
  const digits = units.toString().padStart(fraction.length + 1, '0');
  return fraction === '' ? digits : `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`;
}
