import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { namedCause, runFor } from '../inspection/index.ts';
import type { Cause } from '../inspection/index.ts';
import { noteAnswered } from './after-answer.ts';
import { recordCause } from './records.ts';
import type { PlatformServices } from './services.ts';

/** Calls outside GraphQL have a cause, too: those of vendors, of the payment provider and of the pages that stand in for them. */
export function causesOfVendors(services: PlatformServices): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'POST') {
      next();
      return;
    }
    const cause: Cause = {
      cause: namedCause(request.get('x-cause')) ?? randomUUID(),
      effects: [],
      operation: request.path.slice(0, 100),
      caller: null,
    };
    const startedAt = performance.now();
    noteAnswered(response, services.registry.shared, () =>
      recordCause(services, cause, { origin: 'VENDOR', httpStatus: response.statusCode, startedAt }),
    );
    runFor(cause, next);
  };
}
