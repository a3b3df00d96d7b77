import type { Selectable } from 'kysely';
import { keysetList } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import { preparedUpTo } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type TournamentRow = Selectable<Database['tournaments']>;

interface TournamentQuery {
  /** Those that are not over, or those that are. */
  readonly active?: boolean;
  readonly now: Date;
  readonly currencies?: readonly string[];
  readonly direction: 'asc' | 'desc';
}

/** Tournaments by their ends, read page by page. */
export function tournamentList(
  db: Reader,
  { active, now, currencies, direction }: TournamentQuery,
): RowList<TournamentRow> {
  const order = {
    name: 'tournaments',
    table: 'tournaments',
    columns: ['expiresAt', 'id'],
    direction,
  } as const;
  const all = db.selectFrom('tournaments').selectAll();
  const chosen = all.where((eb) =>
    eb.and([
      ...(active === true ? [eb('active', '=', true), eb('expiresAt', '>', now.getTime())] : []),
      ...(active === false ? [eb.or([eb('active', '=', false), eb('expiresAt', '<=', now.getTime())])] : []),
      ...(currencies ? [currencies.length > 0 ? eb('currency', 'in', currencies) : eb.lit(false)] : []),
    ]),
  );
  return keysetList(order, { all, chosen });
}

/** The providers whose games count in some tournaments, by name; none means all. */
export async function readProviders(db: Reader, tournamentIds: readonly string[]) {
  const rows = await db
    .selectFrom('tournamentProviders')
    .innerJoin('providers', 'providers.id', 'tournamentProviders.providerId')
    .select(['tournamentId', 'providers.id', 'providers.code', 'providers.name', 'providers.image'])
    .where('tournamentId', 'in', tournamentIds)
    .orderBy('providers.name')
    .execute();
  return Map.groupBy(rows, ({ tournamentId }) => tournamentId);
}

/** The prizes of some tournaments, first rank first. */
export async function readRewards(db: Reader, tournamentIds: readonly string[]) {
  const rows = await db
    .selectFrom('tournamentRewards')
    .select(['tournamentId', 'rank', 'prizeMinor'])
    .where('tournamentId', 'in', tournamentIds)
    .orderBy('rank')
    .execute();
  return Map.groupBy(rows, ({ tournamentId }) => tournamentId);
}

export async function findTournament(db: Reader, id: string): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The tournaments that pay by themselves and have not paid, the one that ends first at the top. */
export const unpaidTournaments = preparedUpTo((db: Reader) =>
  db
    .selectFrom('tournaments')
    .select(['id', 'expiresAt'])
    .where('active', '=', true)
    .where('payoutMode', '=', 'AUTO')
    .where('prizesPaidAt', 'is', null)
    .orderBy('expiresAt')
    .orderBy('id'),
);

export async function changeTournament(
  db: Writer,
  id: string,
  change: Partial<Pick<TournamentRow, 'active' | 'expiresAt' | 'prizesPaidAt'>>,
): Promise<void> {
  await db.updateTable('tournaments').set(change).where('id', '=', id).execute();
}
