import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { clockHeader } from '@magpie/domain/calendar';
import type { Express } from 'express';
import express from 'express';
import { beginCall } from '../http/answers.ts';
import { MAX_JSON_BYTES } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { runInCall } from '../http/call.ts';
import { clockText } from '../http/clock-header.ts';
import { remembered } from '../remembered.ts';
import { endingOf } from './answers.ts';
import { originHeaders, sharedHeaders } from '../http/server.ts';
import type { PlatformServices } from '../http/services.ts';
import type { Decide } from './check-request-handler.ts';
import { askedIn, endWith, isParams, lengthWith, remember } from './check-request-handler.ts';
import { isResponse } from './direct-answers.ts';
import type { CachedResponse } from './response-caches.ts';

export interface PlainCallParts {
  readonly app: Express;
  readonly services: PlatformServices;
  readonly path: string;
  readonly decide: Decide;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface PlainCall {
  readonly length: number;
  readonly nameInAddress: unknown;
}

/** The operation that the questions of an address name, which are the same few over and over. */
const namedIn = remembered(500, (questions) => parse(questions)['operationName']);

const plainType = /^application\/json(?:; ?charset=utf-8)?$/i;

/** A call whose form leaves nothing to be decided; null for any other. */
function plainCall({ method, url = '', headers }: IncomingMessage, path: string): PlainCall | null {
  const isAsked = method === 'POST' && (url === path || url.startsWith(`${path}?`));
  const length = Number(headers['content-length']);
  if (!isAsked || !plainType.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined)
    return null;
  if (!(length > 0 && length <= MAX_JSON_BYTES)) return null;
  return {
    length,
    nameInAddress: url === path ? undefined : namedIn(url.slice(path.length + 1)),
  };
}

/** The body that came along with the headers, which stays to be read; undefined for one that is still on its way. */
function bodyOf(request: IncomingMessage, length: number): unknown {
  if (request.readableLength !== length) return undefined;
  const bytes: unknown = request.read();
  if (!Buffer.isBuffer(bytes)) return undefined;
  request.unshift(bytes);
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** As the application tells it of a request that came through it. */
function addressOf(app: Express, { headers, socket }: IncomingMessage): string {
  if (headers['x-forwarded-for'] === undefined) return socket.remoteAddress ?? '';
  const address: unknown = Reflect.get(express.request, 'ip', { app, headers, socket });
  return String(address);
}

/**
 * Answers the plain calls of an endpoint that need no engine, as Express would and without what its router, its readers and
 * the headers one by one take of each. All others go through the application, with what was found out about them.
 */
export function answerPlainCalls({ app, services, path, decide }: PlainCallParts): Listener {
  const shared = sharedHeaders();
  const origins = services.settings.webOrigins;

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    call: Call,
    answer: CachedResponse,
  ): void {
    const own = Object.entries(originHeaders(origins, request.headers.origin)).flat();
    const clock = [clockHeader, clockText(call.world.clock)];
    const ending = endingOf(call);
    const form = ['content-type', answer.type, 'content-length', String(lengthWith(answer.body, ending))];
    response.writeHead(200, [...shared, ...own, ...clock, ...form]);
    endWith(response, answer.body, ending);
    request.resume();
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { length, nameInAddress }: PlainCall,
  ): Promise<void> {
    const exchange = { request, response, address: addressOf(app, request) };
    const call = await beginCall(services, 'MAIN', exchange);
    const body = bodyOf(request, length);
    if (!isParams(body)) {
      app(request, response);
      return;
    }
    const deciding = runInCall(call, () =>
      decide(call, askedIn(body, nameInAddress, request.headers.accept)),
    );
    remember(request, deciding);
    const outcome = await deciding;
    if (outcome && isResponse(outcome)) send(request, response, call, outcome);
    else app(request, response);
  }

  return (request, response) => {
    const plain = plainCall(request, path);
    if (!plain) {
      app(request, response);
      return;
    }
    answer(request, response, plain).catch(() => {
      app(request, response);
    });
  };
}
