import { buildSchema, GraphQLEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '#platform/graphql/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { recordsOfType } from '#test/kit/records.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const LIST =
  '{ memberConsumablePromos(first: 100) { totalCount edges { node { id consumablePromoType } } } }';
const ACTIVATE =
  'mutation Go($me: ID!, $id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: $me) { status walletMode bonus turnoverTarget promo { id } } }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const idsOf = (data: unknown): string[] =>
  (
    data as { memberConsumablePromos: { edges: { node: { id: string } }[] } }
  ).memberConsumablePromos.edges.map((edge) => edge.node.id);

/** The bonus of the login itself (PROMO-51). */
const ofLogin = expect.stringMatching(/^bon_[0-9a-z]{20}$/) as unknown;

it('BONUS-15 have the five kinds of the contract, and no others', async () => {
  const contract = buildSchema(readSdl().promo).getType('ConsumablePromoType');
  const kinds = contract instanceof GraphQLEnumType ? contract.getValues().map(({ name }) => name) : [];
  expect(kinds).toEqual(['FREE_SPIN', 'ON_DEPOSIT', 'ON_DEPOSIT_AND_PLAY', 'ON_REGISTRATION', 'USER_CLAIM']);
  const ella = await person('ella');
  const { data } = await ella.promo(LIST);
  const { edges } = data?.['memberConsumablePromos'] as {
    edges: { node: { consumablePromoType: string } }[];
  };
  expect([...new Set(edges.map(({ node }) => node.consumablePromoType))].sort()).toEqual(kinds);
});

it('are there for Ella, the one that ends first at the top', async () => {
  const ella = await person('ella');
  expect(idsOf((await ella.promo(LIST)).data)).toEqual([
    'bon_ella_user_claim',
    'bon_ella_free_spin',
    ofLogin,
    'bon_ella_on_deposit',
    'bon_ella_on_deposit_and_play',
    'bon_ella_on_registration',
  ]);
});

it('BONUS-14 are listed with edges, totalCount and every field', async () => {
  const ella = await person('ella');
  const query =
    '{ memberConsumablePromos(first: 4) { totalCount edges { node { id name description consumablePromoType amount currency { code } consumableExpiryInDays dateTimeCreated expiresAt mainBannerImage subBannerImage freeSpinConfiguration { gameName } wageringContributions { provider { name } contribution } promo { id kind wagering daysToPlay } } } } }';
  const { data } = await ella.promo(query);
  const { totalCount, edges } = data?.['memberConsumablePromos'] as { totalCount: number; edges: unknown[] };
  expect(totalCount).toBe(6);
  expect(edges[3]).toEqual({
    node: {
      id: 'bon_ella_on_deposit',
      name: 'Reload Gift',
      description: expect.stringContaining('<p>') as unknown,
      consumablePromoType: 'ON_DEPOSIT',
      amount: '15.00',
      currency: { code: 'AUD' },
      consumableExpiryInDays: 14,
      dateTimeCreated: '2026-02-28T02:00:00.000Z',
      expiresAt: '2026-03-14T02:00:00.000Z',
      mainBannerImage: expect.stringMatching(/^\/art\/promos\/nest-hero\./) as unknown,
      subBannerImage: expect.stringMatching(/^\/art\/promos\/nest-card\./) as unknown,
      freeSpinConfiguration: [],
      wageringContributions: [
        { provider: { name: 'Nightjar' }, contribution: '100.00' },
        { provider: { name: 'Saltbush' }, contribution: '100.00' },
        { provider: { name: 'Tidewater' }, contribution: '100.00' },
        { provider: { name: 'Ironbark' }, contribution: '50.00' },
      ],
      promo: { id: 'promo_reload_gift', kind: 'BONUS_ONLY', wagering: 10, daysToPlay: 7 },
    },
  });
  expect(edges[1]).toMatchObject({
    node: {
      amount: '0.00',
      freeSpinConfiguration: [{ gameName: 'Bogong Moth' }, { gameName: 'Lighthouse Keeper' }],
    },
  });
});

it('BONUS-12 become the active promo by id and legacyMemberId, and leave the list', async () => {
  const ella = await person('ella');
  for (const me of ['mem_mia', 'nobody'])
    expect((await ella.promo(ACTIVATE, { me, id: 'bon_ella_on_deposit' })).code).toBe('BAD_USER_INPUT');
  expect(idsOf((await ella.promo(LIST)).data)).toContain('bon_ella_on_deposit');
  const { data } = await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_on_deposit' });
  expect(data).toEqual({
    activateConsumableBonus: {
      status: 'ACTIVE',
      walletMode: 'BONUS',
      bonus: '15.00',
      turnoverTarget: '150.00',
      promo: { id: 'promo_reload_gift' },
    },
  });
  const { data: after } = await ella.promo(
    '{ member(id: "mem_ella") { activePromo { promo { id } } wallets { casinoBonus } } }',
  );
  expect(after).toEqual({
    member: { activePromo: { promo: { id: 'promo_reload_gift' } }, wallets: { casinoBonus: '15.00' } },
  });
  expect(idsOf((await ella.promo(LIST)).data)).not.toContain('bon_ella_on_deposit');
  const posted = await recordsOfType(platform, ella.world, ella.token, 'CONSUMABLE_BONUS');
  expect(posted[0]).toEqual(['CASINO_BONUS', '15.00']);
});

it('BONUS-13 are not activated while a promo is active', async () => {
  const ella = await person('ella');
  await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_on_deposit' });
  expect((await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_user_claim' })).code).toBe('ACTIVE_PROMO');
  expect(idsOf((await ella.promo(LIST)).data)).toContain('bon_ella_user_claim');
});

it('SPIN-22 of free spins give these, playable at once, and start no promo, also beside one in force', async () => {
  const ella = await person('ella');
  await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_on_deposit' });
  const { data } = await ella.promo(
    'mutation Go($me: ID!, $id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: $me) { status bonus turnoverTarget freeSpinDetails { gameName betCount } } }',
    { me: ella.id, id: 'bon_ella_free_spin' },
  );
  expect(data).toEqual({
    activateConsumableBonus: {
      status: 'COMPLETE',
      bonus: '0.00',
      turnoverTarget: '0.00',
      freeSpinDetails: [
        { gameName: 'Bogong Moth', betCount: 10 },
        { gameName: 'Lighthouse Keeper', betCount: 5 },
      ],
    },
  });
  const { data: after } = await ella.promo(
    '{ member(id: "mem_ella") { activePromo { promo { id } } } memberFreeSpins(first: 1) { edges { node { status activated promo { id } freeSpinDetails { gameName remainingFreeSpins } } } } }',
  );
  expect(after).toEqual({
    member: { activePromo: { promo: { id: 'promo_reload_gift' } } },
    memberFreeSpins: {
      edges: [
        {
          node: {
            status: 'ACTIVE',
            activated: true,
            promo: { id: 'promo_spin_gift' },
            freeSpinDetails: [
              { gameName: 'Bogong Moth', remainingFreeSpins: 10 },
              { gameName: 'Lighthouse Keeper', remainingFreeSpins: 5 },
            ],
          },
        },
      ],
    },
  });
  expect(idsOf((await ella.promo(LIST)).data)).not.toContain('bon_ella_free_spin');
  expect((await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_free_spin' })).code).toBe('CONFLICT');
});

it('SPIN-22 of free spins leave a member without a promo able to play their own cash', async () => {
  const ella = await person('ella');
  await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_free_spin' });
  const { data } = await ella.main('{ me { wallets { stakedFrom } } }');
  expect(data).toEqual({ me: { wallets: { stakedFrom: null } } });
});

it('are activated once', async () => {
  const ella = await person('ella');
  await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_user_claim' });
  const active = await ella.promo('{ member(id: "mem_ella") { activePromo { id } } }');
  const { id } = (active.data?.['member'] as { activePromo: { id: string } }).activePromo;
  await ella.promo('mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
  expect((await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_user_claim' })).code).toBe('CONFLICT');
});

it('BONUS-16 are neither listed nor activated once they are expired', async () => {
  const ella = await person('ella');
  await ella.world.clock.advance('PT23H59M59S');
  expect(idsOf((await ella.promo(LIST)).data)).toContain('bon_ella_user_claim');
  await ella.world.clock.advance('PT1S');
  expect(idsOf((await ella.promo(LIST)).data)).not.toContain('bon_ella_user_claim');
  expect((await ella.promo(ACTIVATE, { me: ella.id, id: 'bon_ella_user_claim' })).code).toBe('CONFLICT');
});

it('API-17 of another member are neither seen nor activated', async () => {
  const mia = await person('mia');
  expect(idsOf((await mia.promo(LIST)).data)).toEqual([ofLogin]);
  expect((await mia.promo(ACTIVATE, { me: mia.id, id: 'bon_ella_user_claim' })).code).toBe('NOT_FOUND');
});
