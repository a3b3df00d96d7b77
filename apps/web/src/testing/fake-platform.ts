import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

type Json = Record<string, unknown>;

/** A call that reached the fake platform. */
export interface ReceivedCall {
  readonly operation: string;
  readonly variables: Json;
  /** Path it was sent to, for example `/graphql`. */
  readonly path: string;
  /** The access token that it carried, or `null`. */
  readonly accessToken: string | null;
  readonly method: string;
  /** Its headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path and query it was sent to. */
  readonly address: string;
  /** Its parsed body; empty when there was none. */
  readonly body: Json;
}

/** A refusal with a code of the contract; `details` are the further parts of an answer of the authentication service. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: Json;

  constructor(code: string, message: string, details: Json = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** A call that finds no network. */
export class NoNetwork extends Error {}

/**
 * Answers an operation with its data, or a file with its {@link Response}; throws a {@link Refusal} or {@link NoNetwork}
 * instead. May answer later.
 */
export type Answer = (variables: Json, call: ReceivedCall) => unknown;

/** Answers by the name of the operation. */
export type Answers = Record<string, Answer>;

/** A platform that answers what a test tells it, over a real client and a stubbed `fetch`. */
export interface FakePlatform {
  readonly calls: readonly ReceivedCall[];
  /** The variables of every call of an operation, in order. */
  variablesOf(operation: string): readonly Json[];
  /** Takes the place of an answer from now on. */
  answer(operation: string, answer: Answer): void;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A refusal as GraphQL answers it, or as the authentication service does (API-11). */
function refusing({ code, message, details }: Refusal, operation: string): Response {
  if (operation.startsWith('/')) return json({ code, message, ...details }, 400);
  return json({ errors: [{ message, extensions: { code } }] });
}

/** The texts that come with the product lie beside the app; a test may answer for a file itself, as for an operation. */
export function fileOf(path: string): Response | undefined {
  if (!/^\/content\/[\w.-]+$/.test(path)) return undefined;
  return new Response(readFileSync(`${import.meta.dirname}/../../public${path}`, 'utf8'));
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function received(input: RequestInfo | URL, init: RequestInit | undefined): ReceivedCall {
  const url = new URL(input instanceof Request ? input.url : input, 'http://web.test');
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  const variables = isObject(body) && isObject(body['variables']) ? body['variables'] : {};
  const headers = Object.fromEntries(new Headers(init?.headers));
  const accessToken = /^Bearer (.*)$/.exec(headers['authorization'] ?? '')?.[1] ?? null;
  return {
    operation: url.searchParams.get('operationName') ?? url.pathname,
    variables,
    path: url.pathname,
    accessToken,
    method: init?.method ?? 'GET',
    headers,
    address: url.pathname + url.search,
    body: isObject(body) ? body : {},
  };
}

/** Puts a fake platform in the place of the network until the test is over. An operation nobody answers is refused. */
export function fakePlatform(answers: Answers): FakePlatform {
  const calls: ReceivedCall[] = [];
  const known = new Map(Object.entries(answers));
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = received(input, init);
    calls.push(call);
    const { operation, variables } = call;
    const answer = known.get(operation);
    const file = answer ? undefined : fileOf(call.path);
    if (file) return file;
    try {
      if (!answer) throw new Refusal('INTERNAL_SERVER_ERROR', `The test answers no ${operation}.`);
      const data = await answer(variables, call);
      if (data instanceof Response) return data;
      return json(operation.startsWith('/') ? data : { data });
    } catch (error) {
      if (error instanceof NoNetwork) throw new TypeError('Failed to fetch', { cause: error });
      if (!(error instanceof Refusal)) throw error;
      return refusing(error, operation);
    }
  };
  vi.stubGlobal('fetch', respond);
  return {
    calls,
    variablesOf: (operation) =>
      calls.filter((call) => call.operation === operation).map((call) => call.variables),
    answer: (operation, answer) => {
      known.set(operation, answer);
    },
  };
}

/** An answer that comes when the test says so. */
export function held<T>(): { readonly answer: () => Promise<T>; readonly release: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, release: resolve };
}
