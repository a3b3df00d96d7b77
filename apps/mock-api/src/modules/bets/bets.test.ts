import { describe, expect, it } from 'vitest';
import type { Insertable } from 'kysely';
import type { Database } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf } from '#test/kit/launches.ts';
import { newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';

const HOUR = 3_600_000;

const platform = platformForFile(startPlayPlatform);

type NewBet = Partial<Insertable<Database['bets']>>;

/** Stores bets of a member, `hours` before now each, the first one first. */
async function addBets(
  world: World,
  memberId: string,
  bets: readonly (NewBet & { hours: number })[],
): Promise<void> {
  await world.write(async ({ db, now }) => {
    for (const [index, { hours, ...bet }] of bets.entries()) {
      const at = now.getTime() - hours * HOUR;
      const usual = {
        id: `bet_${memberId}_${index}`,
        memberId,
        gameId: 'game_moonlit-dingo',
        gameCategoryId: 'cat_slots',
        gameSessionId: null,
        roundId: `${memberId}:${index}`,
        status: 'SETTLED',
        currency: 'AUD',
        currencyType: 'FIAT',
        effectiveBetMinor: 100n,
        payoutMinor: 0n,
        fiatCurrency: 'AUD',
        fiatEffectiveBetMinor: 100n,
        fiatPayoutMinor: 0n,
        placedAt: at,
        settledAt: at,
      } as const;
      await db
        .insertInto('bets')
        .values({ ...usual, ...bet })
        .execute();
    }
  });
}

async function withPlayer(): Promise<{ world: World; player: Player }> {
  const player = await playerInNewWorld(platform, 0n);
  return { world: player.world, player };
}

const RECORDS = `query Records($first: Int, $after: String, $filter: BetRecordsFilter) {
  betRecords(first: $first, after: $after, filter: $filter) {
    totalCount
    pageInfo { endCursor hasNextPage }
    edges { cursor node {
      id status freeSpin currencyType effectiveBet payout cryptoEffectiveBet cryptoPayout dateTimeSettled
      game { name } gameCategory { id name } currency { code }
    } }
  }
}`;
const SUMMARY = `query Summary($filter: BetRecordsFilter) {
  betRecordSummary(filter: $filter) { totalEffectiveBet totalWinloss currency { code } }
}`;

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly edges: readonly { readonly cursor: string; readonly node: Record<string, unknown> }[];
}

const page = async (player: Player, variables: object = {}): Promise<Page> =>
  objectOf(await player.call(RECORDS, variables), 'betRecords') as unknown as Page;

const idsOf = ({ edges }: Page): string[] =>
  edges.map(({ node }) => String(node['id']).split('_').at(-1) ?? '');

describe('betRecords', () => {
  it('BETS-10 BETS-11 tells game, category, status, currency, amounts and time of a fiat and of a crypto bet', async () => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 2, payoutMinor: 250n, fiatPayoutMinor: 250n },
      {
        hours: 1,
        status: 'UNSETTLED',
        freeSpin: true,
        currency: 'BTC',
        currencyType: 'CRYPTO',
        effectiveBetMinor: 2000n,
        payoutMinor: 5n,
        fiatEffectiveBetMinor: 285n,
        fiatPayoutMinor: 1n,
      },
    ]);
    const { edges } = await page(player);
    const common = {
      game: { name: 'Moonlit Dingo' },
      gameCategory: { id: 'cat_slots', name: 'Pokies and slots' },
    };
    expect(edges.map(({ node }) => node)).toEqual([
      {
        ...common,
        id: `bet_${player.id}_1`,
        status: 'UNSETTLED',
        freeSpin: true,
        currencyType: 'CRYPTO',
        effectiveBet: '2.85',
        payout: '0.01',
        cryptoEffectiveBet: '0.00002000',
        cryptoPayout: '0.00000005',
        dateTimeSettled: '2026-01-05T01:00:00.000Z',
        currency: { code: 'BTC' },
      },
      {
        ...common,
        id: `bet_${player.id}_0`,
        status: 'SETTLED',
        freeSpin: false,
        currencyType: 'FIAT',
        effectiveBet: '1.00',
        payout: '2.50',
        cryptoEffectiveBet: null,
        cryptoPayout: null,
        dateTimeSettled: '2026-01-05T00:00:00.000Z',
        currency: { code: 'AUD' },
      },
    ]);
  });

  it('BETS-14 takes first, after and a filter, and returns edges, pageInfo and totalCount, latest first', async () => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 1 },
      { hours: 3 },
      { hours: 2 },
      { hours: 2, gameCategoryId: 'cat_live' },
      { hours: 9 },
    ]);
    const filter = {
      gameCategory: { in: ['cat_slots'] },
      dateTimeSettled: { gte: '2026-01-04T20:00:00.000Z' },
    };
    const first = await page(player, { first: 2, filter });
    expect([idsOf(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual([['0', '2'], 3, true]);
    const rest = await page(player, { first: 2, filter, after: first.pageInfo.endCursor });
    expect([idsOf(rest), rest.totalCount, rest.pageInfo.hasNextPage]).toEqual([['1'], 3, false]);
  });

  it('API-09 yields every bet once, also when many were settled in the same moment', async () => {
    const { world, player } = await withPlayer();
    await addBets(
      world,
      player.id,
      Array.from({ length: 23 }, (_, index) => ({ hours: index % 3 })),
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const part: Page = await page(player, { first: 5, after });
      seen.push(...idsOf(part));
      after = part.pageInfo.hasNextPage ? part.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  });

  it.each([
    [{ gameCategory: { eq: 'cat_live' } }, ['1']],
    [{ gameCategory: { in: ['cat_live', 'cat_table'] } }, ['1', '2']],
    [{ gameCategory: { eq: 'cat_live', in: ['cat_table'] } }, []],
    [{ gameCategory: { in: [] } }, []],
    [{ dateTimeSettled: { gte: '2026-01-05T00:00:00.000Z' } }, ['0', '1']],
    [{ dateTimeSettled: { lte: '2026-01-05T00:00:00.000Z' } }, ['1', '2']],
    [{ dateTimeSettled: { gte: '2026-01-05T11:00:00.000+11:00' } }, ['0', '1']],
    [{}, ['0', '1', '2']],
    [null, ['0', '1', '2']],
  ])('keeps with the filter %j the bets %j', async (filter, kept) => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 1 },
      { hours: 2, gameCategoryId: 'cat_live' },
      { hours: 3, gameCategoryId: 'cat_table' },
    ]);
    expect(idsOf(await page(player, { filter }))).toEqual(kept);
  });

  it("API-10 API-17 refuses a page size out of range and a cursor that is not of the member's own bets", async () => {
    const { world, player } = await withPlayer();
    const other = await newPlayer(platform, world, 0n);
    await addBets(world, other.id, [{ hours: 1 }]);
    const theirs = (await page(other)).edges[0]?.cursor;
    for (const variables of [
      { first: 0 },
      { first: -1 },
      { first: 101 },
      { after: theirs },
      { after: 'x' },
      { after: '' },
    ]) {
      expect((await player.call(RECORDS, variables)).code).toBe('BAD_USER_INPUT');
    }
    expect((await page(player)).edges).toEqual([]);
  });
});

describe('betRecordSummary', () => {
  it('BETS-13 adds up the bets and what was won less what was staked, by category ids and from a moment on', async () => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 1, fiatEffectiveBetMinor: 1050n, fiatPayoutMinor: 400n },
      { hours: 2, fiatEffectiveBetMinor: 200n, fiatPayoutMinor: 0n, gameCategoryId: 'cat_live' },
      { hours: 3, fiatEffectiveBetMinor: 5000n, fiatPayoutMinor: 9000n, gameCategoryId: 'cat_table' },
      { hours: 99, fiatEffectiveBetMinor: 7n, fiatPayoutMinor: 70_000n },
    ]);
    const summary = async (filter: unknown) =>
      objectOf(await player.call(SUMMARY, { filter }), 'betRecordSummary');
    const from = { gte: '2026-01-04T20:00:00.000Z' };
    const two = { gameCategory: { in: ['cat_slots', 'cat_live'] }, dateTimeSettled: from };
    expect(await summary(two)).toEqual({
      totalEffectiveBet: '12.50',
      totalWinloss: '-8.50',
      currency: { code: 'AUD' },
    });
    expect(await summary({ dateTimeSettled: from })).toMatchObject({
      totalEffectiveBet: '62.50',
      totalWinloss: '31.50',
    });
    expect(await summary({ gameCategory: { in: ['cat_fish'] } })).toMatchObject({
      totalEffectiveBet: '0.00',
      totalWinloss: '0.00',
    });
  });

  it('is in the active currency, and in the displayed fiat currency while a crypto one is active', async () => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 1, fiatEffectiveBetMinor: 920n, fiatPayoutMinor: 0n },
      { hours: 1, fiatCurrency: 'NZD', fiatEffectiveBetMinor: 1000n, fiatPayoutMinor: 500n },
    ]);
    const inCurrency = async (activeCurrency: string, displayedFiatCurrency: string) => {
      await world.write(({ db }) =>
        db
          .updateTable('members')
          .set({ activeCurrency, displayedFiatCurrency })
          .where('id', '=', player.id)
          .execute(),
      );
      return objectOf(await player.call(SUMMARY), 'betRecordSummary');
    };
    const inNzd = { totalEffectiveBet: '20.00', totalWinloss: '-15.00', currency: { code: 'NZD' } };
    expect(await inCurrency('NZD', 'AUD')).toEqual(inNzd);
    expect(await inCurrency('BTC', 'NZD')).toEqual(inNzd);
    expect(await inCurrency('AUD', 'NZD')).toMatchObject({
      totalEffectiveBet: '18.40',
      currency: { code: 'AUD' },
    });
  });

  it("counts nobody else's bets", async () => {
    const { world, player } = await withPlayer();
    const other = await newPlayer(platform, world, 0n);
    await addBets(world, other.id, [{ hours: 1 }]);
    expect(objectOf(await player.call(SUMMARY), 'betRecordSummary')).toMatchObject({
      totalEffectiveBet: '0.00',
    });
  });
});
