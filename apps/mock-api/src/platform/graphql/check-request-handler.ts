import type { Request, RequestHandler, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { callOf, sendJson } from '../http/answers.ts';
import type { Call } from '../http/call.ts';
import type { CheckedRequest, RequestParams } from './check-request.ts';
import { checkRequest } from './check-request.ts';
import { answerError } from './answers.ts';
import type { DirectAnswers } from './direct-answers.ts';
import { isResponse } from './direct-answers.ts';
import type { DocumentStore } from './documents.ts';
import type { CachedResponse, ResponseCaches } from './response-caches.ts';

export interface Shortcuts {
  readonly kept?: ResponseCaches | undefined;
  readonly direct: DirectAnswers;
  /** Takes the result of what was carried out, for the engine to answer. */
  readonly handOver: (request: Request, result: ExecutionResult) => void;
}

/** Checks requests with a JSON body before any engine; a multipart one has none yet: the engine that reads it has it checked. */
export function requestCheck(documents: DocumentStore, shortcuts?: Shortcuts): RequestHandler {
  return async (request, response, next) => {
    const body: unknown = request.body;
    if (!isParams(body)) {
      next();
      return;
    }
    const call = callOf(request);
    const params = withNameOfQuery(body, request.query['operationName']);
    const check = await checkRequest(call, documents, params);
    if (!check.ok) {
      sendJson(response, 200, { errors: check.errors.map((error) => answerError(call, error)) });
      return;
    }
    const asked = { ...params, accept: request.get('accept') };
    const answer = await (shortcuts && answerOf(call, check.checked, asked, shortcuts));
    if (answer && isResponse(answer)) {
      send(response, answer);
      return;
    }
    if (answer) shortcuts?.handOver(request, answer);
    next();
  };
}

type Asked = RequestParams & { readonly accept: string | undefined };

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

function send(response: Response, { type, body }: CachedResponse): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);
}

const isParams = (body: unknown): body is RequestParams => typeof body === 'object' && body !== null;

function withNameOfQuery(params: RequestParams, named: unknown): RequestParams {
  if (params.operationName !== undefined || typeof named !== 'string') return params;
  return { ...params, operationName: named };
}
