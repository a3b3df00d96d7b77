import { tournamentState } from '@magpie/domain/tournaments';
import { chosenCurrencies } from '#platform/filters/index.ts';
import type { Given, TextFilter } from '#platform/filters/index.ts';
import { pageOfViews, readTogether } from '#platform/paging/index.ts';
import type { PageArguments } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf, withGamesCount } from '../games/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { leaderboardsOf, ownPlacesOf } from './places.ts';
import { readProviders, readRewards, tournamentList } from './store/index.ts';
import type { TournamentRow } from './store/index.ts';

function view(row: TournamentRow, now: Date) {
  const { id, name, description, terms, type, payoutMode, creditingJob } = row;
  const asKept = { id, name, description, terms, type, payoutMode, creditingJob };
  const [validFrom, expiresAt] = [new Date(row.validFromAt), new Date(row.expiresAt)];
  return {
    ...asKept,
    active: tournamentState({ active: row.active, validFrom, expiresAt }, now) !== 'ENDED',
    expiresAt: expiresAt.toISOString(),
    validFrom: validFrom.toISOString(),
    currency: knownCurrency(row.currency),
  };
}

/** What is read of the tournaments of a page together. */
function together({ db }: World, viewer: string | null, rows: readonly TournamentRow[]) {
  const ids = rows.map(({ id }) => id);
  return {
    providers: readTogether(() => readProviders(db, ids)),
    rewards: readTogether(() => readRewards(db, ids)),
    leaderboard: readTogether(() => leaderboardsOf(db, rows, viewer)),
    ownPlace: readTogether(() => ownPlacesOf(db, rows, viewer)),
  };
}

export interface TournamentModel extends ReturnType<typeof view> {
  readonly together: ReturnType<typeof together>;
}

/** Which tournaments are wanted; all given tests must hold (TOUR-05). */
export interface TournamentChoice extends PageArguments {
  readonly active?: Given<boolean>;
  readonly currency?: Given<TextFilter>;
  readonly order: 'asc' | 'desc';
}

/**
 * A page of the tournaments in the order of their ends (TOUR-05).
 * @param viewer id of the member who looks, or null for a visitor
 * @throws Refusal BAD_USER_INPUT
 */
export function tournamentsOf(
  world: World,
  viewer: string | null,
  { active, currency, order: direction, ...page }: TournamentChoice,
) {
  const currencies = chosenCurrencies(currency);
  const now = world.now();
  const wanted = { now, direction, ...(active != null && { active }), ...(currencies && { currencies }) };
  return pageOfViews(tournamentList(world.db, wanted), page, (rows) => {
    const all = together(world, viewer, rows);
    return Promise.resolve(rows.map((row): TournamentModel => ({ ...view(row, now), together: all })));
  });
}

/** The providers whose games count in a tournament. */
export async function providersOf(world: World, { id, together: { providers } }: TournamentModel) {
  const catalogue = await catalogueOf(world);
  return ((await providers(id)) ?? []).map(({ tournamentId: _id, ...provider }) => ({
    provider: withGamesCount(catalogue, provider),
  }));
}

export async function rewardsOf({ id, currency, together: { rewards } }: TournamentModel) {
  return ((await rewards(id)) ?? []).map(({ rank, prizeMinor }) => ({
    rank,
    prize: decimal(prizeMinor, currency),
  }));
}
