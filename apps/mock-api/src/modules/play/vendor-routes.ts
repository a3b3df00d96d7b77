import { walletBodyReasons } from '@magpie/domain/play';
import type { Request, Router } from 'express';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { readSignedCall, signedBody } from '#platform/signed-calls/index.ts';
import { executeCall, vendorCalls } from './vendor-calls.ts';
import type { VendorCall } from './vendor-calls.ts';
import { vendorKey } from './vendor-key.ts';

async function answer(call: VendorCall, request: Request, services: PlatformServices) {
  const vendorId = request.get('x-vendor-id') ?? '';
  const key = vendorKey(services.settings.jwtSecret, vendorId);
  const signer = { header: 'x-vendor', key, reasons: walletBodyReasons };
  const { world, json } = await readSignedCall(request, services, signer);
  return executeCall(call, { world, vendorId }, json);
}

/** The seamless wallet that vendors' servers call: `POST /games/wallet/{balance,bet,win,rollback}`, JSON, signed. */
export function vendorRoutes(router: Router, services: PlatformServices): void {
  for (const call of vendorCalls) {
    router.post(`/games/wallet/${call}`, signedBody, (request, response, next) => {
      answer(call, request, services).then((body) => {
        sendJson(response, 200, body);
      }, next);
    });
  }
}
