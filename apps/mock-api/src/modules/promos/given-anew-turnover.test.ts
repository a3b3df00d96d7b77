import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { objectOf } from '#test/kit/launches.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { cashOf, deposited, disputedInVain, giveReward, lifted, vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { promosStore } from './store/tables.ts';

const HELD = `query H($id: ID!) {
  member(id: $id) { activePromo { promo { id } turnoverCounter } pendingPromos { promo { id } turnoverCounter } }
}`;
const BET = '{ betRecords(first: 1) { edges { node { promo { counted } } } } }';
const LAST = '{ promoHistory(first: 1) { edges { node { status endCause turnoverCounter givenBack } } } }';
const GIVEN = [null, null];

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const held = async (who: SeededPerson) => objectOf(await who.promo(HELD, { id: who.id }), 'member');
const last = async (who: SeededPerson) => (await who.promo(LAST)).data;
const midweek = (turnoverCounter: string) => ({ promo: { id: 'promo_midweek' }, turnoverCounter });

/** Mia with the 100.00 of MIDWEEK50, played with from now on, of whose target of 1500.00 1440.00 are to be turned over. */
async function playing() {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await mia.world.write(async ({ db }) => {
    await db.updateTable('jackpots').set({ status: 'DISABLED' }).execute();
    await db
      .updateTable('memberPromos')
      .set({ walletMode: 'BONUS', turnoverCounterMinor: 6_000n })
      .where('depositId', '=', deposit)
      .execute();
  });
  return { mia, deposit, slot: await vendorAt(platform, mia, SLOT.id) };
}

async function disputedAndLifted(who: SeededPerson, deposit: string): Promise<void> {
  await disputedInVain(who, deposit);
  await lifted(who, deposit);
}

it.each(['while the dispute is open', 'once it is lifted', 'once it was given anew'])(
  'a stake counts for the turnover of what was given anew, when it is settled %s',
  async (when) => {
    const { mia, deposit, slot } = await playing();
    await slot('bet', 'r1', { amount: '40.00' });
    const settle = async (at: string) => (at === when ? slot('win', 'r1', { amount: '0.00' }) : undefined);
    await disputedInVain(mia, deposit);
    const ended = await last(mia);
    await settle('while the dispute is open');
    await lifted(mia, deposit);
    await settle('once it is lifted');
    expect(await last(mia)).toEqual(ended);
    expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
    await settle('once it was given anew');
    expect(await held(mia)).toEqual({ activePromo: midweek('100.00'), pendingPromos: [] });
    expect((await mia.main(BET)).data).toEqual({
      betRecords: { edges: [{ node: { promo: { counted: '40.00' } } }] },
    });
  },
);

it('a stake counts for what was given anew while that waits', async () => {
  const { mia, deposit, slot } = await playing();
  await slot('bet', 'r1', { amount: '40.00' });
  await disputedAndLifted(mia, deposit);
  await deposited(mia, '50.00', 'LASTDRINKS');
  expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  await slot('win', 'r1', { amount: '0.00' });
  expect(await held(mia)).toMatchObject({
    activePromo: { promo: { id: 'promo_last_drinks' }, turnoverCounter: '0.00' },
    pendingPromos: [midweek('100.00')],
  });
});

const nearlyThere = (who: SeededPerson, deposit: string) =>
  who.world.write(({ db }) =>
    db
      .updateTable('memberPromos')
      .set({ turnoverCounterMinor: 146_000n })
      .where('depositId', '=', deposit)
      .execute(),
  );

it.each(['while it waits', 'in the next dispute'])(
  'a stake that reaches the target %s makes cash of what was given anew, which waits no more',
  async (when) => {
    const { mia, deposit, slot } = await playing();
    await nearlyThere(mia, deposit);
    for (const round of ['r1', 'r2']) await slot('bet', round, { amount: '40.00' });
    await disputedAndLifted(mia, deposit);
    await deposited(mia, '50.00', 'LASTDRINKS');
    expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
    if (when === 'in the next dispute') await disputedInVain(mia, deposit);
    await slot('win', 'r1', { amount: '10.00' });
    if (when === 'in the next dispute') {
      await lifted(mia, deposit);
      expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
    }
    expect(await held(mia)).toMatchObject({
      activePromo: { promo: { id: 'promo_last_drinks' } },
      pendingPromos: [],
    });
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '30.00', casinoBonus: '10.00' });
    await slot('win', 'r2', { amount: '5.00' });
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '35.00', casinoBonus: '10.00' });
    expect(await last(mia)).toMatchObject({
      promoHistory: { edges: [{ node: { status: 'COMPLETE', endCause: 'TURNOVER' } }] },
    });
    await disputedInVain(mia, deposit);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00', casinoBonus: '10.00' });
    await lifted(mia, deposit);
    expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '35.00', casinoBonus: '10.00' });
    expect((await audit(mia.world.db)).violations).toEqual([]);
  },
);

it('a stake that reaches the target of what went makes cash of it, once that is given anew', async () => {
  const { mia, deposit, slot } = await playing();
  await nearlyThere(mia, deposit);
  await slot('bet', 'r1', { amount: '40.00' });
  await disputedInVain(mia, deposit);
  await slot('win', 'r1', { amount: '10.00' });
  await lifted(mia, deposit);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00', casinoBonus: '0.00' });
  expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '70.00', casinoBonus: '0.00' });
  const node = { status: 'COMPLETE', endCause: 'TURNOVER', turnoverCounter: '1500.00', givenBack: '70.00' };
  expect(await last(mia)).toEqual({ promoHistory: { edges: [{ node }] } });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it.each([
  ['goes on with what the old round wins', '120.00', midweek('160.00')],
  ['is lost with the old round', '0.00', null],
])('what was given anew and is played out %s', async (_what, won, activePromo) => {
  const { mia, deposit, slot } = await playing();
  await slot('bet', 'r1', { amount: '60.00' });
  await disputedAndLifted(mia, deposit);
  expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  const now = await vendorAt(platform, mia, SLOT.id);
  await now('bet', 'r2', { amount: '40.00' });
  await now('win', 'r2', { amount: '0.00' });
  expect(await held(mia)).toEqual({ activePromo: midweek('100.00'), pendingPromos: [] });
  await slot('win', 'r1', { amount: won });
  expect(await held(mia)).toEqual({ activePromo, pendingPromos: [] });
  expect(await cashOf(mia)).toMatchObject({ casinoBonus: won });
});

it('what waits in an older world with its target reached is complete as soon as its clock moves', async () => {
  const { mia, deposit, slot } = await playing();
  await nearlyThere(mia, deposit);
  await slot('bet', 'r1', { amount: '40.00' });
  await disputedAndLifted(mia, deposit);
  await deposited(mia, '50.00', 'LASTDRINKS');
  await giveReward(mia, 'promo_midweek');
  await mia.world.write(async ({ db }) => {
    await db
      .updateTable('memberPromos')
      .set({ turnoverCounterMinor: 150_000n })
      .where('status', '=', 'PENDING')
      .execute();
    await promosStore.migrations['0267-reached-while-waiting']?.(db as never);
  });
  await mia.world.clock.advance('PT1S');
  expect(await held(mia)).toMatchObject({
    activePromo: { promo: { id: 'promo_last_drinks' } },
    pendingPromos: [],
  });
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '60.00', casinoBonus: '10.00' });
  expect(await last(mia)).toMatchObject({
    promoHistory: { edges: [{ node: { status: 'COMPLETE', endCause: 'TURNOVER' } }] },
  });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});
