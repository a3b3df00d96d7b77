import { refuse } from '@magpie/domain/decision';
import { defaultCurrency } from '@magpie/domain/money';
import { seatReasons } from '@magpie/domain/play';
import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { countPageCall, playable, stakedFrom } from '#modules/play/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { forAnyOrigin } from '../framed-pages.ts';
import type { Seat } from './seat.ts';
import { seatOf } from './seat.ts';
import { slotState } from './slot/state.ts';
import { spinAt } from './slot/spin.ts';
import { sportsbookState } from './sportsbook/state.ts';
import { placeAt, settleAt } from './sportsbook/wager.ts';

/** Largest body of a page's call, in bytes. */
const MAX_BYTES = 8 * 1024;

/** JSON sent as plain text, so that a page without an origin of its own need not ask beforehand whether it may call. */
const textBody: RequestHandler = express.text({ type: () => true, limit: MAX_BYTES });

const beforeSession = (memberId: string) => ({ memberId, currency: defaultCurrency, freeSpin: null });

async function table({ world, session, game, ticket }: Seat, services: PlatformServices) {
  if (session) await countPageCall(world, session);
  const currency = knownCurrency(session?.currency ?? defaultCurrency);
  const { webOrigins } = services.settings;
  return {
    game: { code: game.code, name: game.name, provider: game.subCategory.name },
    live: session !== null && session.dateTimeEnded === null,
    currency,
    balance: session ? decimal(await playable(world.db, session), currency) : '0.00',
    stakedFrom: await stakedFrom(world.db, session ?? beforeSession(ticket.memberId)),
    // The page posts its messages to these only, and leads back to no other site.
    origins: webOrigins,
    lobby: webOrigins.includes(new URL(ticket.lobby).origin) ? ticket.lobby : null,
  };
}

type Answer = (seat: Seat, services: PlatformServices, body: unknown) => Promise<unknown>;

const answers: Readonly<Record<'SLOT' | 'SPORTSBOOK', Readonly<Record<string, Answer>>>> = {
  SLOT: {
    state: async (seat, services) => ({ ...(await table(seat, services)), ...(await slotState(seat)) }),
    balance: table,
    spin: (seat, _services, body) => spinAt(seat, body),
  },
  SPORTSBOOK: {
    state: async (seat, services) => ({ ...(await table(seat, services)), ...(await sportsbookState(seat)) }),
    balance: table,
    bet: (seat, _services, body) => placeAt(seat, body),
    settle: (seat, _services, body) => settleAt(seat, body),
  },
};

function answerTo(call: string, { game }: Seat): Answer {
  const answer = answers[game.category === 'SPORTSBOOK' ? 'SPORTSBOOK' : 'SLOT'][call];
  if (!answer) throw refusalOf(seatReasons, refuse('callUnknown'));
  return answer;
}

function json(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    throw refusalOf(seatReasons, refuse('notJson'));
  }
}

export function callRoutes(router: Router, services: PlatformServices): void {
  const execute = async (call: string, request: Request<{ code: string }>): Promise<unknown> => {
    const body = json(request.body);
    const seat = await seatOf(services, request.params.code, body);
    return answerTo(call, seat)(seat, services, body);
  };
  for (const call of new Set(Object.values(answers).flatMap((calls) => Object.keys(calls)))) {
    router.post(
      `/games/:code/${call}`,
      forAnyOrigin,
      textBody,
      (request: Request<{ code: string }>, response, next) => {
        execute(call, request).then((body) => {
          sendJson(response, 200, body);
        }, next);
      },
    );
  }
}
