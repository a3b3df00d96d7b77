import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from 'graphql';
import { promoOperations } from '@magpie/domain/endpoints';
import { readSdl } from '../../platform/graphql/index.ts';
import { audit, balances } from '../../platform/ledger/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { callGraphQL } from '../../testing/index.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { openPushes } from '../../testing/pushes.ts';
import { seededPerson, startSeededPlatform } from '../../testing/seeded.ts';
import { promoRecord } from './store.ts';
import { awardPromo, countPromoTurnover } from './index.ts';

/** A Monday, 13:00 in Sydney. */
const NOW = '2026-03-02T02:00:00.000Z';
const ACTIVE = 'query Member($id: ID!) { member(id: $id) { activePromo { id status walletMode bonus amount turnoverTarget turnoverCounter promoUsed expiresAt endingJob promo { id } } } }';
const HISTORY = '{ promoHistory { totalCount edges { node { id status endingJob promo { id } } } } }';

let platform: TestPlatform;
let world: World;

beforeAll(async () => {
  platform = await startSeededPlatform();
});

afterAll(async () => {
  await platform.close();
});

async function person(name: string) {
  world = await platform.newWorld(NOW);
  return seededPerson(platform, world, name);
}

const codes = (connection: unknown): string[] =>
  (connection as { edges: { node: { code: string } }[] }).edges.map((edge) => edge.node.code);

const bet = (amount: bigint, provider: string, code = 'any') =>
  world.write((unit) =>
    countPromoTurnover(unit, { memberId: 'mem_ruby', stake: amount, currency: 'AUD', game: { code, provider } }),
  );

describe('the promo endpoint', () => {
  it('API-06 serves the promotion calls and no others', () => {
    const contract = buildSchema(readSdl().promo);
    const fields = [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(fields.filter((name) => name !== 'contractVersion').sort()).toEqual([...promoOperations]);
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
    const { token } = await person('mia');
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
  ])('API-14 takes the account id as legacyMemberId and refuses that of another member: %s', async (query) => {
    const mia = await person('mia');
    for (const id of ['mem_ella', 'nobody', '']) {
      expect((await mia.promo(query, { id })).code).toBe('BAD_USER_INPUT');
    }
    const own = await mia.promo(query, { id: mia.id });
    expect(own.code).not.toBe('BAD_USER_INPUT');
  });

  it('API-17 shows another member to nobody', async () => {
    const mia = await person('mia');
    expect((await mia.promo(ACTIVE, { id: 'mem_ruby' })).code).toBe('BAD_USER_INPUT');
  });
});

describe('promos', () => {
  it('PROMO-25 are found by active, type and currency together', async () => {
    world = await platform.newWorld(NOW);
    const ask = async (filter: Record<string, unknown>) => {
      const query = 'query Promos($filter: PromosFilter) { promos(first: 100, filter: $filter) { edges { node { code } } } }';
      const { data } = await callGraphQL(platform, world, { query, variables: { filter }, path: '/promo/graphql' });
      return codes(data?.['promos']).sort();
    };
    expect(await ask({ active: { eq: true }, type: { eq: 'DEPOSIT' }, currency: { eq: 'AUD' } })).toEqual([
      'MIDWEEK50',
      'ROYAL',
      'TIER6',
      'WELCOME1',
      'WELCOME2',
      'WELCOME3',
    ]);
    expect(await ask({ active: { eq: false } })).toEqual(['RESTING', 'SPRING']);
    expect(await ask({ type: { in: ['FREE_SPIN', 'LOGIN'] } })).toEqual(['DAYBREAK', 'DINGO20', 'REEFS30']);
    expect(await ask({ currency: { eq: 'nzd' } })).toEqual(['KIWI30']);
    expect(await ask({ type: { in: [] } })).toEqual([]);
  });

  it('PROMO-28 are found by id and by code and currency', async () => {
    const mia = await person('mia');
    const query = '{ byId: promo(id: "promo_midweek") { code } none: promo(id: "x") { code } byCode: availablePromo(promoCode: "midweek50", currency: "AUD") { id } otherCurrency: availablePromo(promoCode: "MIDWEEK50", currency: "NZD") { id } over: availablePromo(promoCode: "SPRING", currency: "AUD") { id } off: availablePromo(promoCode: "RESTING", currency: "AUD") { id } }';
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
    const query = '{ promo(id: "promo_midweek") { id name code description type expiresAt maxUses promoUsed levelRequirement lockInEnabled lockInRequiredDeposit lockInRequiredTurnover minimumDepositAmount amount active currency { code } mainBannerImage subBannerImage wageringContributions { provider { name } contribution } allowedGameCodes minimumRealMoneyBalance freeSpinConfiguration { betCount } } long: promo(id: "promo_long_haul") { lockInEnabled lockInRequiredDeposit lockInRequiredTurnover amount } royal: promo(id: "promo_royal_tables") { allowedGameCodes } }';
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
  });
});

describe('the active promo', () => {
  it('PROMO-29 comes with the wallets and the lock-in', async () => {
    const ruby = await person('ruby');
    const query = 'query Member($id: ID!) { member(id: $id) { id activePromo { id } wallets { mainCash casinoBonus currency { code } } promoLockIn { completed } promoUsed(promo: "promo_midweek") } }';
    expect((await ruby.promo(query, { id: ruby.id })).data).toEqual({
      member: {
        id: 'mem_ruby',
        activePromo: { id: 'mpr_ruby_midweek' },
        wallets: { mainCash: '340.00', casinoBonus: '150.00', currency: { code: 'AUD' } },
        promoLockIn: null,
        promoUsed: 1,
      },
    });
  });

  it('PROMO-34 has every field', async () => {
    const ella = await person('ella');
    const activate = 'mutation Activate($me: ID!) { activateConsumableBonus(id: "bon_ella_free_spin", legacyMemberId: $me) { id promo { id } walletMode bonus amount turnoverTarget turnoverCounter currency { code } expiresAt dateTimeCreated promoUsed status freeSpinDetails { betCount betValue categoryId currency { code } gameId gameName vendorId gameCode campaignUuid remainingFreeSpins name prepaidUuid } } }';
    const { data } = await ella.promo(activate, { me: ella.id });
    const promo = data?.['activateConsumableBonus'] as { freeSpinDetails: { gameId: string; gameCode: string }[] };
    const [first] = promo.freeSpinDetails;
    expect(promo).toEqual({
      id: expect.stringMatching(/^mpr_/) as unknown,
      promo: { id: 'promo_spin_gift' },
      walletMode: 'BONUS',
      bonus: '0.00',
      amount: '0.00',
      turnoverTarget: '0.00',
      turnoverCounter: '0.00',
      currency: { code: 'AUD' },
      expiresAt: '2026-03-09T02:00:00.000Z',
      dateTimeCreated: NOW,
      promoUsed: 1,
      status: 'ACTIVE',
      freeSpinDetails: [
        {
          betCount: 10,
          betValue: '0.20',
          categoryId: 'cat_slots',
          currency: { code: 'AUD' },
          gameId: `game_${first?.gameCode ?? ''}`,
          gameName: 'Bogong Moth',
          vendorId: 'ven_meridian',
          gameCode: expect.any(String) as unknown,
          campaignUuid: null,
          remainingFreeSpins: 10,
          name: 'Spin Gift',
          prepaidUuid: null,
        },
        expect.objectContaining({ gameName: 'Lighthouse Keeper', betCount: 5, betValue: '0.40' }),
      ],
    });
  });

  it('PROMO-30 is cancelled by its id alone, and its bonus money goes with it', async () => {
    const ruby = await person('ruby');
    const cancel = 'mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id status } }';
    expect((await ruby.promo(cancel, { id: 'promo_midweek' })).code).toBe('NOT_FOUND');
    const done = await ruby.promo(cancel, { id: 'mpr_ruby_midweek' });
    expect(done.data).toEqual({ cancelActivePromo: { id: 'mpr_ruby_midweek', status: 'CANCELED' } });
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toEqual({ member: { activePromo: null } });
    expect(await balances(world.db, ruby.id, 'AUD')).toMatchObject({ MAIN: 34_000n, CASINO_BONUS: 0n });
    expect((await ruby.promo(cancel, { id: 'mpr_ruby_midweek' })).code).toBe('NOT_FOUND');
    expect(await audit(world.db)).toMatchObject({ balanced: true });
  });

  it('leaves bonus money that was there before it', async () => {
    const ella = await person('ella');
    await ella.control('mutation Give($world: ID!) { adjustBalance(world: $world, member: "ella@magpie.test", input: { walletType: CASINO_BONUS, amount: "7.00" }) }');
    const activated = await ella.promo('mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_on_deposit", legacyMemberId: $me) { id } }', { me: ella.id });
    const { id } = activated.data?.['activateConsumableBonus'] as { id: string };
    expect((await balances(world.db, ella.id, 'AUD')).CASINO_BONUS).toBe(2200n);
    await ella.promo('mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
    expect((await balances(world.db, ella.id, 'AUD')).CASINO_BONUS).toBe(700n);
  });

  it('WMODE-10 is switched to bonus mode by its id, once and for all', async () => {
    const ruby = await person('ruby');
    const change = 'mutation Change($id: ID!) { switchPromoToBonusMode(id: $id) { id walletMode } }';
    expect((await ruby.promo(change, { id: 'promo_midweek' })).code).toBe('NOT_FOUND');
    const done = { switchPromoToBonusMode: { id: 'mpr_ruby_midweek', walletMode: 'BONUS' } };
    expect((await ruby.promo(change, { id: 'mpr_ruby_midweek' })).data).toEqual(done);
    expect((await ruby.promo(change, { id: 'mpr_ruby_midweek' })).data).toEqual(done);
    const { data } = await ruby.promo(ACTIVE, { id: ruby.id });
    expect(data).toMatchObject({ member: { activePromo: { walletMode: 'BONUS' } } });
  });

  it('PROMO-46 becomes EXPIRED past its end', async () => {
    const ruby = await person('ruby');
    await world.clock.advance('P10DT23H59M59S');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toMatchObject({ member: { activePromo: { status: 'ACTIVE' } } });
    await world.clock.advance('PT1S');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toEqual({ member: { activePromo: null } });
    const { data } = await ruby.promo(HISTORY);
    expect(data).toEqual({
      promoHistory: {
        totalCount: 1,
        edges: [
          { node: { id: 'mpr_ruby_midweek', status: 'EXPIRED', endingJob: 'EXPIRE_MEMBER_PROMOS', promo: { id: 'promo_midweek' } } },
        ],
      },
    });
    expect((await balances(world.db, ruby.id, 'AUD')).CASINO_BONUS).toBe(0n);
  });

  it('PROMO-46 becomes COMPLETE when its turnover reaches the target, and its bonus money becomes cash', async () => {
    const ruby = await person('ruby');
    await bet(50_000n, 'pro_nightjar');
    await bet(50_000n, 'pro_copperhead');
    await bet(900_000n, 'pro_tidewater');
    const half = await ruby.promo(ACTIVE, { id: ruby.id });
    expect(half.data).toMatchObject({ member: { activePromo: { turnoverCounter: '1875.00', turnoverTarget: '2250.00' } } });
    await bet(37_499n, 'pro_nightjar');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toMatchObject({ member: { activePromo: { status: 'ACTIVE' } } });
    await bet(1n, 'pro_nightjar');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toEqual({ member: { activePromo: null } });
    const { data } = await ruby.promo(HISTORY);
    expect(data).toMatchObject({ promoHistory: { edges: [{ node: { status: 'COMPLETE', endingJob: null } }] } });
    expect(await balances(world.db, ruby.id, 'AUD')).toMatchObject({ CASINO: 15_000n, CASINO_BONUS: 0n });
  });

  it('is LOST when it is played with bonus money and none is left', async () => {
    const ruby = await person('ruby');
    await ruby.promo('mutation Change { switchPromoToBonusMode(id: "mpr_ruby_midweek") { id } }');
    await bet(100n, 'pro_nightjar');
    expect((await ruby.promo(HISTORY)).data).toMatchObject({ promoHistory: { totalCount: 0 } });
    await ruby.control('mutation Take($world: ID!) { adjustBalance(world: $world, member: "ruby@magpie.test", input: { walletType: CASINO_BONUS, amount: "-150.00" }) }');
    await bet(100n, 'pro_nightjar');
    expect((await ruby.promo(HISTORY)).data).toMatchObject({ promoHistory: { edges: [{ node: { status: 'LOST' } }] } });
  });

  it('PROMO-46 counts a use each time it is awarded, and a second award waits for the first to end', async () => {
    const ruby = await person('ruby');
    const record = await promoRecord(world.db, 'promo_midweek');
    if (!record) throw new Error('The promo is not there.');
    const award = () => world.write((unit) => awardPromo(unit, { memberId: ruby.id, record, cause: 'LOCK_IN', deposit: 2_000n }));
    expect(await award()).toMatchObject({ status: 'PENDING', promo_used: 2 });
    const uses = 'query Uses($id: ID!) { member(id: $id) { promoUsed(promo: "promo_midweek") activePromo { promoUsed } } promo(id: "promo_midweek") { promoUsed } }';
    const asked = await ruby.promo(uses, { id: ruby.id });
    expect(asked.data).toEqual({ member: { promoUsed: 2, activePromo: { promoUsed: 1 } }, promo: { promoUsed: 2 } });
    await ruby.promo('mutation Cancel { cancelActivePromo(id: "mpr_ruby_midweek") { id } }');
    const next = await ruby.promo(ACTIVE, { id: ruby.id });
    expect(next.data).toMatchObject({ member: { activePromo: { status: 'ACTIVE', bonus: '10.00', promoUsed: 2 } } });
  });

  it('PROMO-32 keeps what is over in the history, newest first, page by page', async () => {
    const ella = await person('ella');
    for (const kind of ['on_deposit', 'user_claim', 'on_registration']) {
      const go = `mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_${kind}", legacyMemberId: $me) { id } }`;
      const { data } = await ella.promo(go, { me: ella.id });
      const { id } = data?.['activateConsumableBonus'] as { id: string };
      if (kind !== 'on_registration') await ella.promo('mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
      await world.clock.advance('PT1M');
    }
    const page = 'query Page($after: String) { promoHistory(first: 1, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { bonus status } } } }';
    const first = await ella.promo(page);
    expect(first.data).toMatchObject({
      promoHistory: { totalCount: 2, pageInfo: { hasNextPage: true }, edges: [{ node: { bonus: '5.00', status: 'CANCELED' } }] },
    });
    const { pageInfo } = first.data?.['promoHistory'] as { pageInfo: { endCursor: string } };
    const second = await ella.promo(page, { after: pageInfo.endCursor });
    expect(second.data).toMatchObject({
      promoHistory: { totalCount: 2, pageInfo: { hasNextPage: false }, edges: [{ node: { bonus: '15.00', status: 'CANCELED' } }] },
    });
  });

  it('is announced by memberPromoCreated', async () => {
    const ella = await person('ella');
    const pushes = await openPushes(platform, world, ella.token, ['{ memberPromoCreated { promoId promoUsed } }']);
    await ella.promo('mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: $me) { id } }', { me: ella.id });
    expect(await pushes.next()).toEqual({ memberPromoCreated: { promoId: 'promo_open_gift', promoUsed: 1 } });
    pushes.close();
  });
});
