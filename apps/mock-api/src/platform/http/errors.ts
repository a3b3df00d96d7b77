import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { answerError, toldWith } from '../graphql/answers.ts';
import type { WireError } from '../graphql/errors.ts';
import { toWireError } from '../graphql/errors.ts';
import { Refusal } from '../graphql/refusal.ts';
import { findCall, sendJson, statusOf, transportRefusal } from './answers.ts';
import type { Call } from './call.ts';
import { CallDropped } from './faults.ts';
import type { PlatformServices } from './services.ts';

type Shape = (error: WireError, call: Call | null) => unknown;

const inGraphQL: Shape = (error, call) => ({ errors: [error], ...toldWith(call) });

/** The authentication service's shape: code, message, and what is wrong with the body (API-11, API-12). */
export const serviceShape = ({ message, extensions }: WireError): unknown => {
  const details = typeof extensions['details'] === 'object' ? extensions['details'] : {};
  const reference = extensions['reference'] === undefined ? {} : { reference: extensions['reference'] };
  return { code: extensions.code, message, ...details, ...reference };
};

/** Answers errors that come before an engine, in the shape of a GraphQL answer. */
export function graphqlErrors(services: PlatformServices): ErrorRequestHandler {
  return errorAnswer(services, inGraphQL);
}

export function serviceErrors(services: PlatformServices): ErrorRequestHandler {
  return errorAnswer(services, serviceShape);
}

export const nothingAtAddress = (): Refusal => new Refusal('NOT_FOUND', 'There is nothing at this address.');

export const nothingHere: RequestHandler = (_request, _response, next) => {
  next(nothingAtAddress());
};

function errorAnswer(services: PlatformServices, shape: Shape): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof CallDropped) {
      response.socket?.destroy();
      return;
    }
    // Whoever has gone or was cut off is told nothing.
    if (response.socket?.destroyed !== false || response.writableEnded) return;
    if (response.headersSent) {
      next(error);
      return;
    }
    const call = findCall(request);
    const cause = transportRefusal(error) ?? error;
    const origin = {
      logger: services.logger,
      requestId: call?.id ?? '',
      hideSchema: services.settings.production,
    };
    const wire = call === null ? toWireError(cause, origin) : answerError(call, cause);
    retryAfter(response, wire);
    sendJson(
      response,
      response.statusCode >= 400 ? response.statusCode : statusOf(wire.extensions.code),
      shape(wire, call),
    );
  };
}

function retryAfter(response: Response, wire: WireError): void {
  const details = wire.extensions['details'];
  if (typeof details !== 'object' || details === null || !('retryAfter' in details)) return;
  response.set('retry-after', String(details.retryAfter));
}
