import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld('2026-01-05T02:00:00.000Z');
});

const LATE_BETS = `{
  betRecordSummary(filter: { dateTimeSettled: { gte: "2025-12-31T00:00:00.000Z" } }) { totalEffectiveBet totalWinloss }
  betRecords(first: 100, filter: { dateTimeSettled: { gte: "2025-12-31T00:00:00.000Z" } }) {
    edges { node { walletMode promo { memberPromo name counted } } }
  }
}`;

interface LateBets {
  readonly betRecordSummary: unknown;
  readonly betRecords: {
    readonly edges: readonly {
      readonly node: { readonly promo: { readonly counted: string } | null };
    }[];
  };
}

async function lateBets(name: string) {
  const token = await loginByEmail(platform, world, `${name}@magpie.test`);
  const { data, errors } = await callGraphQL(platform, world, { query: LATE_BETS, token });
  expect(errors).toEqual([]);
  const { betRecordSummary, betRecords } = data as unknown as LateBets;
  return { summary: betRecordSummary, bets: betRecords.edges.map(({ node }) => node) };
}

describe('seeded progress', () => {
  it('BETS-17 of the promo of ruby is what her bets counted for it', async () => {
    const { summary, bets } = await lateBets('ruby');
    expect(summary).toEqual({ totalEffectiveBet: '1450.00', totalWinloss: '-300.00' });
    expect(bets).toHaveLength(58);
    expect(new Set(bets.map(({ promo }) => promo?.counted))).toEqual(new Set(['25.00', '12.50', '6.25']));
    expect(bets.reduce((sum, { promo }) => sum + Number(promo?.counted), 0)).toBe(1125);
  });

  it('of the lock-in of isla is what she turned over, for no promo', async () => {
    const { summary, bets } = await lateBets('isla');
    expect(summary).toEqual({ totalEffectiveBet: '500.00', totalWinloss: '-100.00' });
    expect(bets.map(({ promo }) => promo)).toEqual(Array<null>(20).fill(null));
  });

  it.each([
    ['mia', { games: 62, bets: 231, days: 32, longestStreak: 4 }],
    ['ruby', { games: 20, bets: 159, days: 16, longestStreak: 3 }],
    ['leo', { games: 140, bets: 579, days: 93, longestStreak: 8 }],
  ])('of the badges of %s is what they played', async (name, counts) => {
    const settled = world.db
      .selectFrom('bets')
      .where('memberId', '=', `mem_${name}`)
      .where('status', 'in', ['SETTLED', 'CASHOUT'])
      .select((eb) => [
        eb.fn.countAll<number>().as('bets'),
        eb.fn.count<number>('gameId').distinct().as('games'),
      ]);
    const kept = await world.db
      .selectFrom('memberPlayCounts')
      .select(['games', 'bets', 'days', 'longestStreak'])
      .where('memberId', '=', `mem_${name}`)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual(counts);
    const { games, bets: count } = await settled.executeTakeFirstOrThrow();
    expect({ games, bets: count }).toEqual({ games: counts.games, bets: counts.bets });
  });

  it('of every level is the sum of what earned it', async () => {
    const rows = await world.db
      .selectFrom('memberExperience')
      .innerJoin('experienceRecords', 'experienceRecords.memberId', 'memberExperience.memberId')
      .select((eb) => [
        'memberExperience.memberId',
        'memberExperience.experienceMilli as kept',
        eb.fn.sum<number>('experienceRecords.experienceMilli').as('earned'),
      ])
      .groupBy('memberExperience.memberId')
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.filter(({ kept, earned }) => kept !== earned)).toEqual([]);
  });

  it('of every promo is what its bets counted', async () => {
    const rows = await world.db
      .selectFrom('memberPromos')
      .leftJoin('bets', 'bets.memberPromoId', 'memberPromos.id')
      .select((eb) => [
        'memberPromos.id',
        'turnoverCounterMinor as kept',
        eb.fn.sum<number | null>('countedMinor').as('counted'),
      ])
      .groupBy(['memberPromos.id', 'turnoverCounterMinor'])
      .execute();
    expect(rows).toHaveLength(50);
    expect(rows.filter(({ kept, counted }) => Number(kept) !== (counted ?? 0))).toEqual([]);
  });

  it('of all free spins is what was spun and won', async () => {
    const rows = await world.db
      .selectFrom('memberFreeSpins')
      .innerJoin('memberFreeSpinGames as game', 'game.freeSpinId', 'memberFreeSpins.id')
      .select(['memberId', 'totalWinningsMinor', 'betCount', 'remaining'])
      .execute();
    const spent = (memberId: string) => {
      const own = rows.filter((row) => row.memberId === memberId);
      const played = own.map(({ betCount, remaining }) => betCount - (remaining ?? 0));
      return [
        own.map((row) => row.totalWinningsMinor).reduce((a, b) => a + b),
        played.reduce((a, b) => a + b),
      ];
    };
    for (const memberId of new Set(rows.map((row) => row.memberId))) {
      const spins = await world.db
        .selectFrom('bets')
        .select('payoutMinor')
        .where('memberId', '=', memberId)
        .where('freeSpin', '=', true)
        .execute();
      const won = spins.map(({ payoutMinor }) => payoutMinor).reduce((a, b) => a + b, 0n);
      expect(spent(memberId)).toEqual([won, spins.length]);
    }
  });

  it('of every lock-in is what was turned over and paid in', async () => {
    const rows = await world.db.selectFrom('lockIns').selectAll().where('cancelled', '=', false).execute();
    for (const { memberId, lastLockInAt, ...lockIn } of rows) {
      const bets = world.db.selectFrom('bets').where('memberId', '=', memberId);
      const { staked } = await bets
        .select((eb) => eb.fn.sum<number>('effectiveBetMinor').as('staked'))
        .where('settledAt', '>=', lastLockInAt)
        .executeTakeFirstOrThrow();
      const deposits = await world.db
        .selectFrom('deposits')
        .select('amountMinor')
        .where('memberId', '=', memberId)
        .where('changedAt', '>=', lastLockInAt)
        .execute();
      const paidIn = deposits.map(({ amountMinor }) => amountMinor).reduce((a, b) => a + b, 0n);
      expect([lockIn.accumulatedTurnoverMinor, lockIn.accumulatedDepositMinor]).toEqual([
        BigInt(staked),
        paidIn,
      ]);
    }
  });

  it('agrees with the books', async () => {
    expect((await audit(world.db, platform.services.auditChecks)).violations).toEqual([]);
  });
});
