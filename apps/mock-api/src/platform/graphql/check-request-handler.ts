import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { callOf, sendJson } from '../http/answers.ts';
import type { Call } from '../http/call.ts';
import type { CheckedRequest, RequestCheck, RequestParams } from './check-request.ts';
import { checkRequest } from './check-request.ts';
import { answerError, endingOf, toldWith } from './answers.ts';
import type { DirectAnswers } from './direct-answers.ts';
import { isResponse } from './direct-answers.ts';
import type { DocumentStore } from './documents.ts';
import { partialAnswer } from './partial-answers.ts';
import type { CachedResponse, ResponseCaches } from './response-caches.ts';

export interface Shortcuts {
  readonly kept?: ResponseCaches | undefined;
  readonly direct: DirectAnswers;
}

/** Takes the result of what was carried out, for the engine to answer. */
export type HandOver = (request: IncomingMessage, result: ExecutionResult) => void;

export type Asked = RequestParams & { readonly accept: string | undefined };

type Refused = Extract<RequestCheck, { ok: false }>;

/** What came of a request before any engine; undefined when the engine is to carry it out. */
export type Outcome = CachedResponse | ExecutionResult | Refused | undefined;

/** Checks a request and answers it where no engine is needed. Once for each: a planned fault strikes here. */
export type Decide = (call: Call, asked: Asked) => Promise<Outcome>;

export function decider(schema: GraphQLSchema, documents: DocumentStore, shortcuts?: Shortcuts): Decide {
  return async (call, asked) => {
    const check = await checkRequest(call, documents, asked);
    if (!check.ok) return check;
    if (call.partial) return partialAnswer(schema, call, check.checked, asked);
    return shortcuts && answerOf(call, check.checked, asked, shortcuts);
  };
}

const decided = new WeakMap<IncomingMessage, Promise<Outcome>>();

/** Remembers what is decided about a request that may still come through {@link requestCheck}. */
export function remember(request: IncomingMessage, outcome: Promise<Outcome>): void {
  decided.set(request, outcome);
}

/** Checks requests with a JSON body before any engine; a multipart one has none yet: the engine that reads it has it checked. */
export function requestCheck(decide: Decide, handOver?: HandOver): RequestHandler {
  return async (request, response, next) => {
    const body: unknown = request.body;
    if (!isParams(body)) {
      next();
      return;
    }
    const call = callOf(request);
    const asked = askedIn(body, request.query['operationName'], request.get('accept'));
    const outcome = await (decided.get(request) ?? decide(call, asked));
    if (outcome && 'ok' in outcome)
      sendJson(response, 200, {
        errors: outcome.errors.map((error) => answerError(call, error)),
        ...toldWith(call),
      });
    else if (outcome && isResponse(outcome)) send(response, call, outcome);
    else {
      if (outcome) handOver?.(request, outcome);
      next();
    }
  };
}

async function answerOf(
  call: Call,
  checked: CheckedRequest,
  asked: Asked,
  { kept, direct }: Shortcuts,
): Promise<CachedResponse | ExecutionResult | undefined> {
  const known = kept?.find(call, checked, asked);
  if (known) return known;
  const answer = await direct.carryOut(call, checked, asked);
  if (answer && isResponse(answer)) kept?.keep(call, answer);
  return answer;
}

function send(response: Response, call: Call, { type, body }: CachedResponse): void {
  const ending = endingOf(call);
  const length = lengthWith(body, ending);
  response.writeHead(200, { 'content-type': type, 'content-length': length });
  endWith(response, body, ending);
}

export const lengthWith = ({ length }: Buffer, ending: string | null): number =>
  ending === null ? length : length - 1 + ending.length;

/** Sends a body with another ending than its last bracket, without a copy of it: it may be one that is kept. */
export function endWith(response: ServerResponse, body: Buffer, ending: string | null): void {
  if (ending === null) {
    response.end(body);
    return;
  }
  response.cork();
  response.write(body.subarray(0, -1));
  response.end(ending);
}

export const isParams = (body: unknown): body is RequestParams =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

export function askedIn(
  { query, operationName, variables }: RequestParams,
  nameInAddress: unknown,
  accept: string | undefined,
): Asked {
  const name =
    operationName === undefined && typeof nameInAddress === 'string' ? nameInAddress : operationName;
  return { query, operationName: name, variables, accept };
}
