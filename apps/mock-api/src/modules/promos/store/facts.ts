import type { TimezoneChoice } from '@magpie/domain/calendar';
import { prepared, timezonesOf } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';

interface Of {
  readonly memberId: string;
}

const levels = prepared((db: Reader, { memberId }: Of) =>
  db.selectFrom('memberExperience').select('level').where('memberId', '=', memberId),
);

const members = prepared((db: Reader, { memberId }: Of) =>
  db
    .selectFrom('members')
    .select(['timezone', 'timezoneChoices', 'activeCurrency'])
    .where('id', '=', memberId),
);

export async function levelOf(db: Reader, memberId: string): Promise<number> {
  return (await levels.first(db, { memberId }))?.level ?? 0;
}

export interface RewardFacts {
  readonly timezones: readonly TimezoneChoice[];
  readonly activeCurrency: string;
  readonly level: number;
}

/** What the rules of rewards need to know of a member. @throws Error for an unknown member */
export async function rewardFacts(db: Reader, memberId: string): Promise<RewardFacts> {
  const row = await members.first(db, { memberId });
  if (!row) throw new Error(`There is no member ${memberId}.`);
  return {
    timezones: timezonesOf(row),
    activeCurrency: row.activeCurrency,
    level: await levelOf(db, memberId),
  };
}
