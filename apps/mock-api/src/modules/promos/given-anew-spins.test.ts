import { expect, it } from 'vitest';
import { objectOf } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, disputedInVain, giveReward, lifted } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { promosStore } from './store/tables.ts';

const SPINS =
  '{ memberFreeSpins(first: 5) { edges { node { id status freeSpinDetails { betCount remainingFreeSpins } } } } }';
const CANCEL =
  'mutation E($world: ID!, $id: ID!) { endReward(world: $world, reward: $id, ending: CANCEL) { id } }';

interface Spins {
  readonly id: string;
  readonly status: string;
  readonly freeSpinDetails: readonly object[];
}

const platform = platformForFile(startSeededPlatform);

/** Mia with the ten free spins of LASTDRINKS, four of which are left. */
async function spinning() {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await mia.world.write(({ db }) => db.updateTable('memberFreeSpinGames').set({ remaining: 4 }).execute());
  return { mia, deposit };
}

/** Newest first. */
async function spinsOf(who: SeededPerson): Promise<readonly Spins[]> {
  const { edges } = objectOf(await who.promo(SPINS), 'memberFreeSpins') as { edges: { node: Spins }[] };
  return edges.map(({ node }) => node);
}

/** Mia with an award of LASTDRINKS, its last use, which waits for its release. */
async function unreleased() {
  const mia = await personInNewWorld(platform, 'mia');
  await mia.world.write(({ db }) =>
    db
      .updateTable('promos')
      .set({ payoutMode: 'MANUAL', maxUses: 1 })
      .where('code', '=', 'LASTDRINKS')
      .execute(),
  );
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  return { mia, deposit };
}

const asItIs = (_who: SeededPerson) => Promise.resolve();

async function givenAnew(who: SeededPerson, deposit: string, before = asItIs): Promise<readonly object[]> {
  await disputedInVain(who, deposit);
  await lifted(who, deposit);
  await before(who);
  expect(await giveReward(who, 'promo_last_drinks')).toEqual([null, null]);
  return (await spinsOf(who)).map(({ status, freeSpinDetails }) => [status, ...freeSpinDetails]);
}

/** Makes a world one in which it was not kept which free spins went with a deposit. */
const older = ({ world }: SeededPerson) =>
  world.write(async ({ db }) => {
    await db.schema.alterTable('member_free_spins').dropColumn('taken_back').execute();
    await promosStore.migrations['0264-free-spins-taken-back']?.(db as never);
  });

it('of its free spins those are given anew that were left, in an older world too', async () => {
  const { mia, deposit } = await spinning();
  expect(await givenAnew(mia, deposit, older)).toEqual([
    ['ACTIVE', { betCount: 4, remainingFreeSpins: 4 }],
    ['CANCELLED', { betCount: 10, remainingFreeSpins: 4 }],
  ]);
});

it('free spins that the operator had cancelled are not given anew', async () => {
  const { mia, deposit } = await spinning();
  const [spins] = await spinsOf(mia);
  expect((await mia.control(CANCEL, { id: spins?.id })).code).toBeNull();
  expect(await givenAnew(mia, deposit)).toEqual([['CANCELLED', { betCount: 10, remainingFreeSpins: 4 }]]);
});

it('free spins of an award that the operator had ended before it began are not given anew', async () => {
  const { mia, deposit } = await unreleased();
  const { id } = await mia.world.db
    .selectFrom('memberPromos')
    .select('id')
    .where('depositId', '=', deposit)
    .executeTakeFirstOrThrow();
  expect((await mia.control(CANCEL, { id })).code).toBeNull();
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual(['CONFLICT', 'No uses remaining']);
  expect(await spinsOf(mia)).toEqual([]);
});

it('free spins that lapsed with what was given anew are not given once more', async () => {
  const { mia, deposit } = await spinning();
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  await deposited(mia, '200.00', 'MIDWEEK50');
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual([null, null]);
  await mia.world.clock.advance('P8D');
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  const [code] = await giveReward(mia, 'promo_last_drinks');
  expect(code).toBe('CONFLICT');
  expect((await spinsOf(mia)).map(({ status }) => status)).toEqual(['CANCELLED']);
});

it('what is at stake with an award that waits is the free spins that it gives', async () => {
  const { mia, deposit } = await spinning();
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  await deposited(mia, '200.00', 'MIDWEEK50');
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual([null, null]);
  const { data } = await mia.promo(
    '{ member(id: "mem_mia") { pendingPromos { atStake { bonus freeSpins } freeSpinDetails { gameName betCount } } } }',
  );
  const freeSpinDetails = [{ gameName: 'Queen Bee', betCount: 4 }];
  const atStake = { bonus: '10.00', freeSpins: 4 };
  expect(data).toEqual({ member: { pendingPromos: [{ atStake, freeSpinDetails }] } });
});

const HISTORY =
  '{ promoHistory(first: 20) { edges { node { promo { id } endCause bonus freeSpinDetails { betCount } } } } }';

/** What the history tells of the newest award of LASTDRINKS. */
async function past(who: SeededPerson) {
  const { edges } = objectOf(await who.promo(HISTORY), 'promoHistory') as {
    edges: { node: { promo: { id: string } } }[];
  };
  return edges.map(({ node }) => node).find(({ promo }) => promo.id === 'promo_last_drinks');
}

it('the history tells of what was given anew and lapsed the free spins that it would have given', async () => {
  const { mia, deposit } = await spinning();
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  await deposited(mia, '200.00', 'MIDWEEK50');
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual([null, null]);
  await mia.world.clock.advance('P8D');
  expect(await past(mia)).toMatchObject({
    ...{ endCause: 'WAIT', bonus: '10.00' },
    freeSpinDetails: [{ betCount: 4 }],
  });
});

it('the history tells of an award that ended before it began the free spins of its promo', async () => {
  const { mia, deposit } = await unreleased();
  await disputedInVain(mia, deposit);
  expect(await past(mia)).toMatchObject({
    ...{ endCause: 'DEPOSIT_REVERSED', bonus: '10.00' },
    freeSpinDetails: [{ betCount: 10 }],
  });
});
