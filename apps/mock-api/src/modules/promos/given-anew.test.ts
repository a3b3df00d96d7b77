import { expect, it } from 'vitest';
import { audit, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import { completeProfile } from '#test/kit/account.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import {
  cashOf,
  deposited,
  disputedInVain,
  giveReward,
  lifted,
  reversal,
  turnOver,
} from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from '../lock-in/index.ts';
import { promosStore } from './store/tables.ts';

const RELEASE = 'mutation R($world: ID!, $id: ID!) { releaseAward(world: $world, award: $id) }';
const STANDING = `query S($id: ID!, $promo: ID!) {
  member(id: $id) { activePromo { promo { id } bonus turnoverTarget turnoverCounter } wallets { casinoBonus } }
  promo(id: $promo) { promoUsed }
}`;
const HISTORY = '{ promoHistory(first: 3) { edges { node { status endCause promo { id } } } } }';

const platform = platformForFile(startSeededPlatform);

const standing = async (who: SeededPerson, promo: string) =>
  (await who.promo(STANDING, { id: who.id, promo })).data;

const given = (promo: string, bonus: string, turnoverTarget: string) => ({
  member: {
    activePromo: { promo: { id: promo }, bonus, turnoverTarget, turnoverCounter: '0.00' },
    wallets: { casinoBonus: bonus },
  },
  promo: { promoUsed: 1 },
});
const taken = { member: { activePromo: null, wallets: { casinoBonus: '0.00' } }, promo: { promoUsed: 1 } };
/** Makes a world one in which what was taken of a bonus was not kept. */
const withoutTaken = ({ world }: SeededPerson) =>
  world.write(async ({ db }) => {
    await db.schema.alterTable('member_promos').dropColumn('taken_bonus_minor').execute();
    await promosStore.migrations['0263-promo-taken-bonus']?.(db as never);
  });

const MATCH = ['CONFLICT', 'This promo matches a deposit, so it takes one.'];

it('the promo of a deposit is given anew as the same use once its dispute is lifted, each time once', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  expect(await standing(mia, 'promo_midweek')).toEqual(given('promo_midweek', '100.00', '1500.00'));
  for (const _time of [1, 2]) {
    await disputedInVain(mia, deposit);
    expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
    await lifted(mia, deposit);
    expect(await standing(mia, 'promo_midweek')).toEqual(taken);
    const pushes = await openPushes(platform, mia.world, mia.token, [
      '{ memberPromoCreated { promoId promoUsed } }',
    ]);
    expect(await giveReward(mia, 'promo_midweek')).toEqual([null, null]);
    expect(await pushes.soFar()).toEqual([
      { memberPromoCreated: { promoId: 'promo_midweek', promoUsed: 1 } },
    ]);
    pushes.close();
    expect(await standing(mia, 'promo_midweek')).toEqual(given('promo_midweek', '100.00', '1500.00'));
    expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
  }
  // Taken for good, it is not given once more.
  expect(await reversal(mia, deposit)).toBeNull();
  expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
  const gone = { status: 'CANCELED', endCause: 'DEPOSIT_REVERSED', promo: { id: 'promo_midweek' } };
  expect((await mia.promo(HISTORY)).data).toEqual({
    promoHistory: { edges: Array(3).fill({ node: gone }) },
  });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it('a welcome promo is given anew, which has one use', async () => {
  const jack = await personInNewWorld(platform, 'jack');
  await completeProfile(jack.world, jack.id);
  const deposit = await deposited(jack, '100.00', 'WELCOME1');
  expect(await standing(jack, 'promo_welcome_1')).toEqual(given('promo_welcome_1', '100.00', '4000.00'));
  await disputedInVain(jack, deposit);
  expect(await giveReward(jack, 'promo_welcome_1')).toEqual(['CONFLICT', 'No uses remaining']);
  await lifted(jack, deposit);
  expect(await giveReward(jack, 'promo_welcome_1')).toEqual([null, null]);
  expect(await standing(jack, 'promo_welcome_1')).toEqual(given('promo_welcome_1', '100.00', '4000.00'));
});

it('what a lock-in awarded is given anew, and goes with the next dispute of what earned it', async () => {
  const isla = await personInNewWorld(platform, 'isla');
  await isla.world.write((unit) =>
    countTowardsLockIn(unit, { memberId: isla.id, kind: 'TURNOVER', amount: 500_000n, currency: 'AUD' }),
  );
  const deposit = await deposited(isla, '120.00');
  const unlocked = given('promo_long_haul', '50.00', '250.00');
  expect(await standing(isla, 'promo_long_haul')).toEqual(unlocked);
  for (const _time of [1, 2]) {
    await disputedInVain(isla, deposit);
    expect(await standing(isla, 'promo_long_haul')).toEqual(taken);
    const refused = ['CONFLICT', 'This promo is awarded by its lock-in alone.'];
    expect(await giveReward(isla, 'promo_long_haul')).toEqual(refused);
    await lifted(isla, deposit);
    expect(await giveReward(isla, 'promo_long_haul')).toEqual([null, null]);
    expect(await standing(isla, 'promo_long_haul')).toEqual(unlocked);
    expect(await giveReward(isla, 'promo_long_haul')).toEqual(refused);
  }
});

it.each([
  ['', () => Promise.resolve()],
  [', in an older world too', withoutTaken],
])('what was left of its bonus is given anew, with the turnover that it had%s', async (_world, older) => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await mia.world.write(async (unit) => {
    await unit.db
      .updateTable('memberPromos')
      .set({ turnoverCounterMinor: 60_000n })
      .where('depositId', '=', deposit)
      .execute();
    await unit.post({
      ...{ key: 'lost', type: 'BET', memberId: mia.id, details: { name: 'Lost' } },
      postings: [
        { account: memberAccount(mia.id, 'CASINO_BONUS', 'AUD'), amount: -7_000n },
        { account: houseAccount('GAMES:pro_nightjar', 'AUD'), amount: 7_000n },
      ],
    });
  });
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  await older(mia);
  expect(await giveReward(mia, 'promo_midweek')).toEqual([null, null]);
  const own = { ...given('promo_midweek', '30.00', '1500.00') };
  const activePromo = { ...own.member.activePromo, turnoverCounter: '600.00' };
  expect(await standing(mia, 'promo_midweek')).toEqual({ ...own, member: { ...own.member, activePromo } });
});

it('of a completed promo the cash that was taken is given anew, as cash, and what was away stays once', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  const adjust = (walletType: string, amount: string) =>
    mia.control(
      'mutation A($world: ID!, $walletType: WalletType!, $amount: Decimal!) { adjustBalance(world: $world, member: "mem_mia", input: { walletType: $walletType, amount: $amount }) }',
      { walletType, amount },
    );
  expect((await adjust('CASINO', '-40.00')).code).toBeNull();
  await disputedInVain(mia, deposit);
  expect(await cashOf(mia)).toMatchObject({ mainCash: '1200.00', casinoCash: '0.00' });
  await lifted(mia, deposit);
  expect(await giveReward(mia, 'promo_midweek')).toEqual([null, null]);
  expect(await cashOf(mia)).toMatchObject({ mainCash: '1200.00', casinoCash: '60.00', casinoBonus: '0.00' });
  expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
});

it('an award that had not begun is given anew whole, and waits for its release again', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'HANDSHAKE');
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  expect(await giveReward(mia, 'promo_handshake')).toEqual([null, null]);
  const { data } = await mia.promo(
    '{ member(id: "mem_mia") { pendingPromos { bonus turnoverTarget waitsFor } wallets { casinoBonus } } }',
  );
  expect(data).toEqual({
    member: {
      pendingPromos: [{ bonus: '50.00', turnoverTarget: '1200.00', waitsFor: 'RELEASE' }],
      wallets: { casinoBonus: '0.00' },
    },
  });
});

it('an award that was released and waited for another promo is not released again', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'HANDSHAKE');
  await deposited(mia, '60.00', 'LASTDRINKS');
  const award = await mia.world.db
    .selectFrom('memberPromos')
    .select('id')
    .where('depositId', '=', deposit)
    .executeTakeFirstOrThrow();
  expect((await mia.control(RELEASE, award)).code).toBeNull();
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  expect(await giveReward(mia, 'promo_handshake')).toEqual([null, null]);
  const { data } = await mia.promo('{ member(id: "mem_mia") { pendingPromos { bonus waitsFor } } }');
  expect(data).toEqual({ member: { pendingPromos: [{ bonus: '50.00', waitsFor: 'OTHER_PROMO' }] } });
});
