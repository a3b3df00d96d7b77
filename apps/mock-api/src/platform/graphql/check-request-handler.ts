import type { RequestHandler, Response } from 'express';
import { callOf, sendJson } from '../http/answers.ts';
import type { RequestParams } from './check-request.ts';
import { checkRequest } from './check-request.ts';
import { answerError } from './answers.ts';
import type { DocumentStore } from './documents.ts';
import type { CachedResponse, ResponseCaches } from './response-caches.ts';

/**
 * Checks requests with a JSON body before any engine sees them, and answers the others. A multipart request has no
 * body yet and passes: the engine that reads it has it checked.
 * @param kept answers that may be given again; none when left out.
 */
export function requestCheck(documents: DocumentStore, kept?: ResponseCaches): RequestHandler {
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
    const answer = kept?.find(call, check.checked, { ...params, accept: request.get('accept') });
    if (answer === undefined) next();
    else sendKept(response, answer);
  };
}

function sendKept(response: Response, { type, body }: CachedResponse): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);
}

const isParams = (body: unknown): body is RequestParams => typeof body === 'object' && body !== null;

function withNameOfQuery(params: RequestParams, named: unknown): RequestParams {
  if (params.operationName !== undefined || typeof named !== 'string') return params;
  return { ...params, operationName: named };
}
