import { expect, it } from 'vitest';
import { startDeposit } from '#test/kit/payments.ts';
import { audit } from '#platform/ledger/index.ts';
import { fund } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { memberPromoRow } from './store/index.ts';
import { promosStore } from './store/tables.ts';
import { countPromoTurnover, endPromo } from './index.ts';

const MINE =
  'query Mine($id: ID!) { member(id: $id) { activePromo { id } pendingPromos { id } wallets { mainCash casinoCash casinoBonus } promoLockIn { lockInAccumulatedDeposit } } promoHistory(first: 1) { edges { node { status endCause waitsFor } } } }';
const REVERSE = 'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }';
const RELEASE = 'mutation Release($world: ID!, $award: ID!) { releaseAward(world: $world, award: $award) }';

const ADJUST =
  'mutation A($world: ID!, $wallet: WalletType!, $amount: Decimal!) { adjustBalance(world: $world, member: "mia@magpie.test", input: { walletType: $wallet, amount: $amount }) }';

const platform = platformForFile(startSeededPlatform);

async function deposited(who: SeededPerson, amount: string, promoCode?: string): Promise<string> {
  const page = await startDeposit(who, amount, promoCode === undefined ? {} : { promoCode });
  await page.proceed();
  await page.choose('APPROVE');
  return page.id;
}

async function mine(who: SeededPerson) {
  const { data } = await who.promo(MINE, { id: who.id });
  const { member, promoHistory } = data as {
    member: { activePromo: { id: string } | null; pendingPromos: { id: string }[]; wallets: object };
    promoHistory: { edges: { node: object }[] };
  };
  return { ...member, history: promoHistory.edges.map(({ node }) => node) };
}

async function turnOver(who: SeededPerson): Promise<void> {
  const memberPromoId = (await mine(who)).activePromo?.id ?? '';
  const game = { code: 'any', provider: 'pro_nightjar' };
  await who.world.write((unit) =>
    countPromoTurnover(unit, { memberPromoId, stake: 150_000n, currency: 'AUD', game, roundOpen: false }),
  );
}

it('ends an award that waits for its release with the deposit that earned it, so that it cannot be paid', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  await mia.world.write(({ db }) =>
    db.updateTable('promos').set({ payoutMode: 'MANUAL' }).where('id', '=', 'promo_midweek').execute(),
  );
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  const [award] = (await mine(mia)).pendingPromos;
  expect((await mia.control(REVERSE, { deposit })).data).toEqual({ reverseDeposit: '200.00' });
  expect(await mine(mia)).toMatchObject({
    activePromo: null,
    pendingPromos: [],
    history: [{ status: 'CANCELED', endCause: 'DEPOSIT_REVERSED', waitsFor: null }],
  });
  expect((await mia.control(RELEASE, { award: award?.id })).code).toBe('CONFLICT');
  expect(await mine(mia)).toMatchObject({ activePromo: null, wallets: { casinoBonus: '0.00' } });
});

it('takes a completed promo back with the deposit that earned it, and what it became in cash', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  const before = { mainCash: '1200.00', casinoBonus: '0.00', casinoCash: '100.00' };
  expect(await mine(mia)).toMatchObject({ wallets: before, history: [{ status: 'COMPLETE' }] });
  await mia.control(REVERSE, { deposit });
  expect(await mine(mia)).toMatchObject({
    wallets: { mainCash: '1000.00', casinoBonus: '0.00', casinoCash: '0.00' },
    history: [{ status: 'CANCELED', endCause: 'DEPOSIT_REVERSED' }],
  });
  expect((await mia.control(REVERSE, { deposit })).code).toBe('CONFLICT');
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

it('ends the free spins of a promo that was played out with their deposit, and takes what they won as far as it is there, the rest the next time', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  const memberPromoId = (await mine(mia)).activePromo?.id ?? '';
  await mia.world.write(async (unit) => {
    const row = await memberPromoRow(unit.db, memberPromoId);
    await endPromo(unit, row, { status: 'LOST', cause: 'BONUS_PLAYED' });
    const spins = {
      id: 'mfs_test',
      memberId: mia.id,
      promoId: 'promo_midweek',
      currency: 'AUD',
      memberPromoId,
    };
    await unit.db
      .insertInto('memberFreeSpins')
      .values({ ...spins, totalWinningsMinor: 500n, claimedAt: unit.now.getTime(), expiresAt: null })
      .execute();
  });
  await mia.control(ADJUST, { wallet: 'MAIN', amount: '-1150.00' });
  await mia.control(ADJUST, { wallet: 'CASINO', amount: '3.00' });
  expect((await mia.control(REVERSE, { deposit })).code).toBe('INSUFFICIENT_BALANCE');
  const spins = await mia.promo('{ memberFreeSpins(first: 1) { edges { node { id status } } } }');
  expect(spins.data?.['memberFreeSpins']).toEqual({
    edges: [{ node: { id: 'mfs_test', status: 'CANCELLED' } }],
  });
  expect(await mine(mia)).toMatchObject({
    wallets: { casinoCash: '0.00' },
    history: [{ status: 'LOST', endCause: 'BONUS_PLAYED' }],
  });
  await mia.control(ADJUST, { wallet: 'MAIN', amount: '150.00' });
  await mia.control(ADJUST, { wallet: 'CASINO', amount: '50.00' });
  expect((await mia.control(REVERSE, { deposit })).code).toBeNull();
  expect(await mine(mia)).toMatchObject({ wallets: { mainCash: '0.00', casinoCash: '48.00' } });
});

it('takes a deposit that was played with from what it won, and its promo even where the cash is too little', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await mia.control(ADJUST, { wallet: 'MAIN', amount: '-1150.00' });
  expect((await mia.control(REVERSE, { deposit })).code).toBe('INSUFFICIENT_BALANCE');
  const lost = [{ status: 'CANCELED', endCause: 'DEPOSIT_REVERSED' }];
  const little = { mainCash: '50.00', casinoCash: '0.00', casinoBonus: '0.00' };
  expect(await mine(mia)).toMatchObject({ activePromo: null, wallets: little, history: lost });
  expect((await mia.control(REVERSE, { deposit })).code).toBe('INSUFFICIENT_BALANCE');
  await mia.control(ADJUST, { wallet: 'CASINO', amount: '170.00' });
  expect((await mia.control(REVERSE, { deposit })).code).toBeNull();
  expect(await mine(mia)).toMatchObject({
    activePromo: null,
    wallets: { mainCash: '0.00', casinoCash: '20.00', casinoBonus: '0.00' },
  });
  const { balanced, violations } = (
    await mia.control('query A($world: ID!) { audit(world: $world) { balanced violations } }')
  ).data?.['audit'] as { balanced: boolean; violations: string[] };
  expect([balanced, violations]).toEqual([true, []]);
});

it('knows of an older world what a completed promo became', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  await mia.world.write(async ({ db }) => {
    await db.schema.alterTable('member_promos').dropColumn('became_cash_minor').execute();
    await promosStore.migrations['0101-promo-cash']?.(db as never);
  });
  await mia.control(REVERSE, { deposit });
  expect(await mine(mia)).toMatchObject({ wallets: { casinoCash: '0.00' } });
});

it('ends no promo of another deposit of the same amount and the same moment, also in an older world', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const first = await deposited(mia, '200.00', 'MIDWEEK50');
  const cancel = 'mutation C($id: ID!) { cancelActivePromo(id: $id) { id } }';
  await mia.promo(cancel, { id: (await mine(mia)).activePromo?.id });
  const second = await deposited(mia, '200.00', 'MIDWEEK50');
  await mia.control(REVERSE, { deposit: first });
  expect(await mine(mia)).toMatchObject({ activePromo: {}, wallets: { casinoBonus: '100.00' } });
  await mia.world.write(async ({ db }) => {
    await db.schema.alterTable('member_promos').dropColumn('deposit_id').execute();
    await promosStore.migrations['0098-award-deposit']?.(db as never);
  });
  await mia.control(REVERSE, { deposit: second });
  expect(await mine(mia)).toMatchObject({ activePromo: null, wallets: { casinoBonus: '0.00' } });
});

it('ends the seeded promo of ruby with the deposit that she made for it', async () => {
  const ruby = await personInNewWorld(platform, 'ruby');
  await fund(ruby.world, ruby.id, 30_000n);
  expect((await ruby.control(REVERSE, { deposit: 'dep_ruby_1' })).code).toBeNull();
  expect(await mine(ruby)).toMatchObject({ activePromo: null, wallets: { casinoBonus: '0.00' } });
});

it('takes a deposit out of the lock-in that it counted towards', async () => {
  const isla = await personInNewWorld(platform, 'isla');
  const deposit = await deposited(isla, '60.00');
  const progress = (amount: string) => ({ promoLockIn: { lockInAccumulatedDeposit: amount } });
  expect(await mine(isla)).toMatchObject(progress('160.00'));
  await isla.control(REVERSE, { deposit });
  expect(await mine(isla)).toMatchObject(progress('100.00'));
});

it('PROMO-49 takes the cash of a completed promo that waited in a withdrawal when the deposit is taken back again', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  const { data } = await mia.main(
    'mutation C($input: CreateWithdrawalNextInput!) { createWithdrawalNext(input: $input) { id } }',
    { input: { withdrawalMethod: 'wm_payid', amount: '1300.00' } },
  );
  const { id } = (data as { createWithdrawalNext: { id: string } }).createWithdrawalNext;
  await mia.control(
    'mutation M($world: ID!, $id: ID!) { moveWithdrawal(world: $world, withdrawal: $id, status: PENDING) }',
    { id },
  );
  expect((await mia.control(REVERSE, { deposit })).code).toBe('INSUFFICIENT_BALANCE');
  await mia.main('mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }', { id });
  expect((await mia.control(REVERSE, { deposit })).data).toEqual({ reverseDeposit: '200.00' });
  expect(await mine(mia)).toMatchObject({ wallets: { mainCash: '1000.00', casinoCash: '0.00' } });
  expect((await audit(mia.world.db)).violations).toEqual([]);
});
