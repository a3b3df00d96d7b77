import type { TimezoneChoice } from '@magpie/domain/calendar';
import type { Selectable } from 'kysely';
import type { Database } from './database.ts';

export type StoredTimezones = Pick<Selectable<Database['members']>, 'timezone' | 'timezoneChoices'>;

/** The timezones a member has chosen, oldest first. */
export function timezonesOf({ timezone, timezoneChoices }: StoredTimezones): readonly TimezoneChoice[] {
  const choices = JSON.parse(timezoneChoices) as readonly TimezoneChoice[];
  return choices.length === 0 ? [{ timezone, since: 0 }] : choices;
}
