import { expect, it } from 'vitest';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const LOCK =
  'mutation { lockInMemberToPromo(legacyMemberId: "mem_isla", lockInEnabled: true, promo: "promo_harbour_run") { promo { id } lockInAccumulatedDeposit } }';
const PROGRESS = '{ member(id: "mem_isla") { promoLockIn { lockInAccumulatedDeposit } } }';

const platform = platformForFile(startSeededPlatform);

/** Isla has been locked in to The Long Haul since Feb 26, with deposits of 100.00. */
const person = () => personInNewWorld(platform, 'isla');

const turn = ({ world }: SeededPerson, values: { active?: boolean; expiresAt?: number }) =>
  world.write(({ db }) => db.updateTable('promos').set(values).where('id', '=', 'promo_long_haul').execute());

it.each([
  ['is switched off', { active: false }],
  ['has ended', { expiresAt: Date.parse('2026-03-02T01:00:00.000Z') }],
])('LOCK-16 a lock-in whose promo %s bars no other, once its cooldown is over', async (_what, values) => {
  const isla = await person();
  const barred = await isla.promo(LOCK);
  expect(barred.errors[0]?.message).toBe('You are locked in to another promo.');
  await turn(isla, values);
  const cooling = await isla.promo(LOCK);
  expect(cooling.errors[0]?.message).toBe('Lock in is on cooldown. Available on Mar 05, 2026.');
  await isla.world.clock.advance('P3D');
  const later = await seededPerson(platform, isla.world, 'isla');
  expect((await later.promo(LOCK)).data).toEqual({
    lockInMemberToPromo: { promo: { id: 'promo_harbour_run' }, lockInAccumulatedDeposit: '0.00' },
  });
});

it('LOCK-15 a lock-in whose promo is switched on again goes on less what was withdrawn meanwhile', async () => {
  const isla = await person();
  await isla.world.write(({ db }) =>
    db.updateTable('members').set({ verified: true }).where('id', '=', isla.id).execute(),
  );
  await turn(isla, { active: false });
  for (const page of [await startDeposit(isla, '60.00'), await startWithdrawal(isla, '60.00')]) {
    await page.proceed();
    await page.choose('APPROVE');
  }
  await turn(isla, { active: true });
  expect((await isla.promo(PROGRESS)).data).toEqual({
    member: { promoLockIn: { lockInAccumulatedDeposit: '40.00' } },
  });
});
