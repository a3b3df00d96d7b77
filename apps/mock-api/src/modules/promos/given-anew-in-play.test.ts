import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import {
  cashOf,
  deposited,
  disputedInVain,
  giveReward,
  lifted,
  reversal,
  turnOver,
  vendorAt,
} from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const HELD = `query H($id: ID!) {
  member(id: $id) { activePromo { promo { id } bonus turnoverTarget } pendingPromos { promo { id } bonus } }
}`;
const GIVEN = [null, null];
const MATCH = ['CONFLICT', 'This promo matches a deposit, so it takes one.'];

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const held = async (who: SeededPerson) => (await who.promo(HELD, { id: who.id })).data;
const wallets = (casinoCash: string, casinoBonus: string) => ({
  mainCash: '1200.00',
  casinoCash,
  casinoBonus,
});

/** Mia with the 100.00 of MIDWEEK50 for 200.00, of which some are staked in an open round. */
async function staked(amount: string) {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await mia.world.write(async ({ db }) => {
    await db.updateTable('jackpots').set({ status: 'DISABLED' }).execute();
    await db
      .updateTable('memberPromos')
      .set({ walletMode: 'BONUS' })
      .where('depositId', '=', deposit)
      .execute();
  });
  const slot = await vendorAt(platform, mia, SLOT.id);
  await slot('bet', 'r1', { amount });
  return { mia, deposit, slot };
}

const active = (id: string, bonus: string) => ({
  member: { activePromo: { promo: { id }, bonus, turnoverTarget: '1500.00' }, pendingPromos: [] },
});

it.each(['before', 'after'])(
  'a win of a bonus that was away is given anew, when it comes %s the lift',
  async (when) => {
    const { mia, deposit, slot } = await staked('100.00');
    await disputedInVain(mia, deposit);
    const win = () => slot('win', 'r1', { amount: '300.00' });
    if (when === 'before') await win();
    await lifted(mia, deposit);
    if (when === 'after') await win();
    expect(await cashOf(mia)).toMatchObject(wallets('0.00', '0.00'));
    expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
    expect(await cashOf(mia)).toMatchObject(wallets('0.00', '300.00'));
    expect(await held(mia)).toEqual(active('promo_midweek', '300.00'));
    expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
    expect((await audit(mia.world.db)).violations).toEqual([]);
  },
);

it('a win that comes once the rest was given anew is bonus money of that, also of a second gift', async () => {
  const { mia, deposit, slot } = await staked('60.00');
  for (const _time of [1, 2]) {
    await disputedInVain(mia, deposit);
    await lifted(mia, deposit);
    expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
    expect(await cashOf(mia)).toMatchObject(wallets('0.00', '40.00'));
  }
  await slot('win', 'r1', { amount: '120.00' });
  expect(await cashOf(mia)).toMatchObject(wallets('0.00', '160.00'));
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it('a win that comes while what was given anew waits is a part of that', async () => {
  const { mia, deposit, slot } = await staked('60.00');
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  await deposited(mia, '50.00', 'LASTDRINKS');
  expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  await slot('win', 'r1', { amount: '120.00' });
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00', casinoBonus: '10.00' });
  expect(await held(mia)).toMatchObject({
    member: {
      activePromo: { promo: { id: 'promo_last_drinks' } },
      pendingPromos: [{ promo: { id: 'promo_midweek' }, bonus: '160.00' }],
    },
  });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it.each(['before', 'after'])('a win of a completed promo is cash, %s the lift', async (when) => {
  const { mia, deposit, slot } = await staked('100.00');
  await turnOver(mia);
  await disputedInVain(mia, deposit);
  const win = () => slot('win', 'r1', { amount: '300.00' });
  if (when === 'before') {
    await win();
    expect(await cashOf(mia)).toMatchObject(wallets('0.00', '0.00'));
  }
  await lifted(mia, deposit);
  if (when === 'after') await win();
  else expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  expect(await cashOf(mia)).toMatchObject(wallets('300.00', '0.00'));
  expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
  expect(await reversal(mia, deposit)).toBeNull();
  expect(await cashOf(mia)).toMatchObject({ ...wallets('0.00', '0.00'), mainCash: '1000.00' });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});
