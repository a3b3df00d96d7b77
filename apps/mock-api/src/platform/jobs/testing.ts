import { failAtCommit } from '../worlds/testing.ts';
import type { Unit, World } from '../worlds/index.ts';
import type { ScheduledJob } from './index.ts';

export const alarmAt = (hour: number): number => Date.UTC(2026, 2, 1, hour);

/** Alarms are mails: when they are sent they ring, their subject tells that they have rung, and when. */
const ring = (kind: 'EMAIL' | 'SMS', isBroken: (key: string) => boolean): ScheduledJob => ({
  kind: `RING_${kind}`,
  apart: kind === 'SMS',
  upcoming: async (db, limit) => {
    const rows = await db
      .selectFrom('mailbox')
      .select(['id', 'sentAt'])
      .where('kind', '=', kind)
      .where('subject', 'is', null)
      .orderBy('sentAt')
      .limit(limit)
      .execute();
    return rows.map(({ id, sentAt }) => ({ key: id, memberId: null, at: sentAt }));
  },
  run: async (unit, { key }) => {
    await unit.db
      .updateTable('mailbox')
      .set({ subject: unit.now.toISOString(), code: String(await rung(unit)) })
      .where('id', '=', key)
      .execute();
    if (isBroken(key)) throw new Error(`no ${key}`);
    if (key === 'again') await setAlarm(unit, 'echo', 14);
    if (key === 'lost') await failAtCommit(unit);
    if (key === 'hush') await unit.db.deleteFrom('mailbox').where('subject', 'is', null).execute();
  },
});

/** The number of the alarm that rings next. */
export async function rung({ db }: Pick<Unit, 'db'>): Promise<number> {
  const rows = await db.selectFrom('mailbox').select('id').where('subject', 'is not', null).execute();
  return rows.length + 1;
}

export async function setAlarm({ db }: Unit, id: string, hour: number, kind: 'EMAIL' | 'SMS' = 'EMAIL') {
  const mail = { id, kind, recipient: 'mia', subject: null, body: '', code: null, sentAt: alarmAt(hour) };
  await db.insertInto('mailbox').values(mail).execute();
}

/** The jobs of both kinds of alarms; those that are sent by SMS have nothing to do with one another. */
export const ringing = (isBroken: (key: string) => boolean): ScheduledJob[] => [
  ring('SMS', isBroken),
  ring('EMAIL', isBroken),
];

/** Which alarms have rung, in their order, with the hour at which they did. */
export async function heard(world: Pick<World, 'db'>): Promise<string[]> {
  const rows = await world.db
    .selectFrom('mailbox')
    .select(['id', 'subject', 'code'])
    .where('subject', 'is not', null)
    .execute();
  return rows
    .sort((a, b) => Number(a.code) - Number(b.code))
    .map(({ id, subject }) => `${id} ${(subject ?? '').slice(11, 16)}`);
}
