import { notAnObject } from '@magpie/domain/decision';
import type { Request, RequestHandler } from 'express';
import express from 'express';
import { Refusal } from '../graphql/refusal.ts';

/** Largest JSON body of a GraphQL request, in bytes. */
export const MAX_JSON_BYTES = 256 * 1024;

/** Largest JSON body of the authentication service, in bytes. */
const MAX_AUTH_BYTES = 16 * 1024;

const PARAMS = ['query', 'operationName', 'variables', 'extensions'] as const;

const hasType = (request: Request, type: string): boolean =>
  (request.get('content-type') ?? '').toLowerCase().split(';', 1)[0]?.trim() === type;

/** Refuses every method but POST, and every body but JSON; `uploads` lets multipart requests pass unread. */
export function graphqlBody(uploads: boolean): RequestHandler[] {
  return [postOnly, contentType(uploads), express.json({ limit: MAX_JSON_BYTES, strict: false }), oneRequest];
}

/** Reads the small JSON bodies of the authentication service; an absent one is left undefined. */
export const authenticationBody: RequestHandler = express.json({ limit: MAX_AUTH_BYTES, strict: false });

const postOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') {
    next();
    return;
  }
  response.status(405).set('allow', 'POST');
  next(new Refusal('BAD_USER_INPUT', 'Only POST is accepted here.'));
};

function contentType(uploads: boolean): RequestHandler {
  return (request, response, next) => {
    if (hasType(request, 'application/json') || (uploads && hasType(request, 'multipart/form-data'))) {
      next();
      return;
    }
    response.status(415);
    next(new Refusal('BAD_USER_INPUT', 'The content-type must be application/json.'));
  };
}

const oneRequest: RequestHandler = (request, response, next) => {
  if (hasType(request, 'multipart/form-data')) {
    next();
    return;
  }
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    response.status(400);
    const what = Array.isArray(body) ? 'Batches are not accepted: send one request at a time.' : notAnObject;
    next(new Refusal('BAD_USER_INPUT', what));
    return;
  }
  const given = new Map<string, unknown>(Object.entries(body));
  // No name, also for the engines, one of which looks for an operation of that name.
  if (given.get('operationName') === '') given.delete('operationName');
  request.body = Object.fromEntries(
    PARAMS.filter((name) => given.has(name)).map((name) => [name, given.get(name)]),
  );
  next();
};
