import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { objectOf, prepare, START } from '#test/kit/launches.ts';
import { startWithdrawal } from '#test/kit/payments.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { asPlayer, cashOf, convertedBonus, deposited, reversal, vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { promosStore } from './store/tables.ts';

const SPINS = '{ memberFreeSpins(first: 1) { edges { node { id status totalWinnings } } } }';
const ACTIVATE =
  'mutation A($id: ID!, $me: ID!) { activateFreeSpinPromo(id: $id, legacyMemberId: $me) { id } }';
const CANCEL = 'mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }';

/** Where the free spins of LASTDRINKS are played. */
const SPIN_GAME = 'game_queen-bee';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

async function reversed(who: SeededPerson, deposit: string): Promise<void> {
  expect(await reversal(who, deposit)).toBeNull();
}

async function spinsOf(who: SeededPerson) {
  const { edges } = objectOf(await who.promo(SPINS), 'memberFreeSpins') as {
    edges: { node: { id: string; status: string; totalWinnings: string } }[];
  };
  return edges[0]?.node;
}

const paid = (amount: string) => ({ amount });

/** A member who plays the free spins that came with a deposit of 25.00. */
async function spinning(person?: SeededPerson) {
  const mia = person ?? (await personInNewWorld(platform, 'mia'));
  const deposit = await deposited(mia, '25.00', 'LASTDRINKS');
  const spins = await spinsOf(mia);
  await mia.promo(ACTIVATE, { id: spins?.id, me: mia.id });
  await prepare(asPlayer(mia), SPIN_GAME);
  const started = await mia.main(START, { input: { game: SPIN_GAME, freeSpin: spins?.id } });
  const session = String(objectOf(started, 'startGameSession')['id']);
  return { mia, deposit, call: await vendorAt(platform, mia, SPIN_GAME, session) };
}

/** A member whose bonus became cash, and a session at a slot. */
async function converted() {
  const { mia, deposit } = await convertedBonus(platform);
  return { mia, deposit, call: await vendorAt(platform, mia, SLOT.id) };
}

const bare = { mainCash: '1000.00', casinoCash: '0.00', sportsCash: '0.00', casinoBonus: '0.00' };

it('SPIN-21 takes the win of a free spin whose deposit was reversed while its round was open, once', async () => {
  const { mia, deposit, call } = await spinning();
  await call('bet', 'r1', paid('0.20'));
  await call('bet', 'r2', paid('0.20'));
  await call('win', 'r1', paid('5.00'));
  expect(await cashOf(mia)).toMatchObject({ mainCash: '1025.00', casinoCash: '5.00', casinoBonus: '10.00' });
  await reversed(mia, deposit);
  expect(await cashOf(mia)).toEqual(bare);
  expect(await call('win', 'r2', paid('40.00'))).toMatchObject({ balance: '1000.00' });
  expect(await call('win', 'r2', paid('40.00'))).toMatchObject({ balance: '1000.00' });
  expect(await cashOf(mia)).toEqual(bare);
  expect(await spinsOf(mia)).toMatchObject({ status: 'CANCELLED', totalWinnings: '45.00' });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it('SPIN-21 leaves the win of free spins to their member when it is another deposit that was reversed', async () => {
  const { mia, deposit } = await convertedBonus(platform);
  const slot = await vendorAt(platform, mia, SLOT.id);
  await slot('bet', 'r0', paid('100.00'));
  await slot('win', 'r0', paid('0'));
  const { call } = await spinning(mia);
  await call('bet', 'r1', paid('0.20'));
  await reversed(mia, deposit);
  await call('win', 'r1', paid('40.00'));
  expect(await cashOf(mia)).toMatchObject({ mainCash: '1025.00', casinoCash: '40.00', casinoBonus: '10.00' });
});

it('takes it of free spins whose promo had ended by itself before, in an older world too', async () => {
  const { mia, deposit, call } = await spinning();
  await call('bet', 'r1', paid('0.20'));
  await mia.world.write(({ db }) =>
    db.updateTable('memberPromos').set({ status: 'LOST', endCause: 'BONUS_PLAYED' }).execute(),
  );
  await reversed(mia, deposit);
  await mia.world.write(async ({ db }) => {
    await db.schema.dropIndex('member_promos_taken_back').execute();
    for (const column of ['taken_back_at', 'taken_back_place'])
      await db.schema.alterTable('member_promos').dropColumn(column).execute();
    for (const step of ['0225-promo-taken-back', '0231-promo-taken-back-place'])
      await promosStore.migrations[step]?.(db as never);
  });
  await call('win', 'r1', paid('40.00'));
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '0.00' });
});

it.each([
  ['won', 'win', paid('150.00'), '50.00'],
  ['lost', 'win', paid('0'), '0.00'],
  ['paid less than it owes', 'win', paid('60.00'), '0.00'],
  ['annulled', 'rollback', { bet: 'r1:bet' }, '0.00'],
] as const)(
  'takes what a reversed bonus became out of a bet that was open and is %s, and no more',
  async (_end, name, body, left) => {
    const { mia, deposit, call } = await converted();
    await call('bet', 'r1', paid('100.00'));
    await reversed(mia, deposit);
    expect(await cashOf(mia)).toEqual(bare);
    await call(name, 'r1', body);
    expect(await cashOf(mia)).toEqual({ ...bare, casinoCash: left });
    await call('bet', 'r2', paid('10.00'));
    await call('win', 'r2', paid('20.00'));
    const own = (Number(left) + (left === '0.00' ? 20 : 10)).toFixed(2);
    expect(await cashOf(mia)).toMatchObject({ casinoCash: own });
    expect((await audit(mia.world.db)).violations).toEqual([]);
  },
);

it('takes what a reversed bonus became out of a withdrawal that comes back', async () => {
  const { mia, deposit } = await converted();
  const page = await startWithdrawal(mia, '1300.00');
  await page.proceed();
  await page.choose('APPROVE');
  expect(await cashOf(mia)).toEqual({ ...bare, mainCash: '0.00' });
  expect(await reversal(mia, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect((await mia.main(CANCEL, { id: page.id })).code).toBeNull();
  expect(await cashOf(mia)).toEqual({ ...bare, mainCash: '1200.00' });
  await reversed(mia, deposit);
  expect(await cashOf(mia)).toEqual(bare);
});
