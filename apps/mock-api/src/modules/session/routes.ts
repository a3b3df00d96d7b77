import { refuse } from '@magpie/domain/decision';
import { productChannel, signInReasons } from '@magpie/domain/session';
import type { Request, RequestHandler, Router } from 'express';
import { checkClient, endSession, identify } from '#platform/auth/index.ts';
import { loginNeeded, refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import {
  authenticationBody,
  callerNetwork,
  callOf,
  callOpener,
  sendJson,
  strikeFaults,
} from '#platform/http/index.ts';
import { readLogin } from './login-request.ts';
import { login } from './service.ts';

/** The authentication service: JSON over HTTP, apart from GraphQL (API-01, API-05). */
export function authenticationRoutes(router: Router, services: PlatformServices): void {
  const opened = callOpener(services, 'AUTHENTICATION');
  const guard = (operation: string): RequestHandler => guarded(services, operation);
  const authenticate: RequestHandler = (request, response, next) => {
    answerLogin(services, request).then((answer) => {
      sendJson(response, 200, answer);
    }, next);
  };
  router.post('/authenticate', opened, authenticationBody, guard('authenticate'), authenticate);
  router.get('/authenticate', opened, guard('authenticate'), authenticate);
  router.post('/session\\:destroy', opened, guard('session:destroy'), (request, response, next) => {
    logout(services, request).then(() => {
      sendJson(response, 200, { success: true });
    }, next);
  });
}

function guarded(services: PlatformServices, operation: string): RequestHandler {
  return (request, _response, next) => {
    const call = callOf(request);
    call.operation = operation;
    call.field = operation;
    try {
      checkClient(call.world, services.settings.adminCodes, call.headers);
    } catch (error) {
      next(error);
      return;
    }
    strikeFaults(call).then(() => {
      next();
    }, next);
  };
}

async function answerLogin(services: PlatformServices, request: Request) {
  const { world, headers } = callOf(request);
  const method = request.method === 'GET' ? 'GET' : 'POST';
  const ttl: unknown = request.query['ttl'];
  const body: unknown = request.body;
  const reading = readLogin({
    method,
    authorization: headers.authorization,
    body,
    ttl: method === 'GET' ? undefined : ttl,
  });
  if (!reading.ok) {
    throw refusalOf(signInReasons, refuse('incomplete'), { validationErrors: reading.errors });
  }
  const secret = services.settings.jwtSecret;
  const { address, userAgent } = headers;
  const network = callerNetwork(address);
  return login({ world, secret, channel: productChannel, network, userAgent }, reading.login);
}

async function logout(services: PlatformServices, request: Request): Promise<void> {
  const { world, headers } = callOf(request);
  const identity = await identify(world, services.settings.jwtSecret, headers);
  if (identity.kind === 'visitor') throw loginNeeded();
  if (identity.kind === 'refused') throw identity.refusal;
  await world.write((unit) => endSession(unit, identity.caller.sessionId, 'ENDED'));
}
