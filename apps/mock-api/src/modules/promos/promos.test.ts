import { describe, expect, it } from 'vitest';
import { buildSchema } from 'graphql';
import { readSdl } from '#platform/graphql/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

/** A Monday, 13:00 in Sydney. */
const ACTIVE =
  'query Member($id: ID!) { member(id: $id) { activePromo { id status walletMode bonus amount turnoverTarget turnoverCounter promoUsed expiresAt endingJob promo { id } } } }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const codes = (connection: unknown): string[] =>
  (connection as { edges: { node: { code: string } }[] }).edges.map((edge) => edge.node.code);

/** Written out from the specification. */
const promoCalls = [
  'activateConsumableBonus',
  'activateFreeSpinPromo',
  'availableMemberCashback',
  'availablePromo',
  'cancelActivePromo',
  'cancelFreeSpin',
  'cancelFreeSpinPromo',
  'cancelLockIn',
  'cashback',
  'cashbacks',
  'claimCashback',
  'claimFreeSpinPromo',
  'lockInMemberToPromo',
  'member',
  'memberCashbacks',
  'memberConsumablePromos',
  'memberFreeSpins',
  'promo',
  'promoHistory',
  'promos',
  'switchPromoToBonusMode',
];

describe('the promo endpoint', () => {
  it('API-06 serves the promotion calls and no others', () => {
    const contract = buildSchema(readSdl().promo);
    const fields = [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(fields.filter((name) => name !== 'contractVersion').sort()).toEqual(promoCalls);
  });

  it('API-06 leaves levels, achievements, jackpots, tournaments and bets to the main endpoint', async () => {
    const mia = await person('mia');
    for (const query of [
      '{ levelConfig { levels { level } } }',
      '{ achievements { totalCount } }',
      '{ jackpots { totalCount } }',
      '{ tournaments { totalCount } }',
      '{ betRecords { totalCount } }',
    ]) {
      expect((await mia.promo(query)).code).toBe('GRAPHQL_VALIDATION_FAILED');
      expect((await mia.main(query)).code, query).toBeNull();
    }
  });

  it('API-03 answers promotion calls at /promo/graphql with the operation in the query string, and only there', async () => {
    const { world, token } = await person('mia');
    const ask = (query: string, path: string) => callGraphQL(platform, world, { query, path, token });
    const promos = 'query Promos { promos { totalCount } }';
    expect((await ask(promos, '/promo/graphql?operationName=Promos')).code).toBeNull();
    expect((await ask(promos, '/graphql')).code).toBe('GRAPHQL_VALIDATION_FAILED');
    const games = 'query Games { games { totalCount } }';
    expect((await ask(games, '/promo/graphql?operationName=Games')).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await ask(games, '/graphql')).code).toBeNull();
  });

  it.each([
    'mutation Call($id: ID!) { claimFreeSpinPromo(input: { legacyMemberId: $id, promo: "promo_dingo_spins" }) { id } }',
    'mutation Call($id: ID!) { activateFreeSpinPromo(id: "fsp_ella_dingo", legacyMemberId: $id) { id } }',
    'mutation Call($id: ID!) { cancelFreeSpin(id: "fsp_ella_dingo", legacyMemberId: $id) { id } }',
    'mutation Call($id: ID!) { cancelFreeSpinPromo(id: "fsp_ella_dingo", legacyMemberId: $id) { id } }',
    'mutation Call($id: ID!) { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: $id) { id } }',
    'mutation Call($id: ID!) { lockInMemberToPromo(legacyMemberId: $id, lockInEnabled: true, promo: "promo_long_haul") { completed } }',
  ])(
    'API-14 takes the account id as legacyMemberId and refuses that of another member: %s',
    async (query) => {
      const mia = await person('mia');
      for (const id of ['mem_ella', 'nobody', '']) {
        expect((await mia.promo(query, { id })).code).toBe('BAD_USER_INPUT');
      }
      const own = await mia.promo(query, { id: mia.id });
      expect(own.code).not.toBe('BAD_USER_INPUT');
    },
  );

  it('API-17 shows another member to nobody', async () => {
    const mia = await person('mia');
    expect((await mia.promo(ACTIVE, { id: 'mem_ruby' })).code).toBe('BAD_USER_INPUT');
  });
});

describe('promos', () => {
  it('PROMO-25 are found by active, type and currency together', async () => {
    const world = await platform.newWorld(MONDAY);
    const ask = async (filter: Record<string, unknown>) => {
      const query =
        'query Promos($filter: PromosFilter) { promos(first: 100, filter: $filter) { edges { node { code } } } }';
      const { data } = await callGraphQL(platform, world, {
        query,
        variables: { filter },
        path: '/promo/graphql',
      });
      return codes(data?.['promos']).sort();
    };
    expect(await ask({ active: { eq: true }, type: { eq: 'DEPOSIT' }, currency: { eq: 'AUD' } })).toEqual([
      ...['FINALS10', 'HANDSHAKE', 'MIDWEEK50', 'ROYAL', 'SPINNER', 'TIER6'],
      ...['WELCOME1', 'WELCOME2', 'WELCOME3', 'WELCOME4'],
    ]);
    expect(await ask({ active: { eq: false } })).toEqual(['RESTING', 'SPRING']);
    expect(await ask({ type: { in: ['FREE_SPIN', 'LOGIN'] } })).toEqual([
      ...['DAYBREAK', 'DINGO20', 'FEATURE3', 'FRONTBAR', 'REEFS30', 'TUI20'],
    ]);
    expect(await ask({ currency: { eq: 'nzd' } })).toEqual(['KIAORA10', 'KIWI30', 'TUI20']);
    expect(await ask({ type: { in: [] } })).toEqual([]);
  });

  it.each([
    ['FreeSpin', 'FREE_SPIN', 4],
    ['Deposit', 'DEPOSIT', 14],
    ['Consumable', 'CONSUMABLE', 3],
  ])(
    'PROMO-35 are found by the type %s as by %s, in documents and in variables',
    async (spelling, type, totalCount) => {
      const world = await platform.newWorld(MONDAY);
      const ask = async (query: string, variables: Record<string, unknown> = {}) =>
        callGraphQL(platform, world, { query, variables, path: '/promo/graphql' });
      const fields = '{ totalCount edges { node { code type } } }';
      const { data: wanted } = await ask(
        `{ promos(first: 100, filter: { type: { eq: ${type} } }) ${fields} }`,
      );
      expect(wanted).toMatchObject({ promos: { totalCount } });
      const written = await ask(`{ promos(first: 100, filter: { type: { in: [${spelling}] } }) ${fields} }`);
      expect(written.data).toEqual(wanted);
      const given = await ask(
        `query P($t: PromoType) { promos(first: 100, filter: { type: { eq: $t } }) ${fields} }`,
        {
          t: spelling,
        },
      );
      expect(given.data).toEqual(wanted);
    },
  );

  it('are not found by a type that there is not', async () => {
    const world = await platform.newWorld(MONDAY);
    const query = '{ promos(filter: { type: { eq: FreeSpins } }) { totalCount } }';
    const answer = await callGraphQL(platform, world, { query, path: '/promo/graphql' });
    expect(answer.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('PROMO-28 are found by id and by code and currency', async () => {
    const mia = await person('mia');
    const query =
      '{ byId: promo(id: "promo_midweek") { code } none: promo(id: "x") { code } byCode: availablePromo(promoCode: "midweek50", currency: "AUD") { id } otherCurrency: availablePromo(promoCode: "MIDWEEK50", currency: "NZD") { id } over: availablePromo(promoCode: "SPRING", currency: "AUD") { id } off: availablePromo(promoCode: "RESTING", currency: "AUD") { id } }';
    expect((await mia.promo(query)).data).toEqual({
      byId: { code: 'MIDWEEK50' },
      none: null,
      byCode: { id: 'promo_midweek' },
      otherCurrency: null,
      over: null,
      off: null,
    });
  });

  it('PROMO-33 have every field', async () => {
    const mia = await person('mia');
    const query =
      '{ promo(id: "promo_midweek") { id name code description type expiresAt maxUses promoUsed levelRequirement lockInEnabled lockInRequiredDeposit lockInRequiredTurnover minimumDepositAmount amount largestBonus wagering daysToPlay active currency { code } mainBannerImage subBannerImage wageringContributions { provider { name } contribution } allowedGameCodes minimumRealMoneyBalance freeSpinConfiguration { betCount } } long: promo(id: "promo_long_haul") { lockInEnabled lockInRequiredDeposit lockInRequiredTurnover amount } royal: promo(id: "promo_royal_tables") { allowedGameCodes allowedGames { name } } spins: promo(id: "promo_three_reefs") { levelRequirement maxUses freeSpinConfiguration { betCount } } }';
    const { data } = await mia.promo(query);
    expect(data?.['promo']).toEqual({
      id: 'promo_midweek',
      name: 'Midweek Half Again',
      code: 'MIDWEEK50',
      description: expect.stringContaining('<p>') as unknown,
      type: 'DEPOSIT',
      expiresAt: '2026-04-16T02:00:00.000Z',
      maxUses: 0,
      promoUsed: 0,
      levelRequirement: 0,
      lockInEnabled: false,
      lockInRequiredDeposit: null,
      lockInRequiredTurnover: null,
      minimumDepositAmount: '20.00',
      amount: '0.50',
      largestBonus: '200.00',
      wagering: 5,
      daysToPlay: 14,
      active: true,
      currency: { code: 'AUD' },
      mainBannerImage: expect.stringMatching(/^\/art\/promos\/match-hero\.[0-9a-f]{10}\.svg$/) as unknown,
      subBannerImage: expect.stringMatching(/^\/art\/promos\/match-card\.[0-9a-f]{10}\.svg$/) as unknown,
      wageringContributions: [
        { provider: { name: 'Nightjar' }, contribution: '100.00' },
        { provider: { name: 'Saltbush' }, contribution: '100.00' },
        { provider: { name: 'Ironbark' }, contribution: '100.00' },
        { provider: { name: 'Copperhead' }, contribution: '50.00' },
        { provider: { name: 'Lantern Row' }, contribution: '50.00' },
        { provider: { name: 'Postmark' }, contribution: '25.00' },
      ],
      allowedGameCodes: [],
      minimumRealMoneyBalance: '10.00',
      freeSpinConfiguration: [],
    });
    expect(data?.['long']).toEqual({
      lockInEnabled: true,
      lockInRequiredDeposit: '200.00',
      lockInRequiredTurnover: '1000.00',
      amount: '50.00',
    });
    expect((data?.['royal'] as { allowedGameCodes: string[] }).allowedGameCodes).toHaveLength(2);
    expect(data?.['royal']).toMatchObject({
      allowedGames: [{ name: 'European Roulette' }, { name: 'Harbour Roulette' }],
    });
    expect(data?.['spins']).toEqual({
      levelRequirement: 2,
      maxUses: 1,
      freeSpinConfiguration: [{ betCount: 10 }, { betCount: 10 }, { betCount: 10 }],
    });
  });
});
