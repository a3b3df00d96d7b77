import { refuse } from '@magpie/domain/decision';
import { cashierPageReasons } from '@magpie/domain/payments';
import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { z } from 'zod';
import { worldOfTicket } from '#modules/payments/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { deliverDue } from './delivery.ts';
import { forAnyOrigin } from '../framed-pages.ts';
import { choose, proceed } from './paying.ts';
import { stateOf } from './state.ts';

/** Largest body of a page's call, in bytes. */
const MAX_BYTES = 4 * 1024;

/** JSON sent as plain text, so that a page without an origin of its own need not ask beforehand whether it may call. */
const textBody: RequestHandler = express.text({ type: () => true, limit: MAX_BYTES });

const sent = z.object({ ticket: z.string().max(256), choice: z.string().max(40).default('') });

function read(text: unknown): z.infer<typeof sent> {
  try {
    return sent.parse(JSON.parse(String(text)));
  } catch {
    throw refusalOf(cashierPageReasons, refuse('callMalformed'));
  }
}

type Answer = (
  services: PlatformServices,
  world: World,
  paymentId: string,
  choice: string,
) => Promise<object>;

const answers: Readonly<Record<string, Answer>> = {
  state: async (services, world, paymentId) => {
    await deliverDue(services, world);
    return { state: await stateOf(world, paymentId), problem: null };
  },
  proceed,
  choose,
};

/** The calls that the cashier's page makes to its server: `POST /cashier/<payment>/{state,proceed,choose}`. */
export function callRoutes(router: Router, services: PlatformServices): void {
  for (const [name, answer] of Object.entries(answers)) {
    const execute = async (request: Request<{ id: string }>) => {
      const { ticket, choice } = read(request.body);
      const { id } = request.params;
      const world = await worldOfTicket(services, id, ticket);
      return answer(services, world, id, choice);
    };
    router.post(
      `/cashier/:id/${name}`,
      forAnyOrigin,
      textBody,
      (request: Request<{ id: string }>, response, next) => {
        execute(request).then((body) => {
          sendJson(response, 200, body);
        }, next);
      },
    );
  }
}
