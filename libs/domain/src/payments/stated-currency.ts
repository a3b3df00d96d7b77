/**
 * What is wrong with the currency that a person saw the amount of a payment in, or null: amounts are in the active
 * currency, which another tab or device may have changed since (WALLET-16).
 *
 * @param stated code of that currency; null where a call does not say it
 * @param active code of the active currency
 */
export function statedCurrencyProblem(stated: string | null, active: string): string | null {
  if (stated === null || stated === active) return null;
  return `Your active currency is ${active} now, not ${stated}. Check the amount and try again.`;
}
