import type { TimezoneChoice } from '@magpie/domain/calendar';
import { timezonesOf } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';

export async function levelOf(db: Reader, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('memberExperience')
    .select('level')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.level ?? 0;
}

export interface RewardFacts {
  readonly timezones: readonly TimezoneChoice[];
  readonly activeCurrency: string;
  readonly level: number;
}

/** What the rules of rewards need to know of a member. @throws Error for an unknown member */
export async function rewardFacts(db: Reader, memberId: string): Promise<RewardFacts> {
  const row = await db
    .selectFrom('members')
    .select(['timezone', 'timezoneChoices', 'activeCurrency'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    timezones: timezonesOf(row),
    activeCurrency: row.activeCurrency,
    level: await levelOf(db, memberId),
  };
}
