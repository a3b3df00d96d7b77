import { walletBodyReasons } from '@magpie/domain/play';
import type { Router } from 'express';
import { incomingCall, receiveInside, sendJson } from '#platform/http/index.ts';
import type { IncomingCall, PlatformServices } from '#platform/http/index.ts';
import { readSignedCall, signedBody, vendorKey } from '#platform/signed-calls/index.ts';
import { executeCall, vendorCalls } from './vendor-calls.ts';
import type { VendorCall } from './vendor-calls.ts';

async function answer(name: VendorCall, call: IncomingCall, services: PlatformServices) {
  const vendorId = call.header('x-vendor-id') ?? '';
  const key = vendorKey(services.settings.jwtSecret, vendorId);
  const signer = { header: 'x-vendor', key, reasons: walletBodyReasons };
  const { world, json } = await readSignedCall(call, services, signer);
  return executeCall(name, { world, vendorId, services }, json);
}

/**
 * The seamless wallet that vendors' servers call, signed: `POST /games/wallet/{authenticate,balance,bet,win,rollback}`
 * (docs/vendors.md). There is no other way from a game to money.
 */
export function vendorRoutes(router: Router, services: PlatformServices): void {
  for (const name of vendorCalls) {
    const path = `/games/wallet/${name}`;
    receiveInside(services, path, (call) => answer(name, call, services));
    router.post(path, signedBody, (request, response, next) => {
      answer(name, incomingCall(request), services).then((body) => {
        sendJson(response, 200, body);
      }, next);
    });
  }
}
