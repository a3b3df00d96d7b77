import { levelBonus } from '@magpie/domain/levels';
import { giveLevelMoney } from '#modules/levels/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { catalogueIds } from '../lookup.ts';
import { before } from '../regulars/regular.ts';
import type { Moment } from '../regulars/regular.ts';
import { meetFate } from './fates.ts';
import type { Fate } from './fates.ts';

/** Claims the reward of a level as the product does. That it was reached by then is asked when the levels are worked out. */
export async function claimLevelReward(moment: Moment, level: number, fate: Fate): Promise<void> {
  const { unit, ids, memberId, currency } = moment;
  const amount = levelBonus(level);
  const bonus = await giveLevelMoney(unit, { memberId, level, currency, amountMinor: amount });
  await meetFate(moment, { bonus, amount, game: ids.pokies[0] ?? '' }, fate);
}

interface Claim {
  readonly person: string;
  readonly level: number;
  readonly hoursAgo: number;
  readonly fate: Fate;
}

/** The others let theirs lapse. */
const claims: readonly Claim[] = [
  { person: 'leo', level: 6, hoursAgo: 11_562, fate: 'LOST' },
  { person: 'leo', level: 7, hoursAgo: 2_302, fate: 'COMPLETE' },
  { person: 'ruby', level: 4, hoursAgo: 1_342, fate: 'COMPLETE' },
  { person: 'ella', level: 2, hoursAgo: 1_030, fate: 'LOST' },
  { person: 'zoe', level: 1, hoursAgo: 2_878, fate: 'COMPLETE' },
];

export async function seedLevelRewards(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  for (const { person, level, hoursAgo, fate } of claims) {
    await claimLevelReward(before({ unit, ids, person, currency: 'AUD' }, hoursAgo), level, fate);
  }
}
