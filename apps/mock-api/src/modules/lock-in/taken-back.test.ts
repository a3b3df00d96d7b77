import { expect, it } from 'vitest';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countPromoTurnover } from '../promos/index.ts';
import { lockInStore } from './store/tables.ts';
import { countTowardsLockIn } from './index.ts';

const LOCK =
  'mutation L($on: Boolean!) { lockInMemberToPromo(legacyMemberId: "mem_isla", lockInEnabled: $on, promo: "promo_long_haul") { lockInEnabled } }';
const PROGRESS = '{ member(id: "mem_isla") { promoLockIn { lockInAccumulatedDeposit } } }';
const REVERSE = 'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }';

const platform = platformForFile(startSeededPlatform);

/** Isla has a lock-in with 100.00 deposited. */
const person = () => personInNewWorld(platform, 'isla');

async function deposited(isla: SeededPerson, amount: string): Promise<string> {
  const page = await startDeposit(isla, amount);
  await page.proceed();
  await page.choose('APPROVE');
  return page.id;
}

async function takeBack(isla: SeededPerson, deposit: string): Promise<void> {
  expect((await isla.control(REVERSE, { deposit })).code).toBeNull();
}

async function progress(isla: SeededPerson): Promise<string> {
  const { data } = await isla.promo(PROGRESS);
  const { promoLockIn } = data?.['member'] as { promoLockIn: { lockInAccumulatedDeposit: string } };
  return promoLockIn.lockInAccumulatedDeposit;
}

it('takes no other deposit out of a lock-in than one that counted towards it', async () => {
  const isla = await person();
  await isla.promo(LOCK, { on: false });
  const whilePaused = await deposited(isla, '60.00');
  await isla.promo(LOCK, { on: true });
  await takeBack(isla, whilePaused);
  expect(await progress(isla)).toBe('100.00');
  const counted = await deposited(isla, '70.00');
  expect(await progress(isla)).toBe('170.00');
  await isla.promo(LOCK, { on: false });
  await takeBack(isla, counted);
  expect(await progress(isla)).toBe('100.00');
});

it('takes a deposit of an earlier lock-in out of no later one', async () => {
  const isla = await person();
  const early = await deposited(isla, '60.00');
  await isla.promo('mutation { cancelLockIn(promo: "promo_long_haul") { id } }');
  await isla.world.clock.advance('P4D');
  await isla.promo(LOCK, { on: true });
  await deposited(isla, '50.00');
  await takeBack(isla, early);
  expect(await progress(isla)).toBe('50.00');
});

it('takes back what a completed lock-in awarded, once its other deposits would not have earned it', async () => {
  const isla = await person();
  await isla.world.write((unit) =>
    countTowardsLockIn(unit, { memberId: isla.id, kind: 'TURNOVER', amount: 500_000n, currency: 'AUD' }),
  );
  const early = await deposited(isla, '60.00');
  const late = await deposited(isla, '50.00');
  const award = '{ member(id: "mem_isla") { activePromo { promo { id } } wallets { casinoBonus } } }';
  const held = async () => (await isla.promo(award)).data?.['member'];
  const unlocked = await held();
  expect(unlocked).toMatchObject({ activePromo: { promo: { id: 'promo_long_haul' } } });
  const after = await deposited(isla, '30.00');
  await takeBack(isla, after);
  expect(await held()).toEqual(unlocked);
  await takeBack(isla, late);
  expect(await held()).toEqual({ activePromo: null, wallets: { casinoBonus: '0.00' } });
  await takeBack(isla, early);
  const history = await isla.promo('{ promoHistory(first: 1) { edges { node { status endCause } } } }');
  expect(history.data).toEqual({
    promoHistory: { edges: [{ node: { status: 'CANCELED', endCause: 'DEPOSIT_REVERSED' } }] },
  });
});

it('takes a completed award of a lock-in back once, however many of its deposits are taken back', async () => {
  const isla = await person();
  const turn = (turnover: bigint) =>
    isla.world.write((unit) =>
      countTowardsLockIn(unit, { memberId: isla.id, kind: 'TURNOVER', amount: turnover, currency: 'AUD' }),
    );
  await turn(500_000n);
  const early = await deposited(isla, '60.00');
  const late = await deposited(isla, '50.00');
  const award = await isla.promo('{ member(id: "mem_isla") { activePromo { id } } }');
  const { activePromo } = award.data?.['member'] as { activePromo: { id: string } };
  await isla.world.write((unit) =>
    countPromoTurnover(unit, {
      ...{ memberPromoId: activePromo.id, roundOpen: false, currency: 'AUD', stake: 100_000_000n },
      game: { code: 'any', provider: 'pro_nightjar' },
    }),
  );
  const wallets = async () =>
    (await isla.promo('{ member(id: "mem_isla") { wallets { casinoCash casinoBonus } } }')).data?.['member'];
  expect(await wallets()).not.toMatchObject({ wallets: { casinoCash: '0.00' } });
  await takeBack(isla, late);
  expect(await wallets()).toEqual({ wallets: { casinoCash: '0.00', casinoBonus: '0.00' } });
  await isla.control(
    'mutation A($world: ID!) { adjustBalance(world: $world, member: "isla@magpie.test", input: { walletType: CASINO, amount: "25.00" }) }',
  );
  await takeBack(isla, early);
  expect(await wallets()).toEqual({ wallets: { casinoCash: '25.00', casinoBonus: '0.00' } });
});

it('takes a deposit out of a lock-in of a world that is older than the list of what counted', async () => {
  const isla = await person();
  const deposit = await deposited(isla, '60.00');
  await isla.world.write(async ({ db }) => {
    await db.schema.dropTable('lock_in_deposits').execute();
    for (const step of [
      '0097-lock-in-deposits',
      '0102-lock-in-award-deposits',
      '0260-lock-in-deposits-taken-back',
    ])
      await lockInStore.migrations[step]?.(db as never);
  });
  await takeBack(isla, deposit);
  expect(await progress(isla)).toBe('100.00');
});
