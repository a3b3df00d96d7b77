import { providerBodyReasons } from '@magpie/domain/payments';
import { decideSignedBody } from '@magpie/domain/signed-calls';
import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { checkMaintenance } from '#platform/auth/index.ts';
import { Refusal, refusalOf } from '#platform/graphql/index.ts';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { checkSignature } from '#platform/signed-calls/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { providerCalls, readRequest } from './bodies.ts';
import { executeProviderCall } from './calls.ts';
import { providerKey } from './provider-key.ts';

/** Largest body of a callback, in bytes. */
const MAX_BYTES = 8 * 1024;

/** The body is read as it came, because the signature is over its bytes. */
const rawBody: RequestHandler = express.raw({ type: () => true, limit: MAX_BYTES });

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** The world and the body of a genuine callback. @throws Refusal UNAUTHENTICATED or BAD_USER_INPUT */
async function genuine(request: Request, { settings, registry }: PlatformServices) {
  const named = (settings.control ? request.get('x-world') : undefined) ?? 'default';
  // Which worlds there are is told to nobody who cannot sign.
  const found: World | null = await registry.get(named).catch(() => null);
  const read: unknown = request.body;
  const body = Buffer.isBuffer(read) ? read : Buffer.alloc(0);
  const call = {
    body,
    world: named,
    incarnation: found?.incarnation ?? '',
    timestamp: request.get('x-provider-timestamp') ?? '',
    signature: request.get('x-provider-signature') ?? '',
  };
  const signature = found ? checkSignature(providerKey(settings.jwtSecret), call, found.now()) : 'FORGED';
  const json = signature === 'GENUINE' ? parsed(body) : undefined;
  const decision = decideSignedBody({ signature, json: json !== undefined });
  if (!decision.allowed) throw refusalOf(providerBodyReasons, decision);
  return { world: found ?? (await registry.get(named)), json };
}

/** Callbacks of the payment provider: `POST /payments/provider/{verifyuser,authorize,transfer,cancel}`, JSON, signed. */
export function providerRoutes(router: Router, services: PlatformServices): void {
  for (const call of providerCalls) {
    const answer = async (request: Request) => {
      const { world, json } = await genuine(request, services);
      checkMaintenance(world);
      return executeProviderCall(world, readRequest(call, json));
    };
    router.post(`/payments/provider/${call}`, rawBody, (request, response, next) => {
      answer(request).then(
        (body) => {
          sendJson(response, 200, body);
        },
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'CONFLICT') response.status(409);
          next(error);
        },
      );
    });
  }
}
