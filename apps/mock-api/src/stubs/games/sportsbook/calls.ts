import type { PlatformServices } from '#platform/http/index.ts';
import type { Seat } from '../seat.ts';
import { seatWallet, seatView } from '../state.ts';
import { cashOutAt, quoteAt } from './cash-out.ts';
import { placeAt } from './place.ts';
import { slipAt } from './slip.ts';
import { betsAt, matchAt, matchesOf, resultsOf, sportsbookState } from './state.ts';
import type { KeptBet } from './store/index.ts';
import { betView } from './view.ts';

type Answer = (seat: Seat, body: unknown, services: PlatformServices) => unknown;

/** A bet and the balance after what was done with it. */
async function moved(seat: Seat, bet: KeptBet) {
  const { balance } = await seatWallet(seat);
  return { bet: betView(seat.world, bet), balance };
}

/** The calls of the sportsbook's page. */
export const sportsbookAnswers: Readonly<Record<string, Answer>> = {
  state: async (seat, _body, services) => ({
    ...seatView(seat, await seatWallet(seat)),
    ...(await sportsbookState(seat, services)),
  }),
  balance: async (seat) => seatView(seat, await seatWallet(seat)),
  matches: (seat) => ({ now: seat.world.now().toISOString(), matches: matchesOf(seat.world) }),
  match: matchAt,
  slip: slipAt,
  place: async (seat, body) => moved(seat, await placeAt(seat, body)),
  bets: betsAt,
  quote: quoteAt,
  'cash-out': async (seat, body, services) => moved(seat, await cashOutAt(services, seat, body)),
  results: (seat) => ({ results: resultsOf(seat.world) }),
};
