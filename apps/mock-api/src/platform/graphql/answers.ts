import type { GraphQLError } from 'graphql';
import type { Call } from '../http/call.ts';
import { currentCall } from '../http/call.ts';
import type { PlatformServices } from '../http/services.ts';
import type { ErrorOrigin, WireError } from './errors.ts';
import { asGraphQLError, toWireError } from './errors.ts';

/** Formats an error of a call, and remembers the first one's code for the log. */
export function answerError(call: Call, error: unknown): WireError {
  const wire = toWireError(error, originOf(call.services, call));
  call.code ??= wire.extensions.code;
  return wire;
}

/** Formats an error that an engine hands over, of the call in flight. */
export function answerEngineError(services: PlatformServices, error: unknown): GraphQLError {
  const call = currentCall();
  const wire = toWireError(error, originOf(services, call));
  if (call !== null) call.code ??= wire.extensions.code;
  return asGraphQLError(wire, error);
}

function originOf(services: PlatformServices, call: Call | null): ErrorOrigin {
  return {
    logger: call?.logger ?? services.logger,
    requestId: call?.id ?? '',
    hideSchema: services.settings.production,
  };
}
