import type { Unit } from '#platform/worlds/index.ts';
import { catalogueIds } from '../lookup.ts';
import { people } from '../people.ts';
import { claimStories } from './claim-stories.ts';
import { depositStories } from './deposit-stories.ts';
import { regulars } from './people.ts';

const stories = { ...depositStories, ...claimStories };

/** What the regulars did of late, and some of the people of the interfaces, written as of then by what the areas write it with, so that each progress is that of its bets. */
export async function seedRegulars(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  for (const { key: person, currency, activeCurrency } of [...people, ...regulars]) {
    await stories[person]?.({ unit, ids, person, currency: activeCurrency ?? currency });
  }
}
