import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { signUp, signUpCodes } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { MONDAY, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const NELL = { email: 'nell@example.test', mobileNumber: '+61412000111' };
const MINE = `query M($me: ID!) { member(id: $me) {
  activePromo { status walletMode bonus turnoverTarget expiresAt promoUsed promo { id } }
  pendingPromos { waitsFor promo { id } } } }`;
const BONUSES =
  '{ memberConsumablePromos(first: 20) { edges { node { id name consumablePromoType amount expiresAt } } } }';

type Column = 'active' | 'currency' | 'expiresAt' | 'levelRequirement' | 'maxUses' | 'payoutMode';

const change = (world: World, promo: string, values: Partial<Record<Column, boolean | number | string>>) =>
  world.write(({ db }) =>
    db
      .updateTable('promos')
      .set(values as never)
      .where('id', '=', promo)
      .execute(),
  );

async function signedUp(world: World, person: typeof NELL = NELL, input: Record<string, unknown> = {}) {
  const codes = await signUpCodes(platform, world, person);
  const answer = await signUp(platform, world, { ...person, ...codes, ...input });
  const { id } = answer.data?.['signUpWithEmail'] as { id: string };
  const token = await loginByEmail(platform, world, person.email);
  const promo = (query: string, variables: object = {}) =>
    callGraphQL(platform, world, {
      query,
      variables: { me: id, ...variables },
      token,
      path: '/promo/graphql',
    });
  return { id, promo };
}

describe('a sign-up', () => {
  it('PROMO-51 awards the open REGISTRATION promo as the active promo', async () => {
    const world = await platform.newWorld(MONDAY);
    const nell = await signedUp(world);
    expect((await nell.promo(MINE)).data).toEqual({
      member: {
        activePromo: {
          ...{
            status: 'ACTIVE',
            walletMode: 'BONUS',
            bonus: '10.00',
            turnoverTarget: '100.00',
            promoUsed: 1,
          },
          expiresAt: '2026-03-09T02:00:00.000Z',
          promo: { id: 'promo_sign_up' },
        },
        pendingPromos: [],
      },
    });
    expect((await balances(world.db, nell.id, 'AUD')).CASINO_BONUS).toBe(1_000n);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it.each([
    ['is switched off', { active: false }],
    ['is past its end', { expiresAt: Date.parse(MONDAY) }],
    ['needs a level', { levelRequirement: 1 }],
  ])('PROMO-51 awards nothing when each such promo %s', async (_what, values) => {
    const world = await platform.newWorld(MONDAY);
    for (const promo of ['promo_sign_up', 'promo_kia_ora']) await change(world, promo, values);
    const nell = await signedUp(world);
    expect((await nell.promo(MINE)).data).toEqual({ member: { activePromo: null, pendingPromos: [] } });
    expect((await balances(world.db, nell.id, 'AUD')).CASINO_BONUS).toBe(0n);
  });

  it('awards none of another currency than the new member’s', async () => {
    const world = await platform.newWorld(MONDAY);
    await change(world, 'promo_sign_up', { currency: 'BTC' });
    const nell = await signedUp(world);
    expect((await nell.promo(MINE)).data).toEqual({ member: { activePromo: null, pendingPromos: [] } });
  });

  it('PROMO-51 PROMO-56 leaves a MANUAL promo to the operator', async () => {
    const world = await platform.newWorld(MONDAY);
    await change(world, 'promo_sign_up', { payoutMode: 'MANUAL' });
    const nell = await signedUp(world);
    expect((await nell.promo(MINE)).data).toEqual({
      member: { activePromo: null, pendingPromos: [{ waitsFor: 'RELEASE', promo: { id: 'promo_sign_up' } }] },
    });
  });

  it('PROMO-51 awards once when it is sent several times at the same moment', async () => {
    const world = await platform.newWorld(MONDAY);
    const codes = await signUpCodes(platform, world, NELL);
    const send = () => signUp(platform, world, { ...NELL, ...codes });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    const rows = await world.db
      .selectFrom('memberPromos')
      .select('id')
      .where('promoId', '=', 'promo_sign_up')
      .where('createdAt', '=', Date.parse(MONDAY))
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('the first login of a day', () => {
  const daybreak = (expiresAt: string) => ({
    ...{ name: 'Daybreak Drop', consumablePromoType: 'USER_CLAIM', amount: '2.00', expiresAt },
    id: expect.stringMatching(/^bon_/) as unknown,
  });

  async function held(world: World, name = 'mia') {
    const { data } = await (await seededPerson(platform, world, name)).promo(BONUSES);
    const { edges } = data?.['memberConsumablePromos'] as { edges: { node: { id: string } }[] };
    return edges.map(({ node }) => node);
  }

  it('PROMO-51 gives the open LOGIN promos as bonuses, once for each day of the member', async () => {
    // 23:30 in Sydney.
    const world = await platform.newWorld('2026-03-02T12:30:00.000Z');
    const first = daybreak('2026-03-09T12:30:00.000Z');
    expect(await held(world)).toEqual([first]);
    await world.clock.advance('PT29M59S');
    expect(await held(world)).toEqual([first]);
    await world.clock.advance('PT1S');
    expect(await held(world)).toEqual([first, daybreak('2026-03-09T13:00:00.000Z')]);
  });

  it('PROMO-51 is told of its bonus by one message that leads to it, of which open pages hear', async () => {
    const world = await platform.newWorld('2026-03-02T12:30:00.000Z');
    const mia = await seededPerson(platform, world, 'mia');
    const told = async () => {
      const { data } = await mia.main(
        '{ messages(first: 50) { edges { node { title content subject { kind } } } } }',
      );
      const { edges } = data?.['messages'] as { edges: { node: { title: string } }[] };
      return edges.map(({ node }) => node).filter(({ title }) => title === 'New Bonus');
    };
    const ofLogin = {
      title: 'New Bonus',
      content:
        '<p>Your login brought you Daybreak Drop. It waits for 7 days under My Bonuses, where you activate it.</p>',
      subject: { kind: 'BONUS' },
    };
    expect(await told()).toEqual([ofLogin]);
    const pushes = await openPushes(platform, world, mia.token, ['{ messageCreated { body { title } } }']);
    await seededPerson(platform, world, 'mia');
    await world.clock.advance('PT30M');
    await seededPerson(platform, world, 'mia');
    expect(await pushes.next()).toEqual({ messageCreated: { body: { title: 'New Bonus' } } });
    pushes.close();
    expect(await told()).toEqual([ofLogin, ofLogin]);
  });

  it('PROMO-51 gives one bonus to several devices that log in at the same moment', async () => {
    const world = await platform.newWorld(MONDAY);
    await Promise.all([1, 2, 3, 4].map(() => loginByEmail(platform, world, 'mia@magpie.test')));
    expect(await held(world)).toHaveLength(1);
  });

  it('PROMO-51 gives no more than maxUses, whether or not they were activated', async () => {
    const world = await platform.newWorld(MONDAY);
    await change(world, 'promo_log_in', { maxUses: 2 });
    const [bonus] = await held(world);
    const mia = await seededPerson(platform, world, 'mia');
    const activated = await mia.promo(
      'mutation A($id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: "mem_mia") { status bonus turnoverTarget promo { id } } }',
      { id: bonus?.id },
    );
    expect(activated.data).toEqual({
      activateConsumableBonus: {
        ...{ status: 'ACTIVE', bonus: '2.00', turnoverTarget: '6.00', promo: { id: 'promo_log_in' } },
      },
    });
    await world.clock.advance('P1D');
    expect(await held(world)).toHaveLength(1);
    await world.clock.advance('P1D');
    expect(await held(world)).toHaveLength(1);
    await world.clock.advance('P8D');
    expect(await held(world)).toEqual([]);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('PROMO-51 counts each bonus as a use of its promo, so that its limit is read where it is reached', async () => {
    const world = await platform.newWorld(MONDAY);
    await change(world, 'promo_log_in', { maxUses: 2 });
    const mia = await seededPerson(platform, world, 'mia');
    const uses = async () => {
      const { data } = await mia.promo(
        '{ promo(id: "promo_log_in") { promoUsed maxUses } member(id: "mem_mia") { promoUsed(promo: "promo_log_in") } }',
      );
      return data;
    };
    expect(await uses()).toEqual({ promo: { promoUsed: 1, maxUses: 2 }, member: { promoUsed: 1 } });
    const [bonus] = await held(world);
    await mia.promo(
      'mutation A($id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: "mem_mia") { status } }',
      { id: bonus?.id },
    );
    expect(await uses()).toMatchObject({ promo: { promoUsed: 1 } });
    await world.clock.advance('P9D');
    await held(world);
    expect(await uses()).toMatchObject({ promo: { promoUsed: 2 } });
    expect(await held(world)).toHaveLength(1);
    await world.clock.advance('P8D');
    expect(await held(world)).toEqual([]);
    expect(await uses()).toMatchObject({ promo: { promoUsed: 2 } });
  });

  it('PROMO-51 gives none of another currency than the member’s', async () => {
    const world = await platform.newWorld(MONDAY);
    await change(world, 'promo_log_in', { currency: 'NZD' });
    expect(await held(world)).toEqual([]);
    expect(await held(world, 'aroha')).toMatchObject([{ name: 'Daybreak Drop' }]);
  });

  it.each([
    ['free spins alone', 0n, 'FREE_SPIN', null],
    ['money and free spins', 200n, 'USER_CLAIM', 'promo_log_in'],
  ])('PROMO-51 gives a bonus of %s that pays all of it', async (_what, amountMinor, kind, active) => {
    const world = await platform.newWorld(MONDAY);
    await world.write(async ({ db }) => {
      await db.updateTable('promos').set({ amountMinor }).where('id', '=', 'promo_log_in').execute();
      const { id: gameId } = await db.selectFrom('games').select('id').executeTakeFirstOrThrow();
      await db
        .insertInto('promoFreeSpins')
        .values({ id: 'pfs_log_in', promoId: 'promo_log_in', gameId, betCount: 5, betValueMinor: 20n })
        .execute();
    });
    const [bonus] = await held(world);
    expect(bonus).toMatchObject({ name: 'Daybreak Drop', consumablePromoType: kind });
    const mia = await seededPerson(platform, world, 'mia');
    await mia.promo(
      'mutation A($id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: "mem_mia") { id } }',
      { id: bonus?.id },
    );
    const query =
      '{ member(id: "mem_mia") { activePromo { promo { id } } } memberFreeSpins { edges { node { status freeSpinDetails { betCount } } } } }';
    expect((await mia.promo(query)).data).toEqual({
      member: { activePromo: active === null ? null : { promo: { id: active } } },
      memberFreeSpins: { edges: [{ node: { status: 'ACTIVE', freeSpinDetails: [{ betCount: 5 }] } }] },
    });
    expect((await balances(world.db, 'mem_mia', 'AUD')).CASINO_BONUS).toBe(amountMinor);
  });

  it.each([
    ['is switched off', { active: false }],
    ['is past its end', { expiresAt: Date.parse(MONDAY) }],
    ['needs a higher level', { levelRequirement: 10 }],
  ])('PROMO-51 gives nothing of a promo that %s', async (_what, values) => {
    const world = await platform.newWorld(MONDAY);
    await change(world, 'promo_log_in', values);
    expect(await held(world)).toEqual([]);
  });
});
