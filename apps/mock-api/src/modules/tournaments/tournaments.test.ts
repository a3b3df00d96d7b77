import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld('2026-01-05T02:00:00.000Z');
});

interface Tournament {
  readonly id: string;
  readonly leaderboard: readonly { rank: number; score: string; username: string }[];
  readonly rewards: readonly { rank: number; prize: string }[];
  readonly ownPlace: { rank: number; score: string; toNext: string | null } | null;
}

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: Tournament }[];
}

const tournaments = async (args: string, fields: string, token?: string): Promise<Page> => {
  const query = `{ tournaments${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { id ${fields} } } } }`;
  const { data, errors } = await callGraphQL(platform, world, {
    query,
    ...(token === undefined ? {} : { token }),
  });
  expect(errors).toEqual([]);
  return data?.['tournaments'] as Page;
};

const idsOf = (page: Page) => page.edges.map(({ node }) => node.id.replace('tournament_', ''));

describe('tournaments', () => {
  it('TOUR-03 have every field', async () => {
    const fields = `name description type active expiresAt validFrom currency { code } gameProviders { provider { name } }
      rewards { rank prize } leaderboard { score username own } terms payoutMode creditingJob ownPlace { rank }`;
    const { edges } = await tournaments('(first: 1, filter: { currency: { eq: "nzd" } })', fields);
    expect(edges[0]?.node).toEqual({
      id: 'tournament_long_white_cloud',
      name: 'Long White Cloud Cup',
      description: 'For play in New Zealand dollars.',
      type: 'WINNINGS',
      active: true,
      validFrom: '2025-12-30T02:00:00.000Z',
      expiresAt: '2026-01-13T02:00:00.000Z',
      currency: { code: 'NZD' },
      gameProviders: [{ provider: { name: 'Silver Fern Works' } }],
      rewards: [
        { rank: 1, prize: '600.00' },
        { rank: 2, prize: '300.00' },
        { rank: 3, prize: '100.00' },
      ],
      leaderboard: expect.arrayContaining([{ score: '397.50', username: 'ke***', own: false }]) as unknown[],
      terms: expect.stringContaining('<p>') as string,
      payoutMode: 'AUTO',
      creditingJob: 'CREDIT_TOURNAMENT_REWARDS',
      ownPlace: null,
    });
  });

  it('TOUR-05 are filtered by active and currency, the one that ends first at the top, and paged by cursor', async () => {
    const all = ['winter_warmer', 'spin_round_the_bay', 'live_weekend', 'long_white_cloud', 'one_good_spin'];
    expect(idsOf(await tournaments('', ''))).toEqual(all);
    expect(idsOf(await tournaments('(filter: {})', ''))).toEqual(all);
    expect(idsOf(await tournaments('(filter: { active: { eq: true } })', ''))).toEqual(all.slice(1));
    expect(idsOf(await tournaments('(filter: { active: { eq: false } })', ''))).toEqual(['winter_warmer']);
    expect(
      idsOf(await tournaments('(filter: { active: { eq: true }, currency: { eq: "AUD" } })', '')),
    ).toEqual(['spin_round_the_bay', 'live_weekend', 'one_good_spin']);
    const first = await tournaments('(first: 3)', '');
    const second = await tournaments(`(first: 3, after: "${first.pageInfo.endCursor}")`, '');
    expect([...idsOf(first), ...idsOf(second)]).toEqual(all);
    expect([first, second].map((page) => [page.totalCount, page.pageInfo.hasNextPage])).toEqual([
      [5, true],
      [5, false],
    ]);
    const last = await tournaments('(first: 3, direction: DESC)', '');
    const before = await tournaments(`(first: 3, direction: DESC, after: "${last.pageInfo.endCursor}")`, '');
    expect([...idsOf(last), ...idsOf(before)]).toEqual(all.toReversed());
    for (const args of ['(first: 0)', '(first: 101)', '(after: "x")']) {
      expect(
        (await callGraphQL(platform, world, { query: `{ tournaments${args} { totalCount } }` })).code,
      ).toBe('BAD_USER_INPUT');
    }
  });

  it('TOUR-05 TOUR-07 are active until their end, those paid by hand too', async () => {
    const later = await platform.newWorld('2026-01-05T02:00:00.000Z');
    await later.write(({ db }) =>
      db
        .updateTable('tournaments')
        .set({ payoutMode: 'MANUAL' })
        .where('id', '=', 'tournament_live_weekend')
        .execute(),
    );
    const read = async (active: boolean) => {
      const query = `{ tournaments(filter: { active: { eq: ${String(active)} } }) { edges { node { id active } } } }`;
      const { data } = await callGraphQL(platform, later, { query });
      const { edges } = data?.['tournaments'] as { edges: { node: { id: string; active: boolean } }[] };
      expect(edges.every(({ node }) => node.active === active)).toBe(true);
      return edges.map(({ node }) => node.id.replace('tournament_', ''));
    };
    expect(await read(false)).toEqual(['winter_warmer']);
    await later.clock.advance('P7D');
    expect(await read(false)).toEqual(['winter_warmer', 'spin_round_the_bay', 'live_weekend']);
    expect(await read(true)).toEqual(['long_white_cloud', 'one_good_spin']);
  });

  it('TOUR-08 show ten places at most and reward the first three', async () => {
    const { edges } = await tournaments('', 'leaderboard { rank } rewards { rank }');
    expect(edges.map(({ node }) => node.leaderboard.length)).toEqual([10, 10, 0, 10, 10]);
    for (const { node } of edges) expect(node.rewards.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it('rank equal scores alike, and name in full only the member who looks', async () => {
    const token = await loginByEmail(platform, world, 'mia@magpie.test');
    const board = async (viewer?: string) => {
      const { edges } = await tournaments(
        '(filter: { active: { eq: true } }, first: 1)',
        'leaderboard { rank score username }',
        viewer,
      );
      return edges[0]?.node.leaderboard;
    };
    const own = await board(token);
    expect(own?.slice(0, 4)).toEqual([
      { rank: 1, score: '92.00', username: 'ke***' },
      { rank: 2, score: '77.20', username: 'ti***' },
      { rank: 2, score: '77.20', username: 'wa***' },
      { rank: 4, score: '54.40', username: 'jo***' },
    ]);
    expect(own?.find(({ score }) => score === '30.30')).toMatchObject({ username: 'mia@magpie.test' });
    expect((await board())?.find(({ score }) => score === '30.30')).toMatchObject({ username: 'mi***' });
  });

  it('tell a member where they stand, after the ten places too, and what is missing to the next rank', async () => {
    const token = await loginByEmail(platform, world, 'mia@magpie.test');
    const own = async (viewer?: string) => {
      const { edges } = await tournaments(
        '(filter: { active: { eq: true } })',
        'ownPlace { rank score toNext }',
        viewer,
      );
      return edges.map(({ node }) => node.ownPlace);
    };
    expect(await own(token)).toEqual([
      { rank: 6, score: '30.30', toNext: '15.50' },
      null,
      null,
      { rank: 12, score: '8.00', toNext: '5.75' },
    ]);
    expect(await own()).toEqual([null, null, null, null]);
  });
});
