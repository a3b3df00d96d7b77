import { transactionFilters } from '@magpie/domain/transactions';
import { TransactionType } from '@magpie/gql/enums';
import { describe, expect, it } from 'vitest';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { addMember, callGraphQL } from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const NOW = '2026-01-05T02:00:00.000Z';

const platform = platformForFile(startSeededPlatform);

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[];
}

const signedIn = () => loggedInMember(platform);

let count = 0;

const houses = { DEPOSIT: 'CASH_IN', BET: 'GAMES:billabong', PAYOUT: 'GAMES:billabong' } as const;

/** Posts an entry on a member's main wallet. */
function postEntry(
  world: World,
  memberId: string,
  change: { type: keyof typeof houses; amount: bigint; currency?: string; at?: string },
) {
  const { type, amount, currency = 'AUD', at = NOW } = change;
  count += 1;
  return world.write((unit) =>
    unit.post({
      key: `test:${String(count)}`,
      type,
      memberId,
      postings: [
        { account: houseAccount(houses[type], currency), amount: -amount },
        { account: memberAccount(memberId, 'MAIN', currency), amount },
      ],
      details: { name: `Entry ${String(amount)}` },
      at: new Date(at),
    }),
  );
}

const records = async (world: World, token: string, args = '') => {
  const query = `{ balanceTransactionRecords${args} { totalCount pageInfo { hasNextPage endCursor }
    edges { node { id type walletType amount currency { code } transactionDetails { name } dateTimeCreated } } } }`;
  const { data, code } = await callGraphQL(platform, world, { query, token });
  const page = data?.['balanceTransactionRecords'] as Page | undefined;
  return { code, page, amounts: page?.edges.map(({ node }) => node['amount']) };
};

async function withRecords() {
  const { world, member, token } = await signedIn();
  await postEntry(world, member.id, { type: 'DEPOSIT', amount: 10_000n, at: '2026-01-01T00:00:00Z' });
  await postEntry(world, member.id, { type: 'BET', amount: -250n, at: '2026-01-02T00:00:00Z' });
  await postEntry(world, member.id, {
    type: 'DEPOSIT',
    amount: 5n,
    currency: 'BTC',
    at: '2026-01-03T00:00:00Z',
  });
  await postEntry(world, member.id, { type: 'PAYOUT', amount: 700n, at: '2026-01-04T00:00:00Z' });
  return { world, member, token };
}

describe('balanceTransactionRecords', () => {
  it('TXN-09 have id, type, walletType, amount, currency, transactionDetails.name and dateTimeCreated', async () => {
    const { world, token } = await withRecords();
    const { page } = await records(world, token, '(first: 2)');
    const common = { id: expect.stringMatching(/^rec_/) as string, walletType: 'MAIN' };
    expect(page?.edges.map(({ node }) => node)).toEqual([
      {
        ...common,
        type: 'PAYOUT',
        amount: '7.00',
        currency: { code: 'AUD' },
        transactionDetails: { name: 'Entry 700' },
        dateTimeCreated: '2026-01-04T00:00:00.000Z',
      },
      {
        ...common,
        type: 'DEPOSIT',
        amount: '0.00000005',
        currency: { code: 'BTC' },
        transactionDetails: { name: 'Entry 5' },
        dateTimeCreated: '2026-01-03T00:00:00.000Z',
      },
    ]);
  });

  it('TXN-08 take first, after and a filter of currency, moment and types, and return edges, pageInfo and totalCount', async () => {
    const { world, token } = await withRecords();
    const first = await records(world, token, '(first: 3)');
    const second = await records(
      world,
      token,
      `(first: 3, after: "${first.page?.pageInfo.endCursor ?? ''}")`,
    );
    expect([first.amounts, second.amounts]).toEqual([['7.00', '0.00000005', '-2.50'], ['100.00']]);
    expect([first, second].map(({ page }) => [page?.totalCount, page?.pageInfo.hasNextPage])).toEqual([
      [4, true],
      [4, false],
    ]);
    const filtered = async (filter: string) => (await records(world, token, `(filter: ${filter})`)).amounts;
    expect(await filtered('{ currency: { eq: "BTC" } }')).toEqual(['0.00000005']);
    expect(await filtered('{ currency: { in: ["aud", "nzd"] } }')).toEqual(['7.00', '-2.50', '100.00']);
    expect(await filtered('{ currency: { eq: "XXX" } }')).toEqual([]);
    expect(await filtered('{ dateTimeCreated: { gte: "2026-01-03T00:00:00Z" } }')).toEqual([
      '7.00',
      '0.00000005',
    ]);
    expect(await filtered('{ dateTimeCreated: { lte: "2026-01-02T00:00:00Z" } }')).toEqual([
      '-2.50',
      '100.00',
    ]);
    expect(await filtered('{ type: { in: [BET, PAYOUT] } }')).toEqual(['7.00', '-2.50']);
    expect(await filtered('{ type: { eq: BET, in: [PAYOUT] } }')).toEqual([]);
    expect(await filtered('{ type: { in: [] } }')).toEqual([]);
    const deposits = '(first: 1, filter: { type: { in: [DEPOSIT, DEPOSIT_REVERSAL] } }';
    const newest = await records(world, token, `${deposits})`);
    expect([newest.amounts, newest.page?.totalCount, newest.page?.pageInfo.hasNextPage]).toEqual([
      ['0.00000005'],
      2,
      true,
    ]);
    const oldest = await records(
      world,
      token,
      `${deposits}, after: "${newest.page?.pageInfo.endCursor ?? ''}")`,
    );
    expect([oldest.amounts, oldest.page?.totalCount, oldest.page?.pageInfo.hasNextPage]).toEqual([
      ['100.00'],
      2,
      false,
    ]);
    expect(
      await filtered(
        '{ type: { eq: DEPOSIT }, currency: { eq: "AUD" }, dateTimeCreated: { gte: "2026-01-01T00:00:00Z" } }',
      ),
    ).toEqual(['100.00']);
  });

  it('TXN-20 are 10 on a page when no number is given', async () => {
    const { world, member, token } = await signedIn();
    for (let amount = 1n; amount <= 11n; amount += 1n)
      await postEntry(world, member.id, { type: 'DEPOSIT', amount });
    const { page, amounts } = await records(world, token);
    expect(amounts).toHaveLength(10);
    expect([page?.totalCount, page?.pageInfo.hasNextPage]).toEqual([11, true]);
  });

  it('TXN-07 have types that each belong to exactly one filter of the history', () => {
    const filtered = Object.values(transactionFilters).flat();
    expect(Object.values(TransactionType).sort()).toEqual([...filtered].sort());
  });

  it.each(['(first: 0)', '(first: 101)', '(after: "x")', '(after: "dHJhbnNhY3Rpb25zOnJlY18x")'])(
    'refuse the page %s',
    async (args) => {
      const { world, token } = await withRecords();
      expect((await records(world, token, args)).code).toBe('BAD_USER_INPUT');
    },
  );

  it('API-17 show nothing of another member, and page from nothing of theirs', async () => {
    const { world, token } = await withRecords();
    const other = await addMember(world);
    await postEntry(world, other.id, { type: 'DEPOSIT', amount: 99_900n });
    expect((await records(world, token)).amounts).toEqual(['7.00', '0.00000005', '-2.50', '100.00']);
    const foreign = await world.db
      .selectFrom('ledgerPostings')
      .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerPostings.accountId')
      .select('ledgerPostings.id')
      .where('ledgerAccounts.memberId', '=', other.id)
      .executeTakeFirstOrThrow();
    const cursor = Buffer.from(`transactions:${foreign.id}`).toString('base64url');
    expect((await records(world, token, `(after: "${cursor}")`)).code).toBe('BAD_USER_INPUT');
  });
});

describe('netDepositsNext', () => {
  const net = async (world: World, token: string, filter: string) => {
    const query = `{ netDepositsNext(filter: { ${filter} }) { amount cryptoAmount currency { symbol code } } }`;
    const { data, code } = await callGraphQL(platform, world, { query, token });
    return { code, net: data?.['netDepositsNext'] };
  };

  const january = 'startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-02-01T00:00:00Z"';

  const pay = (
    world: World,
    memberId: string,
    table: 'deposits' | 'withdrawals',
    amount: bigint,
    change: { status?: 'APPROVED' | 'PENDING'; currency?: string; at?: string; created?: string } = {},
  ) => {
    const { status = 'APPROVED', currency = 'AUD', at = '2026-01-10T00:00:00Z', created = at } = change;
    count += 1;
    const moment = Date.parse(at);
    const row = {
      id: `pay_${String(count)}`,
      memberId,
      currency,
      status,
      amountMinor: amount,
      createdAt: Date.parse(created),
      changedAt: moment,
    };
    return world.write(({ db }) =>
      table === 'deposits'
        ? db
            .insertInto('deposits')
            .values({ ...row, paymentMethodId: 'pm_card', promoId: null, cryptoCurrency: null })
            .execute()
        : db
            .insertInto('withdrawals')
            .values({ ...row, withdrawalMethodId: 'wm_bank', feeMinor: 0n })
            .execute(),
    );
  };

  it('TXN-11 takes start, end and currency, and returns amount, cryptoAmount and currency', async () => {
    const { world, member, token } = await signedIn();
    await pay(world, member.id, 'deposits', 20_000n);
    await pay(world, member.id, 'deposits', 1_000_000n, { currency: 'BTC' });
    expect((await net(world, token, january)).net).toEqual({
      amount: '200.00',
      cryptoAmount: null,
      currency: { symbol: 'A$', code: 'AUD' },
    });
    expect((await net(world, token, `${january}, currency: "NZD"`)).net).toEqual({
      amount: '0.00',
      cryptoAmount: null,
      currency: { symbol: 'NZ$', code: 'NZD' },
    });
    expect((await net(world, token, `${january}, currency: "BTC"`)).net).toEqual({
      amount: '1425.00',
      cryptoAmount: '0.01000000',
      currency: { symbol: '₿', code: 'BTC' },
    });
  });

  it('TXN-13 are approved deposits less approved withdrawals in the period, and may be negative', async () => {
    const { world, member, token } = await signedIn();
    const other = await addMember(world);
    await pay(world, member.id, 'deposits', 10_000n);
    await pay(world, member.id, 'deposits', 5_000n, { at: '2026-01-01T00:00:00Z' });
    await pay(world, member.id, 'deposits', 70_000n, { status: 'PENDING' });
    await pay(world, member.id, 'deposits', 80_000n, { at: '2026-02-01T00:00:00Z' });
    await pay(world, member.id, 'deposits', 90_000n, { at: '2025-12-31T23:59:59.999Z' });
    await pay(world, other.id, 'deposits', 60_000n);
    expect((await net(world, token, january)).net).toMatchObject({ amount: '150.00' });
    await pay(world, member.id, 'deposits', 2_500n, { created: '2025-12-30T00:00:00Z' });
    expect((await net(world, token, january)).net).toMatchObject({ amount: '175.00' });
    await pay(world, member.id, 'withdrawals', 22_550n);
    await pay(world, member.id, 'withdrawals', 40_000n, { status: 'PENDING' });
    expect((await net(world, token, january)).net).toMatchObject({ amount: '-50.50' });
  });

  it.each([
    `${january}, currency: "XXX"`,
    'startDateTime: "2026-02-01T00:00:00Z", endDateTime: "2026-01-01T00:00:00Z"',
  ])('refuse %s', async (filter) => {
    const { world, token } = await signedIn();
    expect((await net(world, token, filter)).code).toBe('BAD_USER_INPUT');
  });
});
