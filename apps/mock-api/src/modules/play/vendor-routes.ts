import { decideWalletBody, walletBodyReasons } from '@magpie/domain/play';
import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { checkMaintenance } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { executeCall, vendorCalls } from './vendor-calls.ts';
import { isSigned, vendorKey } from './vendor-signature.ts';
import type { VendorCall } from './vendor-calls.ts';

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

function signedBody(request: Request, vendorId: string, secret: string): unknown {
  const sent: unknown = request.body;
  const bytes = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
  const signed = isSigned(vendorKey(secret, vendorId), bytes, request.get('x-vendor-signature') ?? '');
  const body = signed ? parsed(bytes) : undefined;
  const decision = decideWalletBody({ signed, json: body !== undefined });
  if (!decision.allowed) throw refusalOf(walletBodyReasons, decision);
  return body;
}

async function answer(call: VendorCall, request: Request, { settings, registry }: PlatformServices) {
  const vendorId = request.get('x-vendor-id') ?? '';
  const body = signedBody(request, vendorId, settings.jwtSecret);
  const world = await registry.get((settings.control ? request.get('x-world') : undefined) ?? 'default');
  checkMaintenance(world);
  return executeCall(call, { world, vendorId }, body);
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
