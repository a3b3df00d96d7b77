import { expect, it } from 'vitest';
import { balances, audit } from '#platform/ledger/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { recordsOfType } from '#test/kit/records.ts';
import { CLAIM, cashbacksOf, gameBy, keepRound } from '#test/kit/cashbacks.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import { readsOf } from '#test/kit/statements.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

/** A Monday, 13:00 in Sydney. */
const MONDAY = '2026-03-02T02:00:00.000Z';

const platform = platformForFile(startSeededPlatform);

const person = (name: string, now?: string) => personInNewWorld(platform, name, now);

const play = async ({ world }: SeededPerson, stake: bigint, payout: bigint, provider: string) =>
  keepRound(world, stake, payout, await gameBy(world, provider));

it('CASHBK-13 is claimed by its id: the cash grows, the month counts it, and the day is noted', async () => {
  const ella = await person('ella');
  const before = await balances(ella.world.db, ella.id, 'AUD');
  const { data } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(data).toEqual({
    claimCashback: {
      amount: '0.00',
      cashbackReceivedThisMonth: '3.60',
      isClaimable: false,
      claimStatus: 'CLAIMED',
      dateLastClaimed: MONDAY,
    },
  });
  const after = await balances(ella.world.db, ella.id, 'AUD');
  expect(after).toEqual({ ...before, MAIN: before.MAIN + 360n });
  expect(await recordsOfType(platform, ella.world, ella.token, 'CASHBACK')).toEqual([['MAIN', '3.60']]);
  expect((await audit(ella.world.db)).balanced).toBe(true);
});

it('CASHBK-13 is refused a second time on the same day, on another day, and for an unknown id', async () => {
  const ella = await person('ella');
  await ella.promo(CLAIM, { id: 'cashback_monday' });
  await play(ella, 10_000n, 0n, 'pro_nightjar');
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
  expect((await ella.promo(CLAIM, { id: 'nothing' })).code).toBe('NOT_FOUND');
  const tuesday = await person('ella', '2026-03-03T02:00:00.000Z');
  expect((await tuesday.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
});

it('counts the day of a claim towards the next one', async () => {
  const ella = await person('ella');
  await ella.promo(CLAIM, { id: 'cashback_monday' });
  await ella.world.clock.advance('P1D');
  await play(ella, 10_000n, 4_000n, 'pro_nightjar');
  await ella.world.clock.advance('P6D');
  const { data } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '4.80' } });
});

it.each([
  { amount: '0.20', turnover: 4_000n, as: 'BONUS', cash: 0n, mainCash: '425.00', bonuses: ['0.20'] },
  { amount: '0.19', turnover: 3_800n, as: 'CASH', cash: 19n, mainCash: '425.19', bonuses: [] },
])(
  'a claim of $amount as a bonus is $as, by whether it is enough for a stake, and says so before',
  async (paid) => {
    const ella = await person('ella');
    await ella.world.write(({ db }) =>
      db.updateTable('cashbacks').set({ currencyType: 'BONUS' }).where('id', '=', 'cashback_live').execute(),
    );
    const offered = async () => {
      const query = '{ memberCashbacks { edges { node { amount currencyType cashback { id } } } } }';
      const found = (await ella.promo(query)).data?.['memberCashbacks'] as {
        edges: { node: { cashback: { id: string } } }[];
      };
      return found.edges.find(({ node }) => node.cashback.id === 'cashback_live')?.node;
    };
    expect(await offered()).toMatchObject({ amount: '0.00', currencyType: 'BONUS' });
    await play(ella, paid.turnover, 0n, 'pro_twelve_bells');
    expect(await offered()).toMatchObject({ amount: paid.amount, currencyType: paid.as });
    const before = await balances(ella.world.db, ella.id, 'AUD');
    // What her other devices show of her rewards follows this.
    const pushes = await openPushes(platform, ella.world, ella.token, [
      '{ balanceUpdated { wallets { mainCash } } }',
    ]);
    const { data } = await ella.promo(CLAIM, { id: 'cashback_live' });
    const claimed = { cashbackReceivedThisMonth: paid.amount, claimStatus: 'CLAIMED' };
    expect(data).toMatchObject({ claimCashback: claimed });
    expect(await pushes.soFar()).toEqual([{ balanceUpdated: { wallets: { mainCash: paid.mainCash } } }]);
    pushes.close();
    const after = { ...before, MAIN: before.MAIN + paid.cash };
    expect(await balances(ella.world.db, ella.id, 'AUD')).toEqual(after);
    const given = await ella.world.db
      .selectFrom('memberBonuses')
      .select('amountMinor')
      .where('name', '=', 'Live Table Cashback')
      .execute();
    expect(given.map(({ amountMinor }) => (Number(amountMinor) / 100).toFixed(2))).toEqual(paid.bonuses);
    expect((await audit(ella.world.db)).violations).toEqual([]);
  },
);

it('CASHBK-18 is the share of net losses, never below 0, or of the turnover', async () => {
  const ella = await person('ella');
  const amount = async (id: string) => {
    const found = (await cashbacksOf(ella)).find(({ cashback }) => cashback.id === id);
    return found?.amount;
  };
  expect(await amount('cashback_monday')).toBe('3.60');
  expect(await amount('cashback_live')).toBe('0.00');
  await play(ella, 100_000n, 90_000n, 'pro_twelve_bells');
  expect(await amount('cashback_monday')).toBe('5.60');
  expect(await amount('cashback_live')).toBe('5.00');
  await play(ella, 100n, 500_000n, 'pro_nightjar');
  expect(await amount('cashback_monday')).toBe('0.00');
  expect(await amount('cashback_live')).toBe('5.00');
});

it('CASHBK-19 is claimable on Mondays and on no other day', async () => {
  const visitor = await platform.newWorld(MONDAY);
  const query =
    '{ cashbacks(filter: { currency: { eq: "AUD" } }) { edges { node { daysOfWeekClaimable } } } }';
  const { data } = await callGraphQL(platform, visitor, { query, path: '/promo/graphql' });
  const { edges } = data?.['cashbacks'] as { edges: { node: unknown }[] };
  expect(edges.map((edge) => edge.node)).toEqual(
    [1, 2, 3, 4, 5].map(() => ({ daysOfWeekClaimable: ['MONDAY'] })),
  );
  const ella = await person('ella', '2026-03-01T13:00:00.000Z');
  const standing = async () => {
    const found = (await cashbacksOf(ella)).find(({ cashback }) => cashback.id === 'cashback_monday');
    return { amount: found?.amount, isClaimable: found?.isClaimable };
  };
  expect(await standing()).toEqual({ amount: '3.60', isClaimable: true });
  // What is lost on each of the other days can only be claimed on the next Monday.
  for (const amount of ['2.00', '4.00', '6.00', '8.00', '10.00', '12.00']) {
    await ella.world.clock.advance('P1D');
    await play(ella, 10_000n, 0n, 'pro_nightjar');
    expect(await standing()).toEqual({ amount, isClaimable: false });
    expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
  }
  await ella.world.clock.advance('P1D');
  expect(await standing()).toEqual({ amount: '12.00', isClaimable: true });
});

it('CASHBK-20 ends at the monthly limit and begins again with the month', async () => {
  const ella = await person('ella');
  await play(ella, 1_000_000n, 0n, 'pro_nightjar');
  const { data } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '200.00' } });
  const entry = async () =>
    (await cashbacksOf(ella)).find(({ cashback }) => cashback.id === 'cashback_monday');
  expect(await entry()).toMatchObject({ hasReachedMaxMonthlyClaim: true });
  await ella.world.clock.advance('P7D');
  await play(ella, 10_000n, 0n, 'pro_nightjar');
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
  await ella.world.clock.set(new Date('2026-03-31T12:59:59.000Z'));
  expect(await entry()).toMatchObject({ hasReachedMaxMonthlyClaim: true });
  await ella.world.clock.set(new Date('2026-03-31T13:00:00.000Z'));
  expect(await entry()).toMatchObject({
    hasReachedMaxMonthlyClaim: false,
    cashbackReceivedThisMonth: '0.00',
  });
});

it('CASHBK-20 knows no limit of 0', async () => {
  const ella = await person('ella');
  await ella.world.write(async ({ db }) => {
    await db
      .updateTable('cashbacks')
      .set({ maxMonthlyMinor: 0n })
      .where('id', '=', 'cashback_monday')
      .execute();
  });
  await play(ella, 1_000_000n, 0n, 'pro_nightjar');
  const { data } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '203.60' } });
  expect(await cashbacksOf(ella)).toContainEqual(
    expect.objectContaining({
      cashback: { id: 'cashback_monday' },
      hasReachedMaxMonthlyClaim: false,
    }),
  );
});

it('CASHBK-16 is found in lists, by id and as the one that can be claimed', async () => {
  const ella = await person('ella');
  const query =
    'query Find($nzd: MemberCashbacksFilter) { cashback(id: "cashback_kiwi") { title } none: cashback(id: "x") { title } cashbacks(filter: { active: { eq: true }, currency: { eq: "AUD" } }) { edges { node { id } } } off: cashbacks(filter: { active: { eq: false } }) { totalCount } memberCashbacks(filter: $nzd) { edges { node { cashback { id } } } } availableMemberCashback { cashback { id } amount } other: availableMemberCashback(filter: $nzd) { amount } }';
  const { data } = await ella.promo(query, { nzd: { currency: { eq: 'NZD' } } });
  expect(data).toEqual({
    cashback: { title: 'Kiwi Monday' },
    none: null,
    cashbacks: {
      edges: ['cashback_monday', 'cashback_tier_six', 'cashback_fiver', 'cashback_live'].map((id) => ({
        node: { id },
      })),
    },
    off: { totalCount: 1 },
    memberCashbacks: {
      edges: ['cashback_kiwi', 'cashback_silver_fern'].map((id) => ({ node: { cashback: { id } } })),
    },
    availableMemberCashback: { cashback: { id: 'cashback_monday' }, amount: '3.60' },
    other: null,
  });
});

it('CASHBK-16 the one that can be claimed is the largest, wherever it stands in the list', async () => {
  const ella = await person('ella');
  await play(ella, 200_000n, 200_000n, 'pro_twelve_bells');
  const { data } = await ella.promo(
    '{ memberCashbacks(filter: { currency: { eq: "AUD" } }) { edges { node { cashback { id } isClaimable amount } } } availableMemberCashback { cashback { id } amount } }',
  );
  const { edges } = data?.['memberCashbacks'] as { edges: { node: object }[] };
  expect(edges.slice(0, 2).map(({ node }) => node)).toEqual([
    { cashback: { id: 'cashback_monday' }, isClaimable: true, amount: '3.60' },
    { cashback: { id: 'cashback_live' }, isClaimable: true, amount: '10.00' },
  ]);
  expect(data?.['availableMemberCashback']).toEqual({ cashback: { id: 'cashback_live' }, amount: '10.00' });
});

it('CASHBK-17 has every field, as an offer and as a member has it', async () => {
  const ella = await person('ella');
  const query =
    '{ cashback(id: "cashback_live") { id title percentage description gameProviders { provider { name } } daysOfWeekClaimable maxMonthlyClaim onLossesOnly levelRequirement active currencyType mainBannerImage } tier: cashback(id: "cashback_tier_six") { levelRequirement onLossesOnly } memberCashbacks(first: 1) { edges { node { id cashback { id } title amount maxMonthlyClaim cashbackReceivedThisMonth hasReachedMaxMonthlyClaim isClaimable dateLastClaimed currency { code symbol } mainBannerImage } } } }';
  const { data } = await ella.promo(query);
  const banner = expect.stringMatching(/^\/art\/promos\/cashback-hero\./) as unknown;
  expect(data?.['cashback']).toEqual({
    id: 'cashback_live',
    title: 'Live Table Cashback',
    percentage: '0.50',
    description: expect.stringContaining('<p>') as unknown,
    gameProviders: [{ provider: { name: 'Twelve Bells' } }, { provider: { name: 'Croupier House' } }],
    daysOfWeekClaimable: ['MONDAY'],
    maxMonthlyClaim: '100.00',
    onLossesOnly: false,
    levelRequirement: 0,
    active: true,
    currencyType: 'CASH',
    mainBannerImage: banner,
  });
  expect(data?.['tier']).toEqual({ levelRequirement: 6, onLossesOnly: true });
  expect(data?.['memberCashbacks']).toEqual({
    edges: [
      {
        node: {
          id: expect.any(String) as unknown,
          cashback: { id: 'cashback_monday' },
          title: 'Monday Cashback',
          amount: '3.60',
          maxMonthlyClaim: '200.00',
          cashbackReceivedThisMonth: '0.00',
          hasReachedMaxMonthlyClaim: false,
          isClaimable: true,
          dateLastClaimed: null,
          currency: { code: 'AUD', symbol: expect.stringContaining('$') as unknown },
          mainBannerImage: banner,
        },
      },
    ],
  });
  await ella.world.write(({ db }) =>
    db.updateTable('cashbacks').set({ maxMonthlyMinor: 360n }).where('id', '=', 'cashback_monday').execute(),
  );
  await ella.promo(CLAIM, { id: 'cashback_monday' });
  const claimed = (await ella.promo(query)).data?.['memberCashbacks'] as { edges: { node: object }[] };
  expect(claimed.edges.map(({ node }) => node)).toMatchObject([
    {
      ...{ maxMonthlyClaim: '3.60', cashbackReceivedThisMonth: '3.60', hasReachedMaxMonthlyClaim: true },
      ...{ isClaimable: false, dateLastClaimed: MONDAY },
    },
  ]);
});

it('CASHBK-07 CASHBK-10 is claimed once a day, and counted in one month, whatever timezone is chosen after the claim', async () => {
  // The first minutes of Monday, 1 June, in Sydney; on Noronha it is still Sunday, 31 May.
  const ella = await person('ella', '2026-05-31T14:05:00.000Z');
  const listed = async () =>
    (await cashbacksOf(ella)).find(({ cashback }) => cashback.id === 'cashback_monday');
  const claimed = { claimStatus: 'CLAIMED', isClaimable: false, cashbackReceivedThisMonth: '3.60' };
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBeNull();
  expect(await listed()).toMatchObject(claimed);
  await ella.world.clock.set(new Date('2026-06-01T02:05:00.000Z'));
  await play(ella, 10_000n, 0n, 'pro_nightjar');
  await ella.main('mutation { updateMe(input: { timezone: "America/Noronha" }) { timezone } }');
  expect(await listed()).toMatchObject(claimed);
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
});

it('reads what was claimed and missed once for the whole list', async () => {
  const ella = await person('ella');
  for (const table of ['cashback_claims', 'cashback_days']) {
    const reads = await readsOf(table, async () => {
      const { data } = await ella.promo('{ memberCashbacks(first: 100) { totalCount } }');
      expect((data?.['memberCashbacks'] as { totalCount: number }).totalCount).toBeGreaterThan(1);
    });
    expect(reads).toHaveLength(1);
  }
});
