/** @import { Answer } from './wire.js' */

/* global AbortSignal, fetch, location, URL, URLSearchParams */

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
