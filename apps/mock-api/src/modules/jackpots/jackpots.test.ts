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

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[];
}

const ask = async (query: string, token?: string) => {
  const { data, errors } = await callGraphQL(platform, world, {
    query,
    ...(token === undefined ? {} : { token }),
  });
  expect(errors).toEqual([]);
  return data as Record<string, Page>;
};

const nodes = (page: Page | undefined) => page?.edges.map(({ node }) => node) ?? [];

describe('jackpots', () => {
  it('JACK-03 have every field', async () => {
    const query = `{ jackpot(id: "jackpot_harbour_lights") { id name description type pool seedAmount highPoolThreshold lowPoolThreshold
      payoutPercentage poolStatus status turnoverContributions { provider { name } contribution } turnoverRequirement winRequirement currency { code } rules } }`;
    expect(await ask(query)).toEqual({
      jackpot: {
        id: 'jackpot_harbour_lights',
        name: 'Harbour Lights',
        description: 'Fed by the fish games and everything with salt on it.',
        type: 'Progressive',
        pool: '12905.40',
        seedAmount: '1000.00',
        highPoolThreshold: '10000.00',
        lowPoolThreshold: '2000.00',
        payoutPercentage: '80.00',
        poolStatus: 'PAYING_OUT',
        status: 'ACTIVE',
        turnoverContributions: [
          { provider: { name: 'Southerly' }, contribution: '1.00' },
          { provider: { name: 'Tidewater' }, contribution: '1.50' },
          { provider: { name: 'Wharfside' }, contribution: '1.25' },
        ],
        turnoverRequirement: '50.00',
        winRequirement: '25.00',
        currency: { code: 'AUD' },
        rules: expect.stringContaining(
          'beyond its stake, if half of the stake or more was at risk. Only cash at risk counts: bonus money and free spins do not.',
        ) as string,
      },
    });
  });

  it('JACK-10 all use seed 1000, low 2000, high 10000 and pay 80 percent', async () => {
    const { jackpots } = await ask(
      '{ jackpots { edges { node { seedAmount lowPoolThreshold highPoolThreshold payoutPercentage } } } }',
    );
    expect(nodes(jackpots)).toHaveLength(5);
    for (const node of nodes(jackpots)) {
      expect(node).toEqual({
        seedAmount: '1000.00',
        lowPoolThreshold: '2000.00',
        highPoolThreshold: '10000.00',
        payoutPercentage: '80.00',
      });
    }
  });

  it('JACK-05 are listed with the largest pool first, by status, and read by id', async () => {
    const { all, open } = await ask(`{
      all: jackpots { totalCount edges { node { name pool } } }
      open: jackpots(filter: { status: { in: [ACTIVE, CLOSING] } }) { totalCount edges { node { status } } }
    }`);
    expect(nodes(all)).toEqual([
      { name: 'Southern Cross', pool: '48210.60' },
      { name: 'Harbour Lights', pool: '12905.40' },
      { name: 'Last Light', pool: '10047.80' },
      { name: 'Red Centre', pool: '9997.40' },
      { name: 'Dry Season', pool: '1000.00' },
    ]);
    expect([open?.totalCount, new Set(nodes(open).map((node) => node['status']))]).toEqual([
      4,
      new Set(['ACTIVE', 'CLOSING']),
    ]);
    const one = '{ jackpot(id: "jackpot_red_centre") { name } none: jackpot(id: "nothing") { id } }';
    expect(await ask(one)).toEqual({ jackpot: { name: 'Red Centre' }, none: null });
  });

  it('that are removed for good are not listed', async () => {
    const other = await platform.newWorld();
    await other.write(({ db }) =>
      db.updateTable('jackpots').set({ status: 'DELETED' }).where('id', '=', 'jackpot_red_centre').execute(),
    );
    const query = '{ jackpots { totalCount } jackpot(id: "jackpot_red_centre") { id } }';
    const { data } = await callGraphQL(platform, other, { query });
    expect(data).toEqual({ jackpots: { totalCount: 4 }, jackpot: null });
  });
});

describe('payout records', () => {
  it('JACK-05 have member, currency, amount, bet, multiplier and jackpotName, newest first', async () => {
    const query = `{ jackpotPayoutRecords(first: 2) { totalCount edges { node { member currency { code } amount bet multiplier jackpotName dateTimeCreated } } } }`;
    const { jackpotPayoutRecords } = await ask(query);
    expect(jackpotPayoutRecords?.totalCount).toBe(12);
    expect(nodes(jackpotPayoutRecords)).toEqual([
      {
        member: 'ke***',
        currency: { code: 'AUD' },
        amount: '39124.40',
        bet: '2.50',
        multiplier: '15649.76',
        jackpotName: 'Southern Cross',
        dateTimeCreated: '2025-12-30T02:00:00.000Z',
      },
      {
        member: 'ti***',
        currency: { code: 'AUD' },
        amount: '9643.15',
        bet: '1.00',
        multiplier: '9643.15',
        jackpotName: 'Harbour Lights',
        dateTimeCreated: '2025-12-25T02:00:00.000Z',
      },
    ]);
  });

  it('are filtered by jackpot and read page by page, each once', async () => {
    const seen: unknown[] = [];
    let after = '';
    for (let turn = 0; turn < 3; turn += 1) {
      const { page } = await ask(
        `{ page: jackpotPayoutRecords(first: 5${after}) { pageInfo { hasNextPage endCursor } edges { node { id } } } }`,
      );
      seen.push(...nodes(page).map((node) => node['id']));
      expect(page?.pageInfo.hasNextPage).toBe(turn < 2);
      after = `, after: "${page?.pageInfo.endCursor ?? ''}"`;
    }
    expect(new Set(seen).size).toBe(12);
    const { one, none } = await ask(`{
      one: jackpotPayoutRecords(filter: { jackpot: { eq: "jackpot_red_centre" } }) { totalCount edges { node { jackpotName } } }
      none: jackpotPayoutRecords(filter: { jackpot: { in: [] } }) { totalCount edges { node { id } } }
    }`);
    expect([one?.totalCount, nodes(one)]).toEqual([
      2,
      [{ jackpotName: 'Red Centre' }, { jackpotName: 'Red Centre' }],
    ]);
    expect([none?.totalCount, nodes(none)]).toEqual([0, []]);
    const refused = await callGraphQL(platform, world, {
      query: '{ jackpotPayoutRecords(after: "x") { totalCount } }',
    });
    expect(refused.code).toBe('BAD_USER_INPUT');
  });

  it('name the winner in full to the winner alone', async () => {
    const other = await platform.newWorld();
    await other.write(({ db }) =>
      db
        .insertInto('jackpotPayouts')
        .values({
          id: 'jpw_mia',
          jackpotId: 'jackpot_red_centre',
          memberId: 'mem_mia',
          username: 'mia@magpie.test',
          currency: 'AUD',
          amountMinor: 1_000n,
          betMinor: 300n,
          paidAt: other.now().getTime(),
        })
        .execute(),
    );
    const query = '{ jackpotPayoutRecords(first: 2) { edges { node { member multiplier } } } }';
    const seenBy = async (name: string) => {
      const token = await loginByEmail(platform, other, `${name}@magpie.test`);
      return nodes(
        (await callGraphQL(platform, other, { query, token })).data?.['jackpotPayoutRecords'] as Page,
      );
    };
    expect(await seenBy('mia')).toEqual([
      { member: 'mia@magpie.test', multiplier: '3.33' },
      { member: 'ke***', multiplier: '15649.76' },
    ]);
    expect((await seenBy('leo'))[0]).toEqual({ member: 'mi***', multiplier: '3.33' });
    const whose = `query O($own: Boolean!) { jackpotPayoutRecords(filter: { own: { eq: $own } }) { totalCount edges { node { id jackpot } } } }`;
    const chosenBy = async (name: string | null, own: boolean) => {
      const token =
        name === null ? {} : { token: await loginByEmail(platform, other, `${name}@magpie.test`) };
      const { data } = await callGraphQL(platform, other, { query: whose, variables: { own }, ...token });
      return data?.['jackpotPayoutRecords'] as Page;
    };
    expect(nodes(await chosenBy('mia', true))).toEqual([{ id: 'jpw_mia', jackpot: 'jackpot_red_centre' }]);
    expect((await chosenBy('mia', false)).totalCount).toBe(12);
    expect([(await chosenBy('leo', true)).totalCount, (await chosenBy(null, true)).totalCount]).toEqual([
      0, 0,
    ]);
    expect((await chosenBy(null, false)).totalCount).toBe(13);
  });
});
