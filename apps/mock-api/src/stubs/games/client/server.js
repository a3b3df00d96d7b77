/* global AbortSignal, fetch, location, URL, URLSearchParams */

export class Refused extends Error {
  /** @param {string} code of the contract's error codes @param {string} message fit to be shown */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** No answer came, so nobody knows whether the call was carried out. */
export class Unreachable extends Error {}

/** How long an answer may take, in ms. */
const timeout = 15_000;

const given = new URLSearchParams(location.search);
const ticket = given.get('ticket') ?? '';

/** What opens the page of a past round; null on a page that is played on. */
export const pass = given.get('pass');

const named = pass === null ? { ticket } : { pass };

/** What answers in place of the server. @type {((call: string) => unknown) | null} */
let recording = null;

/** @param {(call: string) => unknown} answers to every later call */
export function answerFrom(answers) {
  recording = answers;
}

/**
 * Asks this game's server.
 * @param {string} call
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<any>} what it answers; the caller says what that is
 */
export async function ask(call, body = {}) {
  if (recording) return recording(call);
  const { status, answer } = await sent(call, JSON.stringify({ ...named, ...body }));
  if (status < 400) return answer;
  if (status >= 500) throw new Unreachable(answer.message);
  throw new Refused(String(answer.code), String(answer.message));
}

/**
 * Tells this game's server something as the page goes, when no answer can be awaited.
 * @param {string} call
 * @param {Record<string, unknown>} body
 */
export function tell(call, body) {
  if (pass !== null) return;
  const text = JSON.stringify({ ticket, ...body });
  const options = /** @type {const} */ ({ method: 'POST', credentials: 'omit', keepalive: true });
  fetch(new URL(call, location.href), { ...options, body: text }).catch(() => undefined);
}

/**
 * @param {string} call
 * @param {string} body JSON as plain text: a page without an origin may send no other type unasked
 */
async function sent(call, body) {
  try {
    const response = await fetch(new URL(call, location.href), {
      method: 'POST',
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, answer: await response.json() };
  } catch (cause) {
    throw new Unreachable('No answer came.', { cause });
  }
}
