import type { PlatformServices } from '#platform/http/index.ts';
import { tableOf } from '../seat.ts';
import type { Table } from '../seat.ts';
import { purseAt, tableView } from '../state.ts';
import { cashOutAt, quoteAt } from './cash-out.ts';
import { placeAt } from './place.ts';
import { slipAt } from './slip.ts';
import { betsAt, matchAt, matchesOf, resultsOf, sportsbookState } from './state.ts';
import type { KeptBet } from './store/index.ts';
import { betView } from './view.ts';

type Answer = (table: Table, body: unknown, services: PlatformServices) => unknown;

/** A bet and the balance after what was done with it. */
async function moved(table: Table, bet: KeptBet) {
  const { balance } = await purseAt(table);
  return { bet: betView(table.world, bet), balance };
}

const answers: Readonly<Record<string, Answer>> = {
  state: async (table, _body, services) => ({
    ...tableView(table, await purseAt(table)),
    ...(await sportsbookState(table, services)),
  }),
  balance: async (table) => tableView(table, await purseAt(table)),
  matches: (table) => ({ now: table.world.now().toISOString(), matches: matchesOf(table.world) }),
  match: matchAt,
  slip: slipAt,
  place: async (table, body) => moved(table, await placeAt(table, body)),
  bets: betsAt,
  quote: quoteAt,
  'cash-out': async (table, body, services) => moved(table, await cashOutAt(services, table, body)),
  results: (table) => ({ results: resultsOf(table.world) }),
};

/** The calls of the sportsbook's page. */
export const sportsbookAnswers: Readonly<
  Record<string, (services: PlatformServices, code: string, body: unknown) => Promise<unknown>>
> = Object.fromEntries(
  Object.entries(answers).map(([call, answer]) => [
    call,
    async (services: PlatformServices, code: string, body: unknown) =>
      answer(await tableOf(services, code, body), body, services),
  ]),
);
