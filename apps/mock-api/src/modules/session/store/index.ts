import { daysBefore } from '@magpie/domain/calendar';
import { usualPlaceDays } from '@magpie/domain/session';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { TypedCode } from '#platform/auth/index.ts';
import { checkCode, useUpCodes } from '#platform/auth/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';

export interface LoginAccount {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly passwordHash: string | null;
}

export type AccountName = 'email' | 'username' | 'mobileNumber';

/** The account with this e-mail address, username (whatever its capitals) or mobile number. */
export async function findAccount(
  db: World['db'],
  by: AccountName,
  name: string,
): Promise<LoginAccount | null> {
  const row = await db
    .selectFrom('members')
    .select(['id', 'kind', 'status', 'passwordHash'])
    .where(sql`lower(${sql.ref(by)})`, '=', name.trim().toLowerCase())
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, kind: row.kind, status: row.status, passwordHash: row.passwordHash };
}

/** Whether this is the hash of a member's password, still. */
export async function hasPassword(db: Reader, memberId: string, hash: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.passwordHash === hash;
}

/** Uses up the code last sent to a mobile number for logging in; false for a wrong, expired, used or spent code. */
export async function useLoginCode(unit: Unit, typed: Omit<TypedCode, 'purposes'>): Promise<boolean> {
  const finding = await checkCode(unit, { ...typed, purposes: ['LOGIN_SMS'] });
  if (finding !== 'RIGHT') return false;
  await useUpCodes(unit, ['LOGIN_SMS'], typed.address);
  return true;
}

export async function isUsualNetwork(world: World, memberId: string, network: string): Promise<boolean> {
  const row = await world.db
    .selectFrom('loginNetworks')
    .select('lastAt')
    .where('memberId', '=', memberId)
    .where('network', '=', network)
    .where('lastAt', '>', daysBefore(world.now(), usualPlaceDays, 'UTC').getTime())
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNetwork({ db, now }: Unit, memberId: string, network: string): Promise<void> {
  const lastAt = now.getTime();
  await db
    .insertInto('loginNetworks')
    .values({ memberId, network, lastAt })
    .onConflict((conflict) => conflict.columns(['memberId', 'network']).doUpdateSet({ lastAt }))
    .execute();
}

export type SessionRow = Selectable<Database['sessions']>;

/** The session of that id, live or over, whoever's it is. */
export async function sessionRow(db: Reader, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A member's live sessions: the current one first, then the newest first. */
export function liveSessions(
  db: Reader,
  { member, current, now }: { readonly member: string; readonly current: string; readonly now: Date },
): RowList<SessionRow> {
  const all = () =>
    db
      .selectFrom('sessions')
      .where('memberId', '=', member)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now.getTime());
  return {
    name: 'member-sessions',
    find: (id) => all().selectAll().where('id', '=', id).executeTakeFirst(),
    read(after, limit) {
      const rows = all()
        .selectAll()
        .orderBy(sql`case when id = ${current} then 0 else 1 end`)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (!after) return rows.execute();
      const others = rows.where('id', '!=', current);
      if (after.id === current) return others.execute();
      return others
        .where((eb) =>
          eb.or([
            eb('createdAt', '<', after.createdAt),
            eb.and([eb('createdAt', '=', after.createdAt), eb('id', '<', after.id)]),
          ]),
        )
        .execute();
    },
    async count() {
      const { count } = await all()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
