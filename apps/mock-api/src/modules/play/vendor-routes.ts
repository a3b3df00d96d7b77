import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { checkMaintenance } from '../../platform/auth/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import { sendJson } from '../../platform/http/index.ts';
import type { PlatformServices } from '../../platform/http/index.ts';
import { carryOut, vendorCalls } from './vendor-calls.ts';
import { isSigned, vendorKey } from './vendor-signature.ts';
import type { VendorCall } from './vendor-calls.ts';

/** Largest body of a vendor's call, in bytes. */
const MAX_BYTES = 8 * 1024;

/** The body is read as it came, because the signature is over its bytes. */
const rawBody: RequestHandler = express.raw({ type: () => true, limit: MAX_BYTES });

function signedBody(request: Request, vendorId: string, secret: string): unknown {
  const body: unknown = request.body;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const signature = request.get('x-vendor-signature') ?? '';
  if (!isSigned(vendorKey(secret, vendorId), bytes, signature)) {
    throw new Refusal('UNAUTHENTICATED', 'The call is not signed by this vendor.');
  }
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new Refusal('BAD_USER_INPUT', 'The request body is not valid JSON.');
  }
}

async function answer(call: VendorCall, request: Request, { settings, registry }: PlatformServices) {
  const vendorId = request.get('x-vendor-id') ?? '';
  const body = signedBody(request, vendorId, settings.jwtSecret);
  const world = await registry.get((settings.control ? request.get('x-world') : undefined) ?? 'default');
  checkMaintenance(world);
  return carryOut(call, world, vendorId, body);
}

/** The seamless wallet that vendors' servers call: `POST /games/wallet/{balance,bet,win,rollback}`, JSON, signed. */
export function vendorRoutes(router: Router, services: PlatformServices): void {
  for (const call of vendorCalls) {
    router.post(`/games/wallet/${call}`, rawBody, (request, response, next) => {
      answer(call, request, services).then((body) => {
        sendJson(response, 200, body);
      }, next);
    });
  }
}
