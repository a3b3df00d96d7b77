import { notJson } from '@magpie/domain/decision';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { Refusal } from '../graphql/refusal.ts';
import type { ErrorCode } from '../graphql/refusal.ts';
import type { Call, CallEndpoint, CallHeaders, HttpExchange } from './call.ts';
import { closeCall, openCall, runInCall } from './call.ts';
import { noteAnswered } from './after-answer.ts';
import { recordCall } from './records.ts';
import { sendClock } from './clock-header.ts';
import type { PlatformServices } from './services.ts';

const opened = new WeakMap<object, Call>();

const STATUS: Partial<Record<ErrorCode, number>> = {
  FORBIDDEN: 403,
  UNAUTHENTICATED: 401,
  ACCESS_TOKEN_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  MEMBER_NOT_ENABLED: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  MAINTENANCE_MODE: 503,
};

export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 400;
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers[name]?.toString();

function marksOf(request: IncomingMessage, address: string): CallHeaders {
  return {
    authorization: request.headers.authorization,
    adminCode: headerOf(request, 'x-admin-code'),
    channel: headerOf(request, 'x-channel'),
    world: headerOf(request, 'x-world'),
    address,
    userAgent: request.headers['user-agent'],
    idempotencyKey: headerOf(request, 'idempotency-key'),
    cause: headerOf(request, 'x-cause'),
  };
}

interface Exchange extends HttpExchange {
  /** Of the caller, as the proxies that are trusted tell it. */
  readonly address: string;
}

/** Opens a call, which is closed when the answer or the caller has gone. @throws WorldNotFound */
export async function beginCall(
  services: PlatformServices,
  endpoint: CallEndpoint,
  { request, response, address }: Exchange,
): Promise<Call> {
  const call = await openCall(services, endpoint, marksOf(request, address), { request, response });
  opened.set(request, call);
  response.once('close', () => {
    closeCall(call, response.statusCode);
  });
  noteAnswered(response, call.world.shared, () => recordCall(call, response.statusCode));
  return call;
}

/** An unknown world is handed on as an error. */
export function callOpener(services: PlatformServices, endpoint: CallEndpoint): RequestHandler {
  return (request, response, next) => {
    const known = opened.get(request);
    const exchange = { request, response, address: request.ip ?? '' };
    const opening = known ? Promise.resolve(known) : beginCall(services, endpoint, exchange);
    opening.then(
      (call) => {
        if (endpoint !== 'CONTROL') sendClock(response, call.world.clock);
        runInCall(call, () => {
          next();
        });
      },
      (error: unknown) => {
        next(error);
      },
    );
  };
}

export function callOf(request: object): Call {
  const call = opened.get(request);
  if (call === undefined) throw new Error('No call was opened for this request.');
  return call;
}

export function findCall(request: object): Call | null {
  return opened.get(request) ?? null;
}

export function sendJson(response: Response, status: number, body: unknown): void {
  response.status(status).set('cache-control', 'no-store').json(body);
}

/** What Express tells of a request that it cannot read: the HTTP status it would answer, and which reader it was. */
function facts(error: unknown): { readonly status?: unknown; readonly type?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

/** The refusal that an error of Express's router or body reader stands for; null for any other error. */
export function transportRefusal(error: unknown): Refusal | null {
  const { status, type } = facts(error);
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  if (error instanceof URIError)
    return new Refusal('BAD_USER_INPUT', 'The address is not encoded correctly.');
  if (type === 'entity.too.large') return new Refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');
  if (type === 'entity.parse.failed') return new Refusal(notJson.code, notJson.text());
  const what = typeof type === 'string' ? 'request body' : 'request';
  return new Refusal('BAD_USER_INPUT', `The ${what} cannot be read.`);
}
