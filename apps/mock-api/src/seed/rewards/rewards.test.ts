import { beforeAll, describe, expect, it } from 'vitest';
import { achievements, badgeId } from '#seed/achievements.ts';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld(MONDAY);
});

const bonuses = () =>
  world.db
    .selectFrom('memberBonuses as bonus')
    .leftJoin('memberPromos as promo', 'promo.id', 'bonus.memberPromoId')
    .select(['bonus.memberId', 'bonus.promoId', 'bonus.amountMinor', 'bonus.createdAt'])
    .select(['bonus.expiresAt', 'bonus.activatedAt', 'bonus.expiredAt'])
    .select(['promo.id as became', 'promo.status', 'promo.began', 'promo.bonusMinor', 'promo.endedAt'])
    .where('bonus.promoId', 'like', 'promo_reward_%')
    .execute();

type Bonus = Awaited<ReturnType<typeof bonuses>>[number];

const keyOf = ({ memberId, promoId }: Bonus): string => `${memberId} ${promoId}`;

const byDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

interface Played {
  readonly gameId: string;
  readonly settledAt: number;
  readonly effectiveBetMinor: bigint;
  readonly payoutMinor: bigint;
}

/** The figures of each achievement after each bet. */
function figuresOf(
  bets: readonly Played[],
): { readonly at: number; readonly figures: Record<string, number> }[] {
  const games = new Set<string>();
  const days = new Set<string>();
  let [streak, longest] = [0, 0];
  return bets.map(({ gameId, settledAt, effectiveBetMinor, payoutMinor }, index) => {
    games.add(gameId);
    days.add(byDay.format(settledAt));
    streak = payoutMinor > effectiveBetMinor ? streak + 1 : 0;
    longest = Math.max(longest, streak);
    return {
      at: settledAt,
      figures: {
        ...{ CasinoExplorer: games.size, RegularPlayer: days.size },
        ...{ SteadyGambler: index + 1, WinningStreak: longest },
      },
    };
  });
}

const betsOf = (memberId: string) =>
  world.db
    .selectFrom('bets')
    .select(['gameId', 'settledAt', 'effectiveBetMinor', 'payoutMinor'])
    .where('memberId', '=', memberId)
    .where('status', 'in', ['SETTLED', 'CASHOUT'])
    .where('freeSpin', '=', false)
    .orderBy('settledAt')
    .orderBy('seq')
    .execute();

describe('every seeded reward', () => {
  it('of a claimed badge that gives money is a bonus of that amount, given at the claim', async () => {
    const claimed = await world.db
      .selectFrom('memberBadges')
      .innerJoin('achievementBadges', 'achievementBadges.id', 'memberBadges.badgeId')
      .innerJoin('achievements', 'achievements.id', 'achievementBadges.achievementId')
      .select(['memberBadges.memberId', 'badgeId', 'claimedAt', 'completedAt', 'rewardMinor'])
      .where('claimedAt', 'is not', null)
      .where('rewardMinor', '>', 0n)
      .execute();
    const expected = claimed.map(({ memberId, badgeId: id, claimedAt, rewardMinor }) => [
      `${memberId} promo_reward_${id}_aud`,
      claimedAt,
      rewardMinor,
    ]);
    const given = (await bonuses())
      .filter(({ promoId }) => promoId.startsWith('promo_reward_ach_'))
      .map((bonus) => [keyOf(bonus), bonus.createdAt, bonus.amountMinor]);
    expect(expected).toHaveLength(21);
    expect(given.toSorted()).toEqual(expected.toSorted());
    expect(claimed.filter(({ claimedAt, completedAt }) => Number(claimedAt) <= completedAt)).toEqual([]);
  });

  it('of a level is claimed as a bonus within its 7 days, has expired after them, or is there to be claimed', async () => {
    const levels = await world.db.selectFrom('levelRewards').selectAll().execute();
    const claimed = levels.filter(({ claimedAt }) => claimedAt !== null);
    const given = (await bonuses())
      .filter(({ promoId }) => promoId.startsWith('promo_reward_level_'))
      .map((bonus) => [keyOf(bonus), bonus.createdAt, bonus.amountMinor]);
    const expected = claimed.map(({ memberId, level, claimedAt, amountMinor }) => [
      `${memberId} promo_reward_level_${String(level)}_aud`,
      claimedAt,
      amountMinor,
    ]);
    expect(given.toSorted()).toEqual(expected.toSorted());
    for (const { reachedAt, claimedAt, expiresAt, expiredAt } of levels) {
      expect(expiresAt - reachedAt).toBe(7 * 86_400_000);
      if (claimedAt === null) expect(expiredAt).toBe(expiresAt <= world.now().getTime() ? expiresAt : null);
      else expect([claimedAt > reachedAt, claimedAt < expiresAt, expiredAt]).toEqual([true, true, null]);
    }
  });

  it('that came as a bonus waits, or was activated or ended in its 7 days and stands in the history with it', async () => {
    for (const bonus of await bonuses()) {
      const { createdAt, activatedAt, expiredAt, became, status, began, bonusMinor, amountMinor } = bonus;
      const end = createdAt + 7 * 86_400_000;
      if (activatedAt === null && expiredAt === null) {
        expect([became, end > world.now().getTime()]).toEqual([null, true]);
      } else if (activatedAt === null) {
        expect([expiredAt, status, began, bonus.endedAt]).toEqual([end, 'EXPIRED', false, end]);
      } else {
        expect([activatedAt >= createdAt, activatedAt < end, began]).toEqual([true, true, true]);
        expect(bonusMinor).toBe(amountMinor);
      }
    }
  });

  it('that was activated was credited, and what is left of it is in the wallet or went where its end says', async () => {
    const activated = (await bonuses()).filter(({ activatedAt }) => activatedAt !== null);
    expect(activated.length).toBeGreaterThanOrEqual(20);
    for (const { became, amountMinor, memberId, status } of activated) {
      const moved = await world.db
        .selectFrom('ledgerPostings')
        .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
        .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerPostings.accountId')
        .select(['ledgerEntries.key', 'ledgerEntries.type', 'amountMinor'])
        .where('ledgerEntries.key', 'like', `promo:${String(became)}:%`)
        .where('ledgerAccounts.memberId', '=', memberId)
        .where('ledgerAccounts.wallet', '=', 'CASINO_BONUS')
        .execute();
      const played = await world.db
        .selectFrom('bets')
        .select(['effectiveBetMinor', 'payoutMinor'])
        .where('memberPromoId', '=', became)
        .execute();
      const left = played.reduce((sum, bet) => sum - bet.effectiveBetMinor + bet.payoutMinor, amountMinor);
      const credited = { key: `promo:${String(became)}:bonus`, amountMinor };
      const ended = { key: `promo:${String(became)}:end`, amountMinor: -left };
      const isOver = status !== 'ACTIVE' && left > 0n;
      expect(moved).toMatchObject(isOver ? [credited, ended] : [credited]);
    }
  });

  it('no two promos of a member were in force at once', async () => {
    const rows = await world.db
      .selectFrom('memberPromos')
      .select(['memberId', 'createdAt', 'endedAt'])
      .where('began', '=', true)
      .where('memberId', 'in', ['mem_mia', 'mem_leo', 'mem_ruby', 'mem_ella', 'mem_zoe', 'mem_isla'])
      .orderBy('memberId')
      .orderBy('createdAt')
      .execute();
    const clashes = rows.filter((row, index) => {
      const before = rows[index - 1];
      return before?.memberId === row.memberId && row.createdAt < (before.endedAt ?? Infinity);
    });
    expect(clashes).toEqual([]);
  });

  it('of a badge was earned by the bets before it, and each count is that of the bets: of every member', async () => {
    const goals = achievements.flatMap(({ type, badges }) =>
      badges.map(([, goal], index) => ({ id: badgeId(type, index + 1), type, goal })),
    );
    const members = await world.db.selectFrom('members').select('id').execute();
    let counted = 0;
    for (const { id: memberId } of members) {
      const counts = await world.db
        .selectFrom('memberPlayCounts')
        .selectAll()
        .where('memberId', '=', memberId)
        .executeTakeFirst();
      const had = await world.db
        .selectFrom('memberBadges')
        .select(['badgeId', 'completedAt'])
        .where('memberId', '=', memberId)
        .execute();
      if (!counts) {
        expect(had).toEqual([]);
        continue;
      }
      counted += 1;
      const figures = figuresOf(await betsOf(memberId));
      expect(figures.at(-1)?.figures ?? null).toEqual(
        counts.bets === 0
          ? null
          : {
              ...{ CasinoExplorer: counts.games, RegularPlayer: counts.days },
              ...{ SteadyGambler: counts.bets, WinningStreak: counts.longestStreak },
            },
      );
      const earned = goals.flatMap(({ id, type, goal }) => {
        const reached = figures.find((figure) => (figure.figures[type] ?? 0) >= goal);
        return reached ? [`${id} ${String(reached.at)}`] : [];
      });
      expect(had.map((badge) => `${badge.badgeId} ${String(badge.completedAt)}`).toSorted()).toEqual(
        earned.toSorted(),
      );
    }
    expect(counted).toBe(20);
  });
});

it.each([
  ['mia', 3, { state: 'AVAILABLE', bonusState: null, claimed: false }],
  ['mabel', 1, { state: 'CLAIMED', bonusState: 'ACTIVE', claimed: true }],
  ['zoe', 1, { state: 'CLAIMED', bonusState: 'COMPLETE', claimed: true }],
  ['ella', 2, { state: 'CLAIMED', bonusState: 'LOST', claimed: true }],
  ['isla', 2, { state: 'EXPIRED', bonusState: null, claimed: false }],
])('%s shows a reward of level %d that is %j', async (name, level, state) => {
  const person = await seededPerson(platform, world, name);
  const query = `{ memberLevel(member: "${person.id}") { rewards { level state bonusState claimed } } }`;
  const { data } = await person.main(query);
  const { rewards } = data?.['memberLevel'] as { rewards: { level: number }[] };
  expect(rewards.find((reward) => reward.level === level)).toEqual({ level, ...state });
});
