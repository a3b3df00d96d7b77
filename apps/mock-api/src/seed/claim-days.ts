import type { Unit } from '#platform/worlds/index.ts';
import { addRows, cashPlayers, cashbackIdsOf } from './store.ts';
import { DAY_MS } from './times.ts';

/**
 * The claim days of what was played in the last week. Each is due a day after the play, when no claim day can have ended, and
 * is worked out then: a world is made of this one by moving its times, and weekdays do not move with them.
 */
export async function seedClaimDays({ db, now }: Unit): Promise<void> {
  for (const { memberId, currency, firstAt } of await cashPlayers(db, now.getTime() - 7 * DAY_MS)) {
    const dueAt = firstAt + DAY_MS;
    const rows = (await cashbackIdsOf(db, currency)).map(({ id }) => {
      return { memberId, cashbackId: id, playedAt: firstAt, dayAt: dueAt, dueAt };
    });
    await addRows(db, 'cashbackDays', rows);
  }
}
