import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, ClientHeaders } from '../auth/index.ts';
import type { ErrorCode } from '../graphql/refusal.ts';
import type { Fault } from '../faults/index.ts';
import { currentCause, namedCause, runFor } from '../inspection/index.ts';
import type { Cause } from '../inspection/index.ts';
import type { Logger } from '../logging/index.ts';
import type { World } from '../worlds/index.ts';
import { answered } from './metrics.ts';
import type { PlatformServices } from './services.ts';

export type CallEndpoint = 'MAIN' | 'PROMO' | 'CONTROL' | 'SUBSCRIPTIONS' | 'AUTHENTICATION';

export interface CallHeaders extends ClientHeaders {
  readonly authorization: string | undefined;
  /** Value of `x-world`; undefined for the default world. */
  readonly world: string | undefined;
  readonly address: string;
  /** What the browser calls itself; undefined when it says nothing, and on the websocket. */
  readonly userAgent?: string | undefined;
  /** Value of `idempotency-key`; the websocket has none. */
  readonly idempotencyKey?: string | undefined;
  /** Value of `x-cause`. */
  readonly cause?: string | undefined;
}

export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface Call extends Cause {
  readonly id: string;
  readonly endpoint: CallEndpoint;
  readonly world: World;
  readonly headers: CallHeaders;
  readonly services: PlatformServices;
  /** Null on the websocket. */
  readonly exchange: HttpExchange | null;
  readonly logger: Logger;
  /** When it arrived, on the world's clock. */
  readonly receivedAt: Date;
  /** When it arrived, in milliseconds of the machine's steady clock. */
  readonly startedAt: number;
  /** Operation name; null until it is known, and for a nameless operation. */
  operation: string | null;
  /** What is counted: the first root field of the contract that is asked for, or what a call outside GraphQL is for. */
  field: string | null;
  variables: unknown;
  /** Names of the variables that are secret by where they stand. */
  secrets: ReadonlySet<string>;
  /** The member who makes it, once identified. */
  caller: Caller | null;
  /** Code of the first error of the answer; null for none. */
  code: ErrorCode | null;
  /** The planned fault that takes parts out of its answer; null for none. */
  partial: Fault | null;
  /** What the first error of the answer says; null for none. */
  refused: Refused | null;
}

export interface Refused {
  readonly message: string;
  /** Name of the reason in a table of the domain; null where there is none. */
  readonly reason: string | null;
}

/** Opens a call. Which world it happens in can be chosen only where the control plane is open. @throws WorldNotFound. */
export async function openCall(
  services: PlatformServices,
  endpoint: CallEndpoint,
  headers: CallHeaders,
  exchange: HttpExchange | null = null,
): Promise<Call> {
  const named = services.settings.control && endpoint !== 'CONTROL' ? headers.world : undefined;
  const world = await services.registry.get(named ?? 'default');
  const id = randomUUID();
  let logger: Logger | undefined;
  return {
    id,
    cause: namedCause(headers.cause) ?? id,
    effects: services.settings.control ? [] : null,
    endpoint,
    world,
    headers,
    services,
    exchange,
    // Made when something is to be told: it costs more than many a call.
    get logger() {
      return (logger ??= services.logger.child({ world: world.id, endpoint, requestId: id }));
    },
    receivedAt: world.now(),
    startedAt: performance.now(),
    operation: null,
    field: null,
    variables: undefined,
    secrets: new Set(),
    caller: null,
    code: null,
    partial: null,
    refused: null,
  };
}

/** Runs work as part of a call, so that whatever goes wrong in it is told of that call. */
export function runInCall<T>(call: Call, work: () => T): T {
  return runFor(call, work);
}

/** The call in flight; null outside of any. */
export function currentCall(): Call | null {
  const cause = currentCause();
  return cause && 'services' in cause ? (cause as Call) : null;
}

/** Counts and logs a call once it is answered. @param httpStatus null on the websocket. */
export function closeCall(call: Call, httpStatus: number | null): void {
  const milliseconds = performance.now() - call.startedAt;
  const operation = call.operation ?? 'unnamed';
  const answer = call.code ?? answered;
  const { id: requestId, endpoint, world, services } = call;
  services.metrics.countCall({
    endpoint,
    field: call.field ?? 'other',
    answer,
    seconds: milliseconds / 1000,
  });
  const facts = { operation, answer, httpStatus, member: call.caller?.id, ms: Math.round(milliseconds) };
  services.logger.info({ world: world.id, endpoint, requestId, ...facts }, 'call');
}
