import type { Selectable } from 'kysely';
import { keysetList } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';

export type TournamentRow = Selectable<Database['tournaments']>;

interface TournamentQuery {
  readonly active?: boolean;
  readonly currencies?: readonly string[];
}

/** Tournaments, the one that ends first at the top, read page by page. */
export function tournamentList(db: Reader, { active, currencies }: TournamentQuery): RowList<TournamentRow> {
  const order = {
    name: 'tournaments',
    table: 'tournaments',
    columns: ['expiresAt', 'id'],
    direction: 'asc',
  } as const;
  const all = db.selectFrom('tournaments').selectAll();
  const chosen = all.where((eb) =>
    eb.and([
      ...(active === undefined ? [] : [eb('active', '=', active)]),
      ...(currencies ? [currencies.length > 0 ? eb('currency', 'in', currencies) : eb.lit(false)] : []),
    ]),
  );
  return keysetList(order, { all, chosen });
}

/** The providers whose games count, by name; none means all. */
export async function readProviders(db: Reader, tournamentId: string) {
  return db
    .selectFrom('tournamentProviders')
    .innerJoin('providers', 'providers.id', 'tournamentProviders.providerId')
    .select(['providers.id', 'providers.code', 'providers.name', 'providers.image'])
    .where('tournamentId', '=', tournamentId)
    .orderBy('providers.name')
    .execute();
}

/** The prizes, first rank first. */
export async function readRewards(db: Reader, tournamentId: string) {
  return db
    .selectFrom('tournamentRewards')
    .select(['rank', 'prizeMinor'])
    .where('tournamentId', '=', tournamentId)
    .orderBy('rank')
    .execute();
}

/** The highest scores of a tournament, equal ones by name. */
export async function highestScores(db: Reader, tournamentId: string, places: number) {
  return db
    .selectFrom('tournamentScores')
    .select(['username', 'memberId', 'score'])
    .where('tournamentId', '=', tournamentId)
    .orderBy('score', 'desc')
    .orderBy('username')
    .limit(places)
    .execute();
}
