import type { GraphQLError } from 'graphql';
import type { Call } from '../http/call.ts';
import { currentCall } from '../http/call.ts';
import type { PlatformServices } from '../http/services.ts';
import type { ErrorOrigin, WireError } from './errors.ts';
import { asGraphQLError, refusalOf, toWireError } from './errors.ts';

/** Formats an error of a call, and remembers the first one's code for the log. */
export function answerError(call: Call, error: unknown): WireError {
  const wire = toWireError(error, originOf(call.services, call));
  noteRefusal(call, error, wire);
  return wire;
}

/** Remembers a call's first error, which is what it counts and is kept as. */
export function noteRefusal(call: Call, error: unknown, { message, extensions }: WireError): void {
  call.code ??= extensions.code;
  call.refused ??= { message, reason: refusalOf(error)?.reasonName ?? null };
}

/** Formats an error that an engine hands over, of the call in flight. */
export function answerEngineError(services: PlatformServices, error: unknown): GraphQLError {
  const call = currentCall();
  const wire = toWireError(error, originOf(services, call));
  if (call !== null) noteRefusal(call, error, wire);
  return asGraphQLError(wire, error);
}

interface Told {
  readonly extensions?: { readonly cause: string };
}

const nothingTold: Told = {};

/** What an answer tells beside its data: under which cause the inspector has the call. Nothing where nobody inspects. */
export const toldWith = (call: Call | null): Told =>
  call?.effects ? { extensions: { cause: call.cause } } : nothingTold;

/** What ends the JSON of an answer in place of its last bracket; null for nothing. */
export const endingOf = ({ effects, cause }: Call): string | null =>
  effects ? `,"extensions":{"cause":"${cause}"}}` : null;

function originOf(services: PlatformServices, call: Call | null): ErrorOrigin {
  return {
    logger: call?.logger ?? services.logger,
    requestId: call?.id ?? '',
    hideSchema: services.settings.production,
  };
}
