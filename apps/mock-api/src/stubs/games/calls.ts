import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { knownCurrency, decimal } from '../../modules/wallets/index.ts';
import { playable } from '../../modules/play/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import { sendJson } from '../../platform/http/index.ts';
import type { PlatformServices } from '../../platform/http/index.ts';
import { forAnyOrigin } from './pages.ts';
import type { Seat } from './seat.ts';
import { seatOf } from './seat.ts';
import { slotState } from './slot/state.ts';
import { spinAt } from './slot/spin.ts';

/** Largest body of a page's call, in bytes. */
const MAX_BYTES = 8 * 1024;

/** JSON sent as plain text, so that a page without an origin of its own need not ask beforehand whether it may call. */
const textBody: RequestHandler = express.text({ type: () => true, limit: MAX_BYTES });

/** What a page of any game shows around the game. */
async function table({ world, session, game, ticket }: Seat, services: PlatformServices) {
  const currency = knownCurrency(session?.currency ?? 'AUD');
  const { webOrigins } = services.settings;
  return {
    game: { code: game.code, name: game.name, provider: game.subCategory.name },
    live: session !== null && session.dateTimeEnded === null,
    currency,
    balance: session ? decimal(await playable(world.db, session), currency) : '0.00',
    // The page posts its messages to these only, and leads back to no other site.
    origins: webOrigins,
    lobby: webOrigins.includes(new URL(ticket.lobby).origin) ? ticket.lobby : null,
  };
}

async function state(seat: Seat, services: PlatformServices) {
  return { ...(await table(seat, services)), ...(await slotState(seat)) };
}

/** What each call answers; the body is that of the request. */
const answers: Readonly<Record<string, (seat: Seat, services: PlatformServices, body: unknown) => Promise<unknown>>> = {
  state,
  balance: table,
  spin: (seat, _services, body) => spinAt(seat, body),
};

function json(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    throw new Refusal('BAD_USER_INPUT', 'The request body is not valid JSON.');
  }
}

/** The calls that a game's page makes to the game's server. */
export function callRoutes(router: Router, services: PlatformServices): void {
  for (const [call, answer] of Object.entries(answers)) {
    const carryOut = async (request: Request<{ code: string }>): Promise<unknown> => {
      const body = json(request.body);
      return answer(await seatOf(services, request.params.code, body), services, body);
    };
    router.post(`/games/:code/${call}`, forAnyOrigin, textBody, (request: Request<{ code: string }>, response, next) => {
      carryOut(request).then((body) => {
        sendJson(response, 200, body);
      }, next);
    });
  }
}
