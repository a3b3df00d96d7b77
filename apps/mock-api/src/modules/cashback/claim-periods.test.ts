import { expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { CLAIM, cashbacksOf, gameBy, keepRound } from '#test/kit/cashbacks.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

/** A Monday, 13:00 in Sydney. */
const MONDAY = '2026-03-02T02:00:00.000Z';

const platform = platformForFile(startSeededPlatform);
let world: World;

async function person(name: string, now = MONDAY) {
  world = await platform.newWorld(now);
  return seededPerson(platform, world, name);
}

it('covers the week before its day in the timezone of the member, and is gone after that day', async () => {
  // Ella lives in Sydney, where Monday begins at 13:00 UTC on Sunday.
  const ella = await person('ella', '2026-03-01T12:59:59.000Z');
  const monday = async () =>
    (await cashbacksOf(ella)).find(({ cashback }) => cashback.id === 'cashback_monday');
  expect(await monday()).toMatchObject({ amount: '3.60', isClaimable: false });
  await world.clock.set(new Date('2026-03-02T12:59:59.000Z'));
  await keepRound(world, 50_000n, 0n, await gameBy(world, 'pro_nightjar'), {
    settledAt: Date.parse('2026-03-01T13:00:00.000Z'),
  });
  expect(await monday()).toMatchObject({ amount: '3.60', isClaimable: true });
  await world.clock.set(new Date('2026-03-02T13:00:00.000Z'));
  expect(await monday()).toMatchObject({ amount: '10.00', isClaimable: false });
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
  await world.clock.set(new Date('2026-03-08T13:00:00.000Z'));
  const { data } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '10.00', amount: '0.00' } });
});

it('counts no bets with bonus money and no free spins', async () => {
  const ella = await person('ella');
  const game = await gameBy(world, 'pro_nightjar');
  await keepRound(world, 50_000n, 0n, game, { walletMode: 'BONUS' });
  await keepRound(world, 50_000n, 0n, game, { walletMode: null, freeSpin: true });
  const { data } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '3.60' } });
});

it('tells the percentage that applies: the level’s of the weekly one, its own of another', async () => {
  const ella = await person('ella');
  const shares = async () =>
    Object.fromEntries(
      (await cashbacksOf(ella)).map(({ percentage, cashback }) => [cashback.id, percentage]),
    );
  const others = {
    ...{ cashback_fiver: '9.00', cashback_kiwi: '4.00', cashback_live: '0.50' },
    ...{ cashback_satoshi: '2.50', cashback_silver_fern: '1.00', cashback_cup_week: '3.00' },
  };
  expect(await shares()).toEqual({ ...others, cashback_monday: '2.00' });
  await world.write(({ db }) =>
    db.updateTable('memberExperience').set({ level: 7 }).where('memberId', '=', ella.id).execute(),
  );
  expect(await shares()).toEqual({ ...others, cashback_monday: '7.00', cashback_tier_six: '10.00' });
  const claim = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(claim.data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '12.60' } });
});

it('is not claimable with an amount of 0', async () => {
  const ella = await person('ella');
  const live = (await cashbacksOf(ella)).find(({ cashback }) => cashback.id === 'cashback_live');
  expect(live).toMatchObject({ amount: '0.00', isClaimable: false, claimStatus: 'PENDING' });
  expect((await ella.promo(CLAIM, { id: 'cashback_live' })).code).toBe('CONFLICT');
});
