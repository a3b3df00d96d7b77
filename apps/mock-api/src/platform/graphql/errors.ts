import { goneWrong } from '@magpie/domain/decision';
import { fileSizeMessage } from '@magpie/domain/verification';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { GraphQLError, isEnumType } from 'graphql';
import type { Logger } from '../logging/index.ts';
import type { ErrorCode } from './refusal.ts';
import { Refusal } from './refusal.ts';

/** An error as every endpoint sends it (API-11). */
export interface WireError extends GraphQLFormattedError {
  readonly extensions: { readonly code: ErrorCode; readonly [key: string]: unknown };
}

export interface ErrorOrigin {
  readonly logger: Logger;
  /** Id of the request, told to the caller as the reference of an unexpected error. */
  readonly requestId: string;
  readonly hideSchema: boolean;
}

const LONGEST_MESSAGE = 300;

export function errorCodesOf(schema: GraphQLSchema): readonly string[] {
  const type = schema.getType('ErrorCode');
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

/** The refusal behind an error, when it is one that the caller may be told of; null for an unexpected one. */
export function refusalOf(error: unknown): Refusal | null {
  const chain = chainOf(error);
  const cause = chain.at(-1);
  if (cause instanceof Refusal) return cause;
  return cause instanceof GraphQLError && error instanceof GraphQLError
    ? refusalOfGraphQL(error, chain)
    : null;
}

/** One shape for all endpoints. What is no refusal becomes a neutral text with a reference to the log; no stack leaves. */
export function toWireError(error: unknown, origin: ErrorOrigin): WireError {
  const refusal = refusalOf(error);
  const place = error instanceof GraphQLError ? placeOf(error) : {};
  if (refusal === null) {
    origin.logger.error({ reference: origin.requestId, err: rootCause(error) }, 'unexpected error');
    return {
      message: goneWrong,
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR', reference: origin.requestId },
    };
  }
  const told = origin.hideSchema ? refusal.message.replace(/\s*Did you mean .*$/s, '') : refusal.message;
  const message = shortened(told);
  const details = refusal.details === undefined ? {} : { details: refusal.details };
  return { message, ...place, extensions: { code: refusal.code, ...details } };
}

function shortened(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE / 2)} … ${message.slice(-LONGEST_MESSAGE / 2)}`;
}

/** The same as a GraphQLError, for engines that want an instance and serialise it themselves. */
export function asGraphQLError(wire: WireError, source?: unknown): GraphQLError {
  const place =
    source instanceof GraphQLError ? { nodes: source.nodes ?? null, path: source.path ?? null } : {};
  // Yoga reads the status to answer with from here and takes it out of the answer.
  const status = source instanceof GraphQLError ? statusOf(source) : 0;
  const http = status > 0 ? { http: { status } } : {};
  return new GraphQLError(wire.message, { ...place, extensions: { ...wire.extensions, ...http } });
}

/** A refusal as an engine tells of it, at a path of an answer. */
export const refusedAt = (refusal: Refusal, path?: readonly (string | number)[]): GraphQLError =>
  new GraphQLError(refusal.message, { originalError: refusal, path: path ?? null });

function rootCause(error: unknown): unknown {
  return chainOf(error).at(-1);
}

function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let next = error; next instanceof GraphQLError && next.originalError != null;) {
    next = next.originalError;
    chain.push(next);
  }
  return chain;
}

function refusalOfGraphQL(error: GraphQLError, chain: readonly unknown[]): Refusal | null {
  const own = error.extensions['code'];
  if (own === 'GRAPHQL_PARSE_FAILED' || own === 'GRAPHQL_VALIDATION_FAILED' || own === 'BAD_USER_INPUT') {
    return new Refusal(own, error.message);
  }
  const status = statusOf(error);
  // Engines read no bodies but uploads.
  if (status === 413) return new Refusal('PAYLOAD_TOO_LARGE', fileSizeMessage);
  if (status >= 400 && status < 500) return new Refusal('BAD_USER_INPUT', error.message);
  return isAboutInput(error, chain) ? new Refusal('BAD_USER_INPUT', error.message) : null;
}

/**
 * An error without a path came before any resolver: a variable does not fit. One with a path is about an argument
 * when its cause has a place in the document; an answer that does not fit its type has none, and is our own fault.
 */
function isAboutInput(error: GraphQLError, chain: readonly unknown[]): boolean {
  if (error.path === undefined) return true;
  return chain.slice(1).some((cause) => cause instanceof GraphQLError && cause.nodes !== undefined);
}

/** HTTP status that Yoga gives to a request it cannot read; 0 for none, as for a variable that does not fit. */
function statusOf(error: GraphQLError): number {
  const http = error.extensions['http'];
  if (error.nodes !== undefined) return 0;
  const status: unknown = isObject(http) && 'status' in http ? http.status : 0;
  return typeof status === 'number' ? status : 0;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function placeOf(error: GraphQLError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return {
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    ...(error.path === undefined ? {} : { path: error.path }),
  };
}
