/* global AbortSignal, fetch, location, URL, URLSearchParams */

/** @typedef {{ eventType: 'TX_SUCCESS' | 'TX_FAILED' | 'TX_PENDING' | 'TX_UNRESOLVED' | 'TX_CANCELLED', message: string }} Ending */

/**
 * What the page shows; amounts are decimals of the wire.
 * @typedef {object} State
 * @property {'deposit' | 'withdrawal'} txType
 * @property {string} paymentId
 * @property {string} method name
 * @property {string} amount
 * @property {{ code: string, symbol: string, type: 'FIAT' | 'CRYPTO' }} currency
 * @property {string | null} fee kept back from a withdrawal
 * @property {string | null} crypto code of the crypto currency it is paid in
 * @property {string} status of the deposit or withdrawal
 * @property {'details' | 'bank' | 'waiting' | 'receipt'} step
 * @property {string[]} choices how the person can let it end
 * @property {Ending | null} ending
 */

/**
 * An answer: the state, and what is wrong with the details.
 * @typedef {{ state: State, problem: string | null }} Answer
 */

/** How long an answer may take, in ms. */
const timeoutMs = 20_000;

const ticket = new URLSearchParams(location.search).get('ticket') ?? '';

/** Id of the payment, as the address names it. */
export const paymentId = decodeURIComponent(location.pathname.split('/')[2] ?? '');

export function bankAddress() {
  const address = new URL(`/cashier/${encodeURIComponent(paymentId)}/bank`, location.href);
  address.search = location.search;
  return address.href;
}

/**
 * Asks the cashier's server.
 * @param {'state' | 'proceed' | 'choose'} call
 * @param {string} [choice]
 * @returns {Promise<Answer>}
 * @throws Error whose message can be shown
 */
export async function ask(call, choice) {
  const { ok, answer } = await sent(call, JSON.stringify({ ticket, choice }));
  if (!ok) throw new Error(String(answer.message));
  return answer;
}

/**
 * @param {string} call
 * @param {string} body JSON as plain text: a page without an origin may send no other type unasked
 */
async function sent(call, body) {
  try {
    const response = await fetch(`/cashier/${encodeURIComponent(paymentId)}/${call}`, {
      method: 'POST',
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, answer: await response.json() };
  } catch (cause) {
    throw new Error('The cashier cannot be reached. Check your connection and try again.', { cause });
  }
}
