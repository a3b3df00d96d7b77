import type { Selectable } from 'kysely';
import type { Database, Reader } from '../../platform/store/index.ts';

/** A tournament as stored. */
export type TournamentRow = Selectable<Database['tournaments']>;

/** Every tournament, the one that ends first at the top. */
export async function readTournaments(db: Reader): Promise<readonly TournamentRow[]> {
  return db.selectFrom('tournaments').selectAll().orderBy('expires_at').orderBy('id').execute();
}

/** The providers whose games count, by name; none means all. */
export async function readProviders(db: Reader, tournamentId: string) {
  return db
    .selectFrom('tournament_providers')
    .innerJoin('providers', 'providers.id', 'tournament_providers.provider_id')
    .select(['providers.id', 'providers.code', 'providers.name', 'providers.image'])
    .where('tournament_id', '=', tournamentId)
    .orderBy('providers.name')
    .execute();
}

/** The prizes, first rank first. */
export async function readRewards(db: Reader, tournamentId: string) {
  return db
    .selectFrom('tournament_rewards')
    .select(['rank', 'prize_minor'])
    .where('tournament_id', '=', tournamentId)
    .orderBy('rank')
    .execute();
}

/** The scores of those who take part, by name. */
export async function readScores(db: Reader, tournamentId: string) {
  return db
    .selectFrom('tournament_scores')
    .select(['username', 'member_id', 'score'])
    .where('tournament_id', '=', tournamentId)
    .orderBy('username')
    .execute();
}
