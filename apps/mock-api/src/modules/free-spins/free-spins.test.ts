import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const CLAIM =
  'mutation Claim($me: ID!, $promo: ID!) { claimFreeSpinPromo(input: { legacyMemberId: $me, promo: $promo }) { id status promoUsed maxUses activated expiresAt } }';
const CANCEL =
  'mutation Cancel($me: ID!, $id: ID!) { cancelFreeSpinPromo(id: $id, legacyMemberId: $me) { id status } }';
const LIST =
  'query List($filter: MemberFreeSpinsFilter, $first: Int = 10) { memberFreeSpins(first: $first, filter: $filter) { totalCount edges { node { id status } } } }';
const DINGO = 'promo_dingo_spins';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const idOf = (data: unknown): string =>
  (data as { claimFreeSpinPromo: { id: string } }).claimFreeSpinPromo.id;

it('SPIN-06 are claimed by legacyMemberId and promo, and not twice while they are active', async () => {
  const mia = await person('mia');
  const first = await mia.promo(CLAIM, { me: mia.id, promo: DINGO });
  expect(first.data).toEqual({
    claimFreeSpinPromo: {
      id: expect.stringMatching(/^fsp_/) as unknown,
      status: 'ACTIVE',
      promoUsed: 1,
      maxUses: 3,
      activated: false,
      expiresAt: '2026-03-09T02:00:00.000Z',
    },
  });
  const { data } = await mia.promo(LIST);
  expect(data).toMatchObject({
    memberFreeSpins: { totalCount: 1, edges: [{ node: { id: idOf(first.data) } }] },
  });
  const second = await mia.promo(CLAIM, { me: mia.id, promo: DINGO });
  expect([second.code, second.errors[0]?.message]).toEqual([
    'CONFLICT',
    'You are already enrolled in this promo.',
  ]);
});

it('can be claimed again once they are over, until no uses remain', async () => {
  const mia = await person('mia');
  for (const promoUsed of [1, 2, 3]) {
    const { data } = await mia.promo(CLAIM, { me: mia.id, promo: DINGO });
    expect(data).toMatchObject({ claimFreeSpinPromo: { promoUsed } });
    await mia.promo(CANCEL, { me: mia.id, id: idOf(data) });
  }
  expect((await mia.promo(CLAIM, { me: mia.id, promo: DINGO })).code).toBe('CONFLICT');
});

it('are refused for an unknown promo, another type, a level not reached and a promo that has ended', async () => {
  const noah = await person('noah');
  const codeOf = async (promo: string) => (await noah.promo(CLAIM, { me: noah.id, promo })).code;
  expect(await codeOf('nothing')).toBe('NOT_FOUND');
  expect(await codeOf('promo_midweek')).toBe('BAD_USER_INPUT');
  expect(await codeOf('promo_three_reefs')).toBe('CONFLICT');
  await noah.world.clock.advance('P51D');
  const later = await seededPerson(platform, noah.world, 'noah');
  expect((await later.promo(CLAIM, { me: later.id, promo: DINGO })).code).toBe('CONFLICT');
});

it('SPIN-08 are listed by first and status', async () => {
  const ella = await person('ella');
  const ask = async (filter: unknown, first = 10) =>
    (await ella.promo(LIST, { filter, first })).data?.['memberFreeSpins'];
  expect(await ask({ status: { eq: 'ACTIVE' } })).toEqual({
    totalCount: 1,
    edges: [{ node: { id: 'fsp_ella_dingo', status: 'ACTIVE' } }],
  });
  await ella.promo(CANCEL, { me: ella.id, id: 'fsp_ella_dingo' });
  expect(await ask({ status: { eq: 'ACTIVE' } })).toEqual({ totalCount: 0, edges: [] });
  expect(await ask(null)).toMatchObject({ totalCount: 1 });
  const later = idOf((await ella.promo(CLAIM, { me: ella.id, promo: DINGO })).data);
  expect(await ask(null, 1)).toMatchObject({ totalCount: 2, edges: [{ node: { id: later } }] });
});

it('SPIN-11 become CANCELLED with two Ls, and only once', async () => {
  const ella = await person('ella');
  const done = await ella.promo(CANCEL, { me: ella.id, id: 'fsp_ella_dingo' });
  expect(done.data).toEqual({ cancelFreeSpinPromo: { id: 'fsp_ella_dingo', status: 'CANCELLED' } });
  expect((await ella.promo(CANCEL, { me: ella.id, id: 'fsp_ella_dingo' })).code).toBe('CONFLICT');
});

it('SPIN-13 are activated and cancelled by id and legacyMemberId, and answered changed', async () => {
  const mia = await person('mia');
  const id = idOf((await mia.promo(CLAIM, { me: mia.id, promo: DINGO })).data);
  const activate =
    'mutation Go($me: ID!, $id: ID!) { activateFreeSpinPromo(id: $id, legacyMemberId: $me) { id activated status } }';
  const active = { id, activated: true, status: 'ACTIVE' };
  const foreign = async (query: string) => (await mia.promo(query, { me: 'mem_ella', id })).code;
  expect(await foreign(activate)).toBe('BAD_USER_INPUT');
  expect((await mia.promo(activate, { me: mia.id, id })).data).toEqual({ activateFreeSpinPromo: active });
  expect((await mia.promo(activate, { me: mia.id, id })).data).toEqual({ activateFreeSpinPromo: active });
  const cancel =
    'mutation End($me: ID!, $id: ID!) { cancelFreeSpin(id: $id, legacyMemberId: $me) { id status } }';
  expect([await foreign(cancel), await foreign(CANCEL)]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  expect((await mia.promo(cancel, { me: mia.id, id })).data).toEqual({
    cancelFreeSpin: { id, status: 'CANCELLED' },
  });
  expect((await mia.promo(activate, { me: mia.id, id })).code).toBe('CONFLICT');
});

it('API-17 of another member cannot be seen, activated or cancelled', async () => {
  const mia = await person('mia');
  expect((await mia.promo(LIST)).data).toEqual({ memberFreeSpins: { totalCount: 0, edges: [] } });
  expect((await mia.promo(CANCEL, { me: mia.id, id: 'fsp_ella_dingo' })).code).toBe('NOT_FOUND');
});

it('SPIN-11 leave the promo they came with in force, with all of its bonus money', async () => {
  const indy = await person('indy');
  const spins = (await indy.promo(LIST, { filter: { status: { eq: 'ACTIVE' } } })).data?.['memberFreeSpins'];
  const { id } = (spins as { edges: { node: { id: string } }[] }).edges[0]?.node ?? {};
  const mine =
    'query Mine($me: ID!) { member(id: $me) { activePromo { status promo { id } atStake { bonus freeSpins } } wallets { casinoBonus } } }';
  const promo = { status: 'ACTIVE', promo: { id: 'promo_last_drinks' } };
  const left = (freeSpins: number) => ({
    member: {
      activePromo: { ...promo, atStake: { bonus: '10.00', freeSpins } },
      wallets: { casinoBonus: '10.00' },
    },
  });
  expect((await indy.promo(mine, { me: indy.id })).data).toEqual(left(6));
  const done = await indy.promo(CANCEL, { me: indy.id, id });
  expect(done.data).toEqual({ cancelFreeSpinPromo: { id, status: 'CANCELLED' } });
  expect((await indy.promo(mine, { me: indy.id })).data).toEqual(left(0));
});

it('SPIN-15 SPIN-16 have every field, and so has the configuration of the promo', async () => {
  const ella = await person('ella');
  await ella.world.write(async ({ db }) => {
    const ofVendor = { campaignUuid: 'camp-1', prepaidUuid: 'prepaid-1' };
    const offered = db.updateTable('promoFreeSpins').set({ ...ofVendor, bonusBuy: true });
    await offered.where('promoId', '=', DINGO).execute();
    const held = db.updateTable('memberFreeSpinGames').set({ ...ofVendor, remaining: 7 });
    await held.where('freeSpinId', '=', 'fsp_ella_dingo').execute();
    const won = db.updateTable('memberFreeSpins').set({ totalWinningsMinor: 1_234n, promoUsed: 2 });
    await won.where('id', '=', 'fsp_ella_dingo').execute();
  });
  const query =
    '{ promo(id: "promo_dingo_spins") { freeSpinConfiguration { gameName gameId gameCode categoryId vendorId campaignUuid prepaidUuid currency { code } betCount betValue bonusBuy remainingFreeSpins } } memberFreeSpins { edges { node { id name description promo { id type } mainBannerImage status expiresAt dateTimeClaimed totalWinnings currency { code } promoUsed maxUses freeSpinDetails { gameName campaignUuid prepaidUuid betCount remainingFreeSpins } } } } }';
  const { data } = await ella.promo(query);
  const {
    freeSpinConfiguration: [spins],
  } = data?.['promo'] as { freeSpinConfiguration: { gameCode: string }[] };
  expect(spins).toEqual({
    gameName: 'Moonlit Dingo',
    gameId: `game_${spins?.gameCode ?? ''}`,
    gameCode: expect.stringMatching(/dingo/) as unknown,
    categoryId: 'cat_slots',
    vendorId: 'ven_billabong',
    campaignUuid: 'camp-1',
    prepaidUuid: 'prepaid-1',
    currency: { code: 'AUD' },
    betCount: 20,
    betValue: '0.20',
    bonusBuy: true,
    remainingFreeSpins: null,
  });
  expect(data?.['memberFreeSpins']).toEqual({
    edges: [
      {
        node: {
          id: 'fsp_ella_dingo',
          name: 'Twenty under the Moon',
          description: expect.stringContaining('Twenty free spins') as unknown,
          promo: { id: DINGO, type: 'FREE_SPIN' },
          mainBannerImage: expect.stringMatching(/^\/art\/promos\/freespins-hero\./) as unknown,
          status: 'ACTIVE',
          expiresAt: '2026-03-07T02:00:00.000Z',
          dateTimeClaimed: '2026-02-28T02:00:00.000Z',
          totalWinnings: '12.34',
          currency: { code: 'AUD' },
          promoUsed: 2,
          maxUses: 3,
          freeSpinDetails: [
            {
              ...{ gameName: 'Moonlit Dingo', betCount: 20, remainingFreeSpins: 7 },
              ...{ campaignUuid: 'camp-1', prepaidUuid: 'prepaid-1' },
            },
          ],
        },
      },
    ],
  });
});

it('become EXPIRED at their end', async () => {
  const ella = await person('ella');
  await ella.world.clock.advance('P5D');
  const { data } = await ella.promo(LIST);
  expect(data).toMatchObject({
    memberFreeSpins: { edges: [{ node: { id: 'fsp_ella_dingo', status: 'EXPIRED' } }] },
  });
});
