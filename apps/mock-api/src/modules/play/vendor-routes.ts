import { walletBodyReasons } from '@magpie/domain/play';
import { decideSignedBody } from '@magpie/domain/signed-calls';
import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { checkMaintenance } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { checkSignature } from '#platform/signed-calls/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { executeCall, vendorCalls } from './vendor-calls.ts';
import type { VendorCall } from './vendor-calls.ts';
import { vendorKey } from './vendor-key.ts';

/** Largest body of a vendor's call, in bytes. */
const MAX_BYTES = 8 * 1024;

/** The body is read as it came, because the signature is over its bytes. */
const rawBody: RequestHandler = express.raw({ type: () => true, limit: MAX_BYTES });

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function signedBody(request: Request, world: World | null, key: string): unknown {
  const sent: unknown = request.body;
  const bytes = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
  const call = {
    body: bytes,
    world: world?.id ?? '',
    incarnation: world?.incarnation ?? '',
    timestamp: request.get('x-vendor-timestamp') ?? '',
    signature: request.get('x-vendor-signature') ?? '',
  };
  const signature = world ? checkSignature(key, call, world.now()) : 'FORGED';
  const body = signature === 'GENUINE' ? parsed(bytes) : undefined;
  const decision = decideSignedBody({ signature, json: body !== undefined });
  if (!decision.allowed) throw refusalOf(walletBodyReasons, decision);
  return body;
}

async function answer(call: VendorCall, request: Request, { settings, registry }: PlatformServices) {
  const vendorId = request.get('x-vendor-id') ?? '';
  const named = (settings.control ? request.get('x-world') : undefined) ?? 'default';
  // Which worlds there are is told to nobody who cannot sign.
  const world: World | null = await registry.get(named).catch(() => null);
  const body = signedBody(request, world, vendorKey(settings.jwtSecret, vendorId));
  const open = world ?? (await registry.get(named));
  checkMaintenance(open);
  return executeCall(call, { world: open, vendorId }, body);
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
