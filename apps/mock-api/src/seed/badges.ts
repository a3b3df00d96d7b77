import { achievementValue, countBet, isCompleted, noPlay, streakEffect } from '@magpie/domain/achievements';
import type { AchievementType, PlayCounts } from '@magpie/domain/achievements';
import { memberPeriod } from '@magpie/domain/calendar';
import { giveBadgeMoney } from '#modules/achievements/index.ts';
import { rewardPromoId } from '#modules/promos/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { achievements, badgeId } from './achievements.ts';
import { catalogueIds, seededTimezone } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { momentAt } from './regulars/regular.ts';
import { regulars } from './regulars/people.ts';
import { meetFate } from './rewards/fates.ts';
import type { Fate } from './rewards/fates.ts';
import { addRows, decidedBets, rewardClaims } from './store.ts';
import { HOUR_MS } from './times.ts';

type BadgeName = readonly [type: AchievementType, level: number];

interface Wearer {
  readonly key: string;
  /** The badge whose reward was not claimed yet. */
  readonly open?: BadgeName;
  readonly shown?: BadgeName;
  /** What became of the money of the badges, which is not activated where nothing stands, in the order of the claims. */
  readonly fates?: readonly Fate[];
}

const wearers: readonly Wearer[] = [
  {
    key: 'mia',
    open: ['RegularPlayer', 3],
    shown: ['CasinoExplorer', 3],
    fates: ['COMPLETE', 'UNUSED', 'LOST', 'CANCELED', 'COMPLETE'],
  },
  { key: 'ruby', fates: ['COMPLETE', 'UNUSED', 'LOST', 'COMPLETE'] },
  { key: 'isla', fates: ['COMPLETE'] },
  {
    key: 'leo',
    fates: ['COMPLETE', 'UNUSED', 'LOST', 'UNUSED', 'UNUSED', 'LOST', 'COMPLETE', 'CANCELED'],
  },
  { key: 'ella', fates: ['LOST', 'COMPLETE'] },
  { key: 'zoe', fates: ['UNUSED'] },
  ...regulars.map(({ key }) => ({ key })),
];

interface Earned {
  readonly counts: PlayCounts;
  /** When the badges were completed, by their ids. */
  readonly badges: ReadonlyMap<string, number>;
}

/** Counts the bets one after the other, as play does (ACH-03). */
async function earnedBy(db: Reader, memberId: string): Promise<Earned> {
  const games = new Set<string>();
  const days = new Set<number>();
  const badges = new Map<string, number>();
  let counts = noPlay;
  for (const bet of await decidedBets(db, memberId)) {
    const { gameId, settledAt, effectiveBetMinor: stake, riskFreeMinor: riskFree, ...fiat } = bet;
    const day = memberPeriod('DAILY', seededTimezone, new Date(settledAt)).start.getTime();
    const won = fiat.fiatPayoutMinor > fiat.fiatEffectiveBetMinor;
    const streak = streakEffect({ won, stake, riskFree });
    counts = countBet(counts, { newGame: !games.has(gameId), newDay: !days.has(day), streak });
    games.add(gameId);
    days.add(day);
    for (const { type, badges: line } of achievements) {
      const value = achievementValue(type, counts);
      for (const [index, [, goal]] of line.entries()) {
        const id = badgeId(type, index + 1);
        if (isCompleted(goal, value) && !badges.has(id)) badges.set(id, settledAt);
      }
    }
  }
  return { counts, badges };
}

const rewarded = achievements
  .filter(({ reward }) => reward > 0n)
  .flatMap((achievement) =>
    achievement.badges.map(([name], index) => ({
      ...{ achievement: { rewardMinor: achievement.reward }, name },
      id: badgeId(achievement.type, index + 1),
    })),
  );

/**
 * Claims the money of the badges that the past play has earned, an hour after each or after the claim before it, by what the product
 * claims it with, and lets each bonus come to its end.
 */
export async function seedBadgeMoney(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  const game = ids.pokies[0] ?? '';
  for (const { key: person, fates = [] } of wearers.filter((wearer) => wearer.fates)) {
    const { badges } = await earnedBy(unit.db, seededMemberId(person));
    let last = 0;
    let claims = 0;
    for (const [id, completedAt] of badges) {
      const badge = rewarded.find((each) => each.id === id);
      if (!badge) continue;
      last = Math.max(last, completedAt) + HOUR_MS;
      const moment = momentAt({ unit, ids, person, currency: 'AUD' }, last);
      const { achievement, name } = badge;
      const bonus = await giveBadgeMoney(moment.unit, moment.memberId, achievement, { id, name });
      if (bonus === null) continue;
      await meetFate(moment, { bonus, amount: achievement.rewardMinor, game }, fates[claims] ?? 'UNUSED');
      claims += 1;
    }
  }
}

export async function seedBadges({ db }: Unit): Promise<void> {
  const claimedAs = await rewardClaims(db);
  for (const { key, open, shown } of wearers) {
    const memberId = seededMemberId(key);
    const { counts, badges } = await earnedBy(db, memberId);
    await addRows(db, 'memberPlayCounts', { memberId, ...counts });
    const openId = open && badgeId(...open);
    const claimedAt = (id: string, completedAt: number) =>
      claimedAs(memberId, rewardPromoId({ source: id, currency: 'AUD' })) ?? completedAt + HOUR_MS;
    const rows = [...badges].map(([id, completedAt]) => ({
      ...{ memberId, badgeId: id, completedAt },
      claimedAt: id === openId ? null : claimedAt(id, completedAt),
    }));
    await addRows(db, 'memberBadges', rows);
    if (shown) await addRows(db, 'memberActiveBadges', { memberId, badgeId: badgeId(...shown) });
  }
}
