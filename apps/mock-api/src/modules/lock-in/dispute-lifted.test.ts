import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { cashOf, deposited, lifted, reversal } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from './index.ts';

const LOCK =
  'mutation L($on: Boolean!) { lockInMemberToPromo(legacyMemberId: "mem_isla", lockInEnabled: $on, promo: "promo_long_haul") { lockInEnabled } }';
const PROGRESS =
  '{ member(id: "mem_isla") { promoLockIn { lockInAccumulatedDeposit completed } activePromo { promo { id } } } }';
const ADJUST =
  'mutation A($world: ID!, $amount: Decimal!) { adjustBalance(world: $world, member: "mem_isla", input: { walletType: MAIN, amount: $amount }) }';
const WITHDRAW =
  'mutation { createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "130.00" }) { id } }';
const MOVE =
  'mutation M($world: ID!, $id: ID!) { moveWithdrawal(world: $world, withdrawal: $id, status: PENDING) }';
const CANCEL = 'mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }';

const platform = platformForFile(startSeededPlatform);

/** Isla has a lock-in with 100.00 of 200.00 deposited. */
const person = () => personInNewWorld(platform, 'isla');

const turnOver = (isla: SeededPerson) =>
  isla.world.write((unit) =>
    countTowardsLockIn(unit, { memberId: isla.id, kind: 'TURNOVER', amount: 500_000n, currency: 'AUD' }),
  );

/** Of the lock-in, and the promo that is active. */
async function progress(isla: SeededPerson): Promise<readonly [string, boolean, string | null]> {
  const { promoLockIn: own, activePromo } = (await isla.promo(PROGRESS)).data?.['member'] as {
    promoLockIn: { lockInAccumulatedDeposit: string; completed: boolean };
    activePromo: { promo: { id: string } } | null;
  };
  return [own.lockInAccumulatedDeposit, own.completed, activePromo?.promo.id ?? null];
}

/** Disputes a deposit while her cash is away. */
async function disputed(isla: SeededPerson, deposit: string): Promise<void> {
  const { mainCash } = (await cashOf(isla)) as { mainCash: string };
  await isla.control(ADJUST, { amount: `-${mainCash}` });
  expect(await reversal(isla, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect((await isla.control(ADJUST, { amount: mainCash })).code).toBeNull();
}

it('counts a deposit again whose dispute is lifted, as often as that happens', async () => {
  const isla = await person();
  const deposit = await deposited(isla, '60.00');
  for (const _time of [1, 2]) {
    await disputed(isla, deposit);
    expect(await progress(isla)).toEqual(['100.00', false, null]);
    await lifted(isla, deposit);
    expect(await progress(isla)).toEqual(['160.00', false, null]);
  }
});

it('completes a lock-in by a deposit that counts again, unless it is paused', async () => {
  const isla = await person();
  const deposit = await deposited(isla, '120.00');
  await disputed(isla, deposit);
  await turnOver(isla);
  await isla.promo(LOCK, { on: false });
  await lifted(isla, deposit);
  expect(await progress(isla)).toEqual(['220.00', false, null]);
  await isla.promo(LOCK, { on: true });
  expect(await progress(isla)).toEqual(['220.00', true, 'promo_long_haul']);
});

it('counts a deposit for what was awarded without it, once its dispute is lifted', async () => {
  const isla = await person();
  await turnOver(isla);
  const [first, second] = [await deposited(isla, '20.00'), await deposited(isla, '20.00')];
  await deposited(isla, '80.00');
  await disputed(isla, first);
  await lifted(isla, first);
  await disputed(isla, second);
  expect(await progress(isla)).toEqual(['220.00', true, 'promo_long_haul']);
  await disputed(isla, first);
  expect(await progress(isla)).toEqual(['220.00', true, null]);
});

it('counts nothing of it that is withdrawn, until that comes back', async () => {
  const isla = await person();
  await isla.world.write(({ db }) =>
    db.updateTable('members').set({ verified: true }).where('id', '=', isla.id).execute(),
  );
  const deposit = await deposited(isla, '60.00');
  const made = (await isla.main(WITHDRAW)).data?.['createWithdrawalNext'] as { id: string };
  await isla.control(MOVE, { id: made.id });
  expect(await progress(isla)).toEqual(['30.00', false, null]);
  await disputed(isla, deposit);
  expect(await progress(isla)).toEqual(['0.00', false, null]);
  await lifted(isla, deposit);
  expect(await progress(isla)).toEqual(['30.00', false, null]);
  await isla.main(CANCEL, { id: made.id });
  expect(await progress(isla)).toEqual(['160.00', false, null]);
});

it('counts it towards no other lock-in than its own', async () => {
  const isla = await person();
  const deposit = await deposited(isla, '60.00');
  await disputed(isla, deposit);
  await isla.promo('mutation { cancelLockIn(promo: "promo_long_haul") { id } }');
  await isla.world.clock.advance('P4D');
  await isla.promo(LOCK, { on: true });
  await lifted(isla, deposit);
  expect(await progress(isla)).toEqual(['0.00', false, null]);
});
