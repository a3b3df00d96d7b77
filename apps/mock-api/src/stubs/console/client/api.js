/* global fetch */

/** The platform refused a call, or did not answer. */
export class ControlError extends Error {
  /**
   * @param {string} code of the contract's error codes, or NO_ANSWER
   * @param {string} message fit to be shown
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** @typedef {{ message: string, extensions?: { code?: string } }} WireError */
/** @typedef {{ data?: Record<string, unknown> | null, errors?: WireError[] }} Answer */

/**
 * @param {string} query
 * @param {Readonly<Record<string, unknown>>} variables
 */
async function send(query, variables) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const operationName = /(?:query|mutation) (\w+)/.exec(query)?.[1];
  const body = JSON.stringify({ operationName, query, variables });
  try {
    return await fetch('/control/graphql', { method: 'POST', headers, body });
  } catch {
    throw new ControlError('NO_ANSWER', 'The platform does not answer. Check that it is running.');
  }
}

/**
 * Carries out one operation of the control endpoint and answers its only field.
 * @param {string} query document with one operation
 * @param {Readonly<Record<string, unknown>>} [variables]
 * @returns {Promise<any>} shaped as the document asks
 * @throws ControlError with the platform's code and message
 */
export async function control(query, variables = {}) {
  const response = await send(query, variables);
  /** @type {Answer} */
  const answer = await response.json().catch(() => ({}));
  const [error] = answer.errors ?? [];
  if (error) throw new ControlError(error.extensions?.code ?? 'INTERNAL_SERVER_ERROR', error.message);
  if (!answer.data) {
    throw new ControlError('NO_ANSWER', `The platform answered ${response.status} without data.`);
  }
  return Object.values(answer.data)[0];
}

const ENUM = /* GraphQL */ `
  query ConsoleEnum($name: String!) {
    __type(name: $name) {
      enumValues {
        name
        description
      }
    }
  }
`;

/** @typedef {{ name: string, description: string }} EnumValue */

/** @type {Map<string, Promise<EnumValue[]>>} */
const enums = new Map();

/**
 * The values of an enumeration of the contract, so that no list of them is kept here.
 * @param {string} name
 * @returns {Promise<EnumValue[]>}
 */
export function enumValues(name) {
  const asked = enums.get(name) ?? control(ENUM, { name }).then((type) => type.enumValues);
  enums.set(name, asked);
  asked.catch(() => enums.delete(name));
  return asked;
}
