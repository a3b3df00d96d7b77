import { chosenCurrencies } from '#platform/filters/index.ts';
import type { Given, TextFilter } from '#platform/filters/index.ts';
import { pageOfRows } from '#platform/paging/index.ts';
import type { PageArguments } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { readProviders, readRewards, tournamentList } from './store/index.ts';
import type { TournamentRow } from './store/index.ts';

function view(row: TournamentRow) {
  const { id, name, description, terms, type, active, payoutMode, creditingJob } = row;
  const asKept = { id, name, description, terms, type, active, payoutMode, creditingJob };
  return {
    ...asKept,
    expiresAt: new Date(row.expiresAt).toISOString(),
    validFrom: new Date(row.validFromAt).toISOString(),
    currency: knownCurrency(row.currency),
  };
}

export type TournamentModel = ReturnType<typeof view>;

/** Which tournaments are wanted; all given tests must hold (TOUR-05). */
export interface TournamentChoice extends PageArguments {
  readonly active?: Given<boolean>;
  readonly currency?: Given<TextFilter>;
}

/** A page of the tournaments, the one that ends first at the top (TOUR-05). @throws Refusal BAD_USER_INPUT */
export function tournamentsOf(world: World, { active, currency, ...page }: TournamentChoice) {
  const currencies = chosenCurrencies(currency);
  const wanted = { ...(active != null && { active }), ...(currencies && { currencies }) };
  return pageOfRows(tournamentList(world.db, wanted), page, view);
}

/** The providers whose games count in a tournament. */
export async function providersOf(world: World, tournament: TournamentModel) {
  return (await readProviders(world.db, tournament.id)).map((provider) => ({ provider }));
}

export async function rewardsOf(world: World, { id, currency }: TournamentModel) {
  return (await readRewards(world.db, id)).map(({ rank, prizeMinor }) => ({
    rank,
    prize: decimal(prizeMinor, currency),
  }));
}
