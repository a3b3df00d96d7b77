import type { Insertable, Selectable } from 'kysely';
import { addedRow } from '#platform/store/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { RoundRow } from './index.ts';

export type AutoplayRow = Selectable<Database['studioAutoplays']>;

export const addAutoplay = (unit: Unit, row: Insertable<Database['studioAutoplays']>): Promise<AutoplayRow> =>
  addedRow(unit.db, 'studioAutoplays', row);

export async function autoplayById(db: Reader, id: string): Promise<AutoplayRow | undefined> {
  return db.selectFrom('studioAutoplays').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Its rounds that took place, the first one first. */
export async function roundsOfAutoplay(db: Reader, id: string): Promise<readonly RoundRow[]> {
  return db
    .selectFrom('studioRounds')
    .selectAll()
    .where('autoplayId', '=', id)
    .where('status', '!=', 'ROLLED_BACK')
    .orderBy('seq')
    .execute();
}
