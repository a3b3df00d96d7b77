import { providerBodyReasons } from '@magpie/domain/payments';
import type { Request, Router } from 'express';
import { Refusal } from '#platform/graphql/index.ts';
import { incomingCall, sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { readSignedCall, signedBody } from '#platform/signed-calls/index.ts';
import { providerCalls, readRequest } from './bodies.ts';
import { executeProviderCall } from './calls.ts';
import { providerKey } from './provider-key.ts';

/** Callbacks of the payment provider: `POST /payments/provider/{verifyuser,authorize,transfer,cancel}`, JSON, signed. */
export function providerRoutes(router: Router, services: PlatformServices): void {
  const key = providerKey(services.settings.jwtSecret);
  const signer = { header: 'x-provider', key, reasons: providerBodyReasons };
  for (const call of providerCalls) {
    const answer = async (request: Request) => {
      const { world, json } = await readSignedCall(incomingCall(request), services, signer);
      return executeProviderCall(world, readRequest(call, json));
    };
    router.post(`/payments/provider/${call}`, signedBody, (request, response, next) => {
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
