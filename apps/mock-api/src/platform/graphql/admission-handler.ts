import type { RequestHandler } from 'express';
import { callOf, sendJson } from '../http/answers.ts';
import type { RequestParams } from './admission.ts';
import { admit } from './admission.ts';
import { answerError } from './answers.ts';
import type { DocumentStore } from './documents.ts';

/**
 * Admits requests with a JSON body before any engine sees them, and answers the others. A multipart request has no
 * body yet and passes: the engine that reads it has it admitted.
 */
export function admission(documents: DocumentStore): RequestHandler {
  return async (request, response, next) => {
    const body: unknown = request.body;
    if (!isParams(body)) {
      next();
      return;
    }
    const call = callOf(request);
    const admitted = await admit(call, documents, withNameOfQuery(body, request.query['operationName']));
    if (admitted.ok) {
      next();
      return;
    }
    sendJson(response, 200, { errors: admitted.errors.map((error) => answerError(call, error)) });
  };
}

const isParams = (body: unknown): body is RequestParams => typeof body === 'object' && body !== null;

/** The operation's name stands in the query string too; it counts when the body has none. */
function withNameOfQuery(params: RequestParams, named: unknown): RequestParams {
  if (params.operationName !== undefined || typeof named !== 'string') return params;
  return { ...params, operationName: named };
}
