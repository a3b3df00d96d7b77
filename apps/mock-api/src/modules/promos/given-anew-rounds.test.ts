import { expect, it } from 'vitest';
import { activeRow, endPromo } from './index.ts';
import { objectOf, prepare, START } from '#test/kit/launches.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { asPlayer, deposited, disputedInVain, giveReward, lifted, vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const SPINS =
  '{ memberFreeSpins(first: 9) { edges { node { id status activated freeSpinDetails { gameId betCount remainingFreeSpins } } } } }';
const ACTIVATE =
  'mutation A($id: ID!, $me: ID!) { activateFreeSpinPromo(id: $id, legacyMemberId: $me) { id } }';
const GIVE_UP = 'mutation G($id: ID!, $me: ID!) { cancelFreeSpin(id: $id, legacyMemberId: $me) { id } }';
const GIVEN = [null, null];

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

interface Spins {
  readonly id: string;
  readonly status: string;
  readonly activated: boolean;
  readonly freeSpinDetails: readonly {
    readonly gameId: string;
    readonly betCount: number;
    readonly remainingFreeSpins: number;
  }[];
}

async function spinsOf(who: SeededPerson): Promise<readonly Spins[]> {
  const { edges } = objectOf(await who.promo(SPINS), 'memberFreeSpins') as { edges: { node: Spins }[] };
  return edges.map(({ node }) => node);
}

const shown = async (who: SeededPerson) =>
  (await spinsOf(who)).map(({ status, freeSpinDetails }) => [
    status,
    ...freeSpinDetails.map(({ betCount, remainingFreeSpins }) => [betCount, remainingFreeSpins]),
  ]);

async function giveSpinsUp(who: SeededPerson): Promise<void> {
  const [spins] = await spinsOf(who);
  expect((await who.promo(GIVE_UP, { id: spins?.id, me: who.id })).code).toBeNull();
}

async function givenAnew(who: SeededPerson, deposit: string, promo: string): Promise<void> {
  await disputedInVain(who, deposit);
  await lifted(who, deposit);
  expect(await giveReward(who, promo)).toEqual(GIVEN);
}

/** Mia with the ten free spins of LASTDRINKS, of which a round is open. */
async function spinning() {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  const [spins] = await spinsOf(mia);
  const game = spins?.freeSpinDetails[0]?.gameId ?? '';
  expect((await mia.promo(ACTIVATE, { id: spins?.id, me: mia.id })).code).toBeNull();
  const player = asPlayer(mia);
  await prepare(player, game);
  const session = objectOf(
    await player.call(START, { input: { game, freeSpin: spins?.id } }),
    'startGameSession',
  );
  const call = await vendorAt(platform, mia, game, String(session['id']));
  return { mia, deposit, call };
}

it('a free spin that comes back once its award was given anew can be played with that', async () => {
  const { mia, deposit, call } = await spinning();
  for (const round of ['r1', 'r2', 'r3']) await call('bet', round, { amount: '0.20' });
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await call('rollback', 'r1', { bet: 'r1:bet' });
  expect(await shown(mia)).toEqual([
    ['ACTIVE', [8, 8]],
    ['CANCELLED', [10, 7]],
  ]);
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await call('rollback', 'r2', { bet: 'r2:bet' });
  await disputedInVain(mia, deposit);
  await call('rollback', 'r3', { bet: 'r3:bet' });
  await lifted(mia, deposit);
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual(GIVEN);
  expect(await shown(mia)).toEqual([
    ['ACTIVE', [10, 10]],
    ['CANCELLED', [10, 10]],
    ['CANCELLED', [8, 8]],
    ['CANCELLED', [10, 7]],
  ]);
});

it('a last free spin that comes back is given by itself, with an award that waits or is in force', async () => {
  const { mia, deposit, call } = await spinning();
  await mia.world.write(({ db }) => db.updateTable('memberFreeSpinGames').set({ remaining: 2 }).execute());
  for (const round of ['r1', 'r2']) await call('bet', round, { amount: '0.20' });
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  const other = await deposited(mia, '200.00', 'MIDWEEK50');
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual(GIVEN);
  await call('rollback', 'r1', { bet: 'r1:bet' });
  expect(await shown(mia)).toEqual([['CANCELLED', [10, 1]]]);
  await disputedInVain(mia, other);
  expect(await shown(mia)).toEqual([
    ['ACTIVE', [1, 1]],
    ['CANCELLED', [10, 1]],
  ]);
});

it('a free spin that comes back once all others are played is given by itself', async () => {
  const { mia, deposit, call } = await spinning();
  await mia.world.write(({ db }) => db.updateTable('memberFreeSpinGames').set({ remaining: 1 }).execute());
  await call('bet', 'r1', { amount: '0.20' });
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await call('rollback', 'r1', { bet: 'r1:bet' });
  expect(await shown(mia)).toEqual([
    ['ACTIVE', [1, 1]],
    ['CANCELLED', [10, 0]],
  ]);
});

it('a free spin of an award that its member cancelled once it was given anew is gone', async () => {
  const { mia, deposit, call } = await spinning();
  await call('bet', 'r1', { amount: '0.20' });
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await mia.world.write(async (unit) => {
    const row = await activeRow(unit.db, mia.id);
    if (row) await endPromo(unit, row, { status: 'CANCELED', cause: 'MEMBER' });
  });
  await call('rollback', 'r1', { bet: 'r1:bet' });
  expect(await shown(mia)).toEqual([
    ['CANCELLED', [9, 9]],
    ['CANCELLED', [10, 9]],
  ]);
});

it.each(['in force', 'taken in the next dispute'])(
  'a free spin is gone with those that its member cancelled of an award that is %s',
  async (when) => {
    const { mia, deposit, call } = await spinning();
    await call('bet', 'r1', { amount: '0.20' });
    await givenAnew(mia, deposit, 'promo_last_drinks');
    await giveSpinsUp(mia);
    if (when !== 'in force') await disputedInVain(mia, deposit);
    await call('rollback', 'r1', { bet: 'r1:bet' });
    expect(await shown(mia)).toEqual([
      ['CANCELLED', [9, 9]],
      ['CANCELLED', [10, 9]],
    ]);
  },
);

it('a free spin is gone with those that its member had cancelled before the award was given anew', async () => {
  const { mia, deposit, call } = await spinning();
  for (const round of ['r1', 'r2']) await call('bet', round, { amount: '0.20' });
  await giveSpinsUp(mia);
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await call('rollback', 'r1', { bet: 'r1:bet' });
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await call('rollback', 'r2', { bet: 'r2:bet' });
  expect(await shown(mia)).toEqual([['CANCELLED', [10, 8]]]);
});

it('a free spin is gone with those that its member cancelled of an award before the last', async () => {
  const { mia, deposit, call } = await spinning();
  await call('bet', 'r1', { amount: '0.20' });
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await giveSpinsUp(mia);
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await call('rollback', 'r1', { bet: 'r1:bet' });
  expect(await shown(mia)).toEqual([
    ['CANCELLED', [9, 9]],
    ['CANCELLED', [10, 9]],
  ]);
});

it('a last free spin that comes back in the next dispute of an award that is lost waits for the next gift', async () => {
  const { mia, deposit, call } = await spinning();
  await mia.world.write(async ({ db }) => {
    await db.updateTable('memberFreeSpinGames').set({ remaining: 2 }).execute();
    await db
      .updateTable('memberPromos')
      .set({ walletMode: 'BONUS' })
      .where('status', '=', 'ACTIVE')
      .execute();
  });
  for (const round of ['r1', 'r2']) await call('bet', round, { amount: '0.20' });
  await call('win', 'r2', { amount: '5.00' });
  const slot = await vendorAt(platform, mia, SLOT.id);
  await slot('bet', 's1', { amount: '10.00' });
  await slot('win', 's1', { amount: '0.00' });
  await givenAnew(mia, deposit, 'promo_last_drinks');
  await disputedInVain(mia, deposit);
  await call('rollback', 'r1', { bet: 'r1:bet' });
  expect(await shown(mia)).toEqual([
    ['CANCELLED', [1, 1]],
    ['CANCELLED', [10, 0]],
  ]);
  await lifted(mia, deposit);
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual(GIVEN);
  expect((await shown(mia))[0]).toEqual(['ACTIVE', [1, 1]]);
});
