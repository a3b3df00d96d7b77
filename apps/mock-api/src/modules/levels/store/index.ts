import type { Selectable } from 'kysely';
import type { TimezoneChoice } from '@magpie/domain/calendar';
import type { ExperienceSource } from '@magpie/domain/levels';
import type { DueWork } from '#platform/jobs/index.ts';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import { addRow, prepared, preparedUpTo, timezonesOf } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type ExperienceRow = Selectable<Database['experienceRecords']>;

export type RewardRow = Selectable<Database['levelRewards']>;

type Standing = Omit<Selectable<Database['memberExperience']>, 'memberId'>;

const beginner: Standing = { experienceMilli: 0, level: 0, loginStreak: 0, lastLoginAt: null };

const ofMember = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db
    .selectFrom('memberExperience')
    .select(['experienceMilli', 'level', 'loginStreak', 'lastLoginAt'])
    .where('memberId', '=', memberId),
);

export async function standingOf(db: Reader, memberId: string): Promise<Standing> {
  return (await ofMember.first(db, { memberId })) ?? beginner;
}

const raise = prepared(
  (
    db: Writer,
    the: { readonly memberId: string; readonly experienceMilli: number; readonly level: number },
  ) =>
    db
      .updateTable('memberExperience')
      .set({ experienceMilli: the.experienceMilli, level: the.level })
      .where('memberId', '=', the.memberId)
      .returning('memberId'),
);

/** Keeps what a member has gained, as often as bets are decided. */
export async function keepGain(
  db: Writer,
  memberId: string,
  gain: Pick<Standing, 'experienceMilli' | 'level'>,
): Promise<void> {
  if (!(await raise.first(db, { ...gain, memberId }))) await keepStanding(db, memberId, gain);
}

export async function keepStanding(db: Writer, memberId: string, standing: Partial<Standing>): Promise<void> {
  await db
    .insertInto('memberExperience')
    .values({ memberId, ...beginner, ...standing })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(standing))
    .execute();
}

export interface NewExperience {
  readonly id: string;
  readonly memberId: string;
  readonly unit: ExperienceSource;
  readonly milli: number;
  readonly at: number;
}

export async function addExperience(
  db: Writer,
  { id, memberId, unit, milli, at }: NewExperience,
): Promise<void> {
  const row = { id, memberId, unit, experienceMilli: milli, gainedAt: at };
  await addRow(db, 'experienceRecords', row);
}

/** A member's gains of experience, newest first. */
export function experienceHistory(db: Reader, memberId: string): RowList<ExperienceRow> {
  const order = newestFirst('experience', 'experienceRecords', 'gainedAt');
  return keysetList(order, {
    all: db.selectFrom('experienceRecords').selectAll().where('memberId', '=', memberId),
  });
}

export async function addReward(
  db: Writer,
  reward: Omit<RewardRow, 'claimedAt' | 'expiredAt'>,
): Promise<void> {
  await db.insertInto('levelRewards').values(reward).execute();
}

/** The rewards of the levels a member has reached, lowest first. */
export async function rewardsOf(db: Reader, memberId: string): Promise<readonly RewardRow[]> {
  return db
    .selectFrom('levelRewards')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('level')
    .execute();
}

export async function rewardOf(db: Reader, memberId: string, level: number): Promise<RewardRow | undefined> {
  return db
    .selectFrom('levelRewards')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('level', '=', level)
    .executeTakeFirst();
}

export async function markClaimed(db: Writer, { memberId, level }: RewardRow, at: number): Promise<void> {
  await db
    .updateTable('levelRewards')
    .set({ claimedAt: at })
    .where('memberId', '=', memberId)
    .where('level', '=', level)
    .execute();
}

export async function timezonesOfMember(db: Reader, memberId: string): Promise<readonly TimezoneChoice[]> {
  const row = await db
    .selectFrom('members')
    .select(['timezone', 'timezoneChoices'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return timezonesOf(row);
}

const rewardKey = ({ memberId, level }: Pick<RewardRow, 'memberId' | 'level'>) =>
  `${memberId}:${String(level)}`;

const firstEnds = preparedUpTo((db: Reader) =>
  db
    .selectFrom('levelRewards')
    .select(['memberId', 'level', 'expiresAt'])
    .where('claimedAt', 'is', null)
    .where('expiredAt', 'is', null)
    .orderBy('expiresAt')
    .orderBy('memberId')
    .orderBy('level'),
);

/** The ends of the rewards that wait to be claimed, the first at the top. */
export async function rewardEnds(db: Reader, limit: number): Promise<DueWork[]> {
  return (await firstEnds(db, limit)).map((row) => ({
    key: rewardKey(row),
    memberId: row.memberId,
    at: row.expiresAt,
  }));
}

export async function markRewardExpired(db: Writer, key: string, at: Date): Promise<void> {
  const [memberId = '', level] = key.split(':');
  await db
    .updateTable('levelRewards')
    .set({ expiredAt: at.getTime() })
    .where('memberId', '=', memberId)
    .where('level', '=', Number(level))
    .execute();
}

/** All gains of experience of a member, newest first. */
export function gainsOf(db: Reader, memberId: string): Promise<ExperienceRow[]> {
  return db
    .selectFrom('experienceRecords')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('gainedAt', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}
