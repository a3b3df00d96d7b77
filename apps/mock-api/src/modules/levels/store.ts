import type { Selectable } from 'kysely';
import type { TimezoneChoice } from '@magpie/domain/calendar';
import type { ExperienceUnit } from '@magpie/domain/levels';
import { keysetList } from '../../platform/paging/index.ts';
import type { RowList } from '../../platform/paging/index.ts';
import { timezonesOf } from '../../platform/store/index.ts';
import type { Database, Reader, Writer } from '../../platform/store/index.ts';

export type ExperienceRow = Selectable<Database['experience_records']>;

export type RewardRow = Selectable<Database['level_rewards']>;

type Standing = Omit<Selectable<Database['member_experience']>, 'member_id'>;

const beginner: Standing = { experience_milli: 0, level: 0, login_streak: 0, last_login_at: null };

export async function standingOf(db: Reader, memberId: string): Promise<Standing> {
  const row = await db
    .selectFrom('member_experience')
    .select(['experience_milli', 'level', 'login_streak', 'last_login_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? beginner;
}

export async function keepStanding(db: Writer, memberId: string, standing: Partial<Standing>): Promise<void> {
  await db
    .insertInto('member_experience')
    .values({ member_id: memberId, ...beginner, ...standing })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(standing))
    .execute();
}

export interface NewExperience {
  readonly id: string;
  readonly memberId: string;
  readonly unit: ExperienceUnit;
  readonly milli: number;
  readonly at: number;
}

export async function addExperience(
  db: Writer,
  { id, memberId, unit, milli, at }: NewExperience,
): Promise<void> {
  const row = { id, member_id: memberId, unit, experience_milli: milli, gained_at: at };
  await db.insertInto('experience_records').values(row).execute();
}

/** A member's gains of experience, newest first. */
export function experienceHistory(db: Reader, memberId: string): RowList<ExperienceRow> {
  const order = {
    name: 'experience',
    table: 'experience_records',
    columns: ['gained_at', 'seq'],
    direction: 'desc',
  } as const;
  return keysetList(order, {
    all: db.selectFrom('experience_records').selectAll().where('member_id', '=', memberId),
  });
}

export async function addReward(db: Writer, reward: Omit<RewardRow, 'claimed_at'>): Promise<void> {
  await db.insertInto('level_rewards').values(reward).execute();
}

/** The rewards of the levels a member has reached, lowest first. */
export async function rewardsOf(db: Reader, memberId: string): Promise<readonly RewardRow[]> {
  return db
    .selectFrom('level_rewards')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('level')
    .execute();
}

export async function markClaimed(db: Writer, { member_id, level }: RewardRow, at: number): Promise<void> {
  await db
    .updateTable('level_rewards')
    .set({ claimed_at: at })
    .where('member_id', '=', member_id)
    .where('level', '=', level)
    .execute();
}

export async function timezonesOfMember(db: Reader, memberId: string): Promise<readonly TimezoneChoice[]> {
  const row = await db
    .selectFrom('members')
    .select(['timezone', 'timezone_choices'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return timezonesOf(row);
}
