import { defaultCurrency } from '@magpie/domain/money';
import type { PlatformServices } from '#platform/http/index.ts';
import { countPageCall, playable, stakedFrom } from '#modules/play/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { seatOf } from './seat.ts';
import type { Seat } from './seat.ts';
import { sportsbookState } from './state.ts';
import { placeAt, settleAt } from './wager.ts';

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

type Answer = (services: PlatformServices, code: string, body: unknown) => Promise<unknown>;

/** The calls of the sportsbook's page, which still stakes without the door. */
export const sportsbookAnswers: Readonly<Record<string, Answer>> = {
  state: async (services, code, body) => {
    const seat = await seatOf(services, code, body);
    return { ...(await table(seat, services)), ...(await sportsbookState(seat)) };
  },
  balance: async (services, code, body) => table(await seatOf(services, code, body), services),
  bet: async (services, code, body) => placeAt(await seatOf(services, code, body), body),
  settle: async (services, code, body) => settleAt(await seatOf(services, code, body), body),
};
