import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Express, RequestHandler } from 'express';
import express from 'express';
import helmet from 'helmet';
import { clockHeader } from '@magpie/domain/calendar';
import { mayReadFigures } from './figures.ts';
import { Refusal } from '../graphql/refusal.ts';
import type { PlatformServices } from './services.ts';

const ALLOWED_HEADERS =
  'authorization, content-type, idempotency-key, x-admin-code, x-cause, x-channel, x-world';
const MAX_AGE_SECONDS = '86400';

type HeaderTexts = Readonly<Record<string, string>>;

export interface Readiness {
  ready(): Promise<boolean>;
}

/** Makes the Express application with what all addresses share: security headers, cross-origin rules, no name. */
export function createExpress(services: PlatformServices): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // An error that nothing else answers is told without its stack.
  app.set('env', 'production');
  // Anybody else who says X-Forwarded-For is taken for the address they call from.
  app.set('trust proxy', [...services.settings.trustedProxies]);
  app.set('query parser', 'simple');
  app.use(asDeclared);
  app.use(crossOrigin(services.settings.webOrigins));
  return app;
}

type HeaderWriter = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers are what their content type says, and nothing in them runs; pages of stand-ins say themselves what may. */
const asDeclared: HeaderWriter = (_request, response, next) => {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none';frame-ancestors 'none'");
  next();
};

export const dataHeaders: HeaderWriter = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  frameguard: { action: 'deny' },
});

/** What lets a browser read an answer: nothing for an origin that may not. */
export const originHeaders = (origins: readonly string[], origin: string | undefined): HeaderTexts =>
  origin !== undefined && origins.includes(origin)
    ? {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': `retry-after, ${clockHeader}`,
      }
    : {};

/** What answers of data have in common, as the application's own handlers write it, in the order name, value. */
export function sharedHeaders(): readonly string[] {
  // As an import it would load all that Node has for calling others, too: a fourteenth of a start.
  const http = process.getBuiltinModule('node:http');
  const request = new http.IncomingMessage(new Socket());
  const response = new http.ServerResponse(request);
  for (const write of [asDeclared, dataHeaders]) write(request, response, () => undefined);
  const written = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return [...written, ['vary', 'origin']].flat();
}

/** Lets browsers call from the web app's origins and no other. */
function crossOrigin(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    response.vary('origin');
    response.set(originHeaders(origins, request.get('origin')));
    if (request.method !== 'OPTIONS' || request.get('access-control-request-method') === undefined) {
      next();
      return;
    }
    response.set('access-control-allow-methods', 'GET, POST');
    response.set('access-control-allow-headers', ALLOWED_HEADERS);
    response.set('access-control-max-age', MAX_AGE_SECONDS);
    response.status(204).end();
  };
}

const figuresRefused = (): Refusal =>
  new Refusal('UNAUTHENTICATED', 'The figures are for operators: send METRICS_TOKEN as the bearer token.');

/** Liveness and readiness for everybody, figures for operators. */
export function operatorRoutes(
  app: Express,
  { metrics, settings }: PlatformServices,
  readiness: Readiness,
): void {
  app.get('/health', dataHeaders, (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/ready', dataHeaders, (_request, response, next) => {
    readiness.ready().then((ready) => {
      response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
    }, next);
  });
  app.get('/metrics', dataHeaders, (request, response, next) => {
    if (!mayReadFigures(request, settings.metricsToken)) {
      next(figuresRefused());
      return;
    }
    metrics.render().then(({ type, text }) => {
      response.type(type).send(text);
    }, next);
  });
}
