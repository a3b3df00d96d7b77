import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { addBets } from '#test/kit/bets.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf } from '#test/kit/launches.ts';
import { newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { openTable } from '#test/kit/play-calls.ts';
import type { Player } from '#test/kit/play.ts';

const platform = platformForFile(startPlayPlatform);

async function withPlayer(): Promise<{ world: World; player: Player }> {
  const player = await playerInNewWorld(platform, 0n);
  return { world: player.world, player };
}

const RECORDS = `query Records($first: Int, $after: String, $filter: BetRecordsFilter) {
  betRecords(first: $first, after: $after, filter: $filter) {
    totalCount
    pageInfo { endCursor hasNextPage }
    edges { cursor node {
      id status freeSpin currencyType effectiveBet payout cryptoEffectiveBet cryptoPayout dateTimePlaced dateTimeSettled
      game { name } gameCategory { id name } currency { code }
    } }
  }
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
        placedAt: Date.parse('2026-01-05T00:59:00.000Z'),
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
        dateTimePlaced: '2026-01-05T00:59:00.000Z',
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
        dateTimePlaced: '2026-01-05T00:00:00.000Z',
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

it('BETS-15 an open bet tells when it was placed as its time, so that the filter by time includes it', async () => {
  const table = await openTable(platform);
  expect((await table.bet('t1', 'r1', '1.00')).status).toBe(200);
  const placed = objectOf(await table.player.call(RECORDS), 'betRecords') as unknown as Page;
  const { dateTimePlaced, dateTimeSettled } = placed.edges[0]?.node ?? {};
  expect(dateTimeSettled).toBe(dateTimePlaced);
  const since = async (gte: unknown) =>
    (await page(table.player, { filter: { dateTimeSettled: { gte } } })).edges.map(
      ({ node }) => node['status'],
    );
  expect(await since(dateTimePlaced)).toEqual(['UNSETTLED']);
  expect(await since(new Date(Date.parse(String(dateTimePlaced)) + 1).toISOString())).toEqual([]);
});
