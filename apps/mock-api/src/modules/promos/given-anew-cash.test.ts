import { expect, it } from 'vitest';
import { audit, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { cashOf, deposited, disputedInVain, giveReward, lifted, turnOver } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const ADJUST =
  'mutation A($world: ID!, $member: ID!, $amount: Decimal!) { adjustBalance(world: $world, member: $member, input: { walletType: CASINO, amount: $amount }) }';
const HELD = `query H($id: ID!) {
  member(id: $id) { activePromo { promo { id } bonus turnoverTarget } pendingPromos { promo { id } } }
}`;
const LAST = '{ promoHistory(first: 1) { edges { node { status endCause givenBack promo { id } } } } }';
const GIVEN = [null, null];
const MATCH = ['CONFLICT', 'This promo matches a deposit, so it takes one.'];

const platform = platformForFile(startSeededPlatform);

const held = async (who: SeededPerson) => (await who.promo(HELD, { id: who.id })).data;
const adjustCasino = async (who: SeededPerson, amount: string) =>
  expect((await who.control(ADJUST, { member: who.id, amount })).code).toBeNull();

/** Ends a deposit's dispute that took what there was of its promo. */
async function disputedAndLifted(who: SeededPerson, deposit: string): Promise<void> {
  await disputedInVain(who, deposit);
  await lifted(who, deposit);
}

/** Lets the newest free spins of a member win as cash. */
const spinsWin = ({ world, id: memberId }: SeededPerson, amount: bigint) =>
  world.write(async (unit) => {
    await unit.db
      .updateTable('memberFreeSpins')
      .set({ totalWinningsMinor: amount })
      .where('memberId', '=', memberId)
      .where('status', '=', 'ACTIVE')
      .execute();
    await unit.post({
      ...{ key: 'spins-won', type: 'FREE_SPIN_PAYOUT', memberId, details: { name: 'Won' } },
      postings: [
        { account: houseAccount('GAMES:pro_nightjar', 'AUD'), amount: -amount },
        { account: memberAccount(memberId, 'CASINO', 'AUD'), amount },
      ],
    });
  });

it('cash that free spins won is given anew as cash, which does not lapse with the bonus', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await spinsWin(mia, 2_000n);
  await disputedAndLifted(mia, deposit);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00', casinoBonus: '0.00' });
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual(GIVEN);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '20.00', casinoBonus: '10.00' });
  expect(await held(mia)).toMatchObject({
    member: { activePromo: { bonus: '10.00', turnoverTarget: '360.00' } },
  });
  await mia.world.clock.advance('P6D');
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '20.00', casinoBonus: '0.00' });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it('cash of a completed promo is given anew at once, while another promo is active', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await turnOver(mia);
  await disputedAndLifted(mia, deposit);
  await deposited(mia, '200.00', 'MIDWEEK50');
  const standing = {
    member: {
      activePromo: { promo: { id: 'promo_midweek' }, bonus: '100.00', turnoverTarget: '1500.00' },
      pendingPromos: [],
    },
  };
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual(GIVEN);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '10.00', casinoBonus: '100.00' });
  expect(await held(mia)).toEqual(standing);
  const { data } = await mia.promo(LAST);
  const ended = { status: 'COMPLETE', endCause: 'TURNOVER', promo: { id: 'promo_last_drinks' } };
  const node = { ...ended, givenBack: '10.00' };
  expect(data).toEqual({ promoHistory: { edges: [{ node }] } });
});

it('an award of which nothing was taken does not stand before an earlier one', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const first = await deposited(mia, '200.00', 'MIDWEEK50');
  await disputedInVain(mia, first);
  const second = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  await adjustCasino(mia, '-100.00');
  await disputedInVain(mia, second);
  await lifted(mia, first);
  await lifted(mia, second);
  expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00', casinoBonus: '100.00' });
  expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
});

it('each further dispute takes and gives anew as much, and what the first had left with the member too', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  await adjustCasino(mia, '-40.00');
  for (const _time of [1, 2, 3]) {
    await disputedAndLifted(mia, deposit);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00' });
    expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '60.00' });
  }
  await adjustCasino(mia, '70.00');
  await disputedAndLifted(mia, deposit);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '30.00' });
  expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '130.00' });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it('cash that free spins won goes and comes back with each dispute', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await spinsWin(mia, 2_000n);
  for (const _time of [1, 2]) {
    await disputedAndLifted(mia, deposit);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00', casinoBonus: '0.00' });
    expect(await giveReward(mia, 'promo_last_drinks')).toEqual(GIVEN);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '20.00', casinoBonus: '10.00' });
  }
});

it('cash of an award that had ended before is given anew too, and the award stays over', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await spinsWin(mia, 2_000n);
  await mia.world.clock.advance('P6D');
  for (const _time of [1, 2]) {
    await disputedAndLifted(mia, deposit);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00' });
    expect(await giveReward(mia, 'promo_last_drinks')).toEqual(GIVEN);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: '20.00', casinoBonus: '0.00' });
  }
  const ended = {
    ...{ status: 'EXPIRED', endCause: 'TIME', promo: { id: 'promo_last_drinks' } },
    givenBack: '20.00',
  };
  expect((await mia.promo(LAST)).data).toEqual({ promoHistory: { edges: [{ node: ended }] } });
});
