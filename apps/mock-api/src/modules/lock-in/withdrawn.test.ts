import { expect, it } from 'vitest';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from './index.ts';

const PROGRESS = '{ member(id: "mem_isla") { promoLockIn { completed lockInAccumulatedDeposit } } }';
const CANCEL = 'mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }';
const LOCK =
  'mutation L($on: Boolean!) { lockInMemberToPromo(legacyMemberId: "mem_isla", lockInEnabled: $on, promo: "promo_long_haul") { completed } }';
const REVERSE = 'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }';

const platform = platformForFile(startSeededPlatform);

/** Isla has a lock-in that asks for deposits of 200.00, 100.00 of which she has made. */
async function person(): Promise<SeededPerson> {
  const isla = await personInNewWorld(platform, 'isla');
  await isla.world.write(({ db }) =>
    db.updateTable('members').set({ verified: true }).where('id', '=', isla.id).execute(),
  );
  return isla;
}

async function deposited(isla: SeededPerson, amount: string): Promise<string> {
  const page = await startDeposit(isla, amount);
  await page.proceed();
  await page.choose('APPROVE');
  return page.id;
}

async function withdrawn(isla: SeededPerson, amount: string): Promise<string> {
  const page = await startWithdrawal(isla, amount);
  await page.proceed();
  await page.choose('APPROVE');
  return page.id;
}

async function progress(isla: SeededPerson) {
  const { data } = await isla.promo(PROGRESS);
  const { promoLockIn } = data?.['member'] as {
    promoLockIn: { completed: boolean; lockInAccumulatedDeposit: string };
  };
  return [promoLockIn.lockInAccumulatedDeposit, promoLockIn.completed];
}

const turnOver = (isla: SeededPerson) =>
  isla.world.write((unit) =>
    countTowardsLockIn(unit, { memberId: isla.id, kind: 'TURNOVER', amount: 500_000n, currency: 'AUD' }),
  );

it('LOCK-15 counts deposits less what is withdrawn, so that the same money does not count twice', async () => {
  const isla = await person();
  await turnOver(isla);
  for (const _time of [1, 2, 3]) {
    await deposited(isla, '60.00');
    await withdrawn(isla, '60.00');
  }
  expect(await progress(isla)).toEqual(['100.00', false]);
  await deposited(isla, '100.00');
  expect(await progress(isla)).toEqual(['200.00', true]);
});

it('LOCK-15 counts a withdrawal that is cancelled again, and then completes the lock-in', async () => {
  const isla = await person();
  await turnOver(isla);
  const id = await withdrawn(isla, '60.00');
  await deposited(isla, '100.00');
  expect(await progress(isla)).toEqual(['140.00', false]);
  expect((await isla.main(CANCEL, { id })).code).toBeNull();
  expect(await progress(isla)).toEqual(['200.00', true]);
});

it('LOCK-15 completes a lock-in as it goes on, whose withdrawal came back while it was paused, once', async () => {
  const isla = await person();
  await turnOver(isla);
  const id = await withdrawn(isla, '60.00');
  await deposited(isla, '100.00');
  await isla.promo(LOCK, { on: false });
  expect((await isla.main(CANCEL, { id })).code).toBeNull();
  expect(await progress(isla)).toEqual(['200.00', false]);
  const answers = await Promise.all([1, 2].map(() => isla.promo(LOCK, { on: true })));
  expect(answers.map(({ code }) => code)).toContain(null);
  expect(await progress(isla)).toEqual(['200.00', true]);
  const awards = isla.world.db
    .selectFrom('memberPromos')
    .select('id')
    .where('memberId', '=', isla.id)
    .where('promoId', '=', 'promo_long_haul');
  expect(await awards.execute()).toHaveLength(1);
});

it('takes a withdrawal off a lock-in that is paused, and never more than there is', async () => {
  const isla = await person();
  await deposited(isla, '50.00');
  await isla.promo(LOCK, { on: false });
  const id = await withdrawn(isla, '150.00');
  expect(await progress(isla)).toEqual(['0.00', false]);
  await isla.main(CANCEL, { id });
  expect(await progress(isla)).toEqual(['150.00', false]);
});

it('counts nothing again of a deposit that was reversed while its money was withdrawn', async () => {
  const isla = await person();
  const deposit = await deposited(isla, '60.00');
  const id = await withdrawn(isla, '160.00');
  expect(await progress(isla)).toEqual(['0.00', false]);
  await isla.control(
    'mutation A($world: ID!) { adjustBalance(world: $world, member: "isla@magpie.test", input: { walletType: MAIN, amount: "60.00" }) }',
  );
  expect((await isla.control(REVERSE, { deposit })).code).toBeNull();
  await isla.main(CANCEL, { id });
  expect(await progress(isla)).toEqual(['100.00', false]);
});
