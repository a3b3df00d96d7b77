import { expect, it } from 'vitest';
import { CLAIM } from '#test/kit/cashbacks.ts';
import {
  beforeMonday,
  claimMonday,
  disputedAfterClaim,
  lose,
  loseHeld,
  mainCash,
  mondayOf,
} from '#test/kit/disputes.ts';
import { PLAY_SECRET, SLOT, fund } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, lifted, reversal, vendorAt } from '#test/kit/reversals.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

/** All that she holds. */
async function lose530(ella: SeededPerson): Promise<void> {
  const call = await vendorAt(platform, ella, SLOT.id);
  await call('bet', 'early', { amount: '530.00' });
  await call('win', 'early', { amount: '0' });
}

it('gives nothing back of losses that a disputed deposit paid for, until it is taken back from other money', async () => {
  const ella = await beforeMonday(platform);
  const before = await mondayOf(ella);
  const deposit = await deposited(ella, '1000.00');
  await loseHeld(platform, ella, 'r', 10);
  expect(await mondayOf(ella)).toBe('70.80');
  expect(await mainCash(ella)).toBe(53_000n);
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect([before, await mondayOf(ella)]).toEqual(['10.80', '10.80']);
  await ella.world.clock.advance('PT5M');
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect(await mondayOf(ella)).toBe('10.80');
  // Lost is then her own money.
  await fund(ella.world, ella.id, 47_000n);
  expect(await reversal(ella, deposit)).toBeNull();
  expect(await mondayOf(ella)).toBe('70.80');
});

it('counts the losses again once the bank withdraws the dispute', async () => {
  const ella = await beforeMonday(platform);
  const deposit = await deposited(ella, '1000.00');
  await loseHeld(platform, ella, 'r', 10);
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect(await mondayOf(ella)).toBe('10.80');
  expect((await lifted(ella, deposit)).data).toEqual({ liftDispute: '1000.00' });
  expect(await mondayOf(ella)).toBe('70.80');
});

it('takes what was claimed before the dispute off the next claims, once', async () => {
  const { ella } = await disputedAfterClaim(platform);
  expect(await mainCash(ella)).toBe(60_080n);
  await lose(platform, ella, 'week1', 15);
  // 6 % of the 500.00 beyond the deposit, all of them owed.
  expect(await mondayOf(ella)).toBe('0.00');
  await lose(platform, ella, 'more', 15);
  // 120.00 of 2000.00 less the 60.00 of the first claim.
  expect(await mondayOf(ella)).toBe('60.00');
  await ella.world.clock.advance('P6D');
  const held = await mainCash(ella);
  expect(await claimMonday(ella)).toBeNull();
  expect((await mainCash(ella)) - held).toBe(6_000n);
  await ella.world.clock.advance('P1D');
  await lose(platform, ella, 'week2', 15);
  expect(await mondayOf(ella)).toBe('30.00');
  // Of 170.00, what the month's 200.00 leave beside the 10.80 and the 120.00 that it has earned.
  await lose(platform, ella, 'rest', 24);
  expect(await mondayOf(ella)).toBe('69.20');
});

it('takes nothing off a claim of another currency', async () => {
  const { ella } = await disputedAfterClaim(platform);
  const nzd = { currency: 'NZD' };
  await ella.world.write(({ db }) =>
    db.updateTable('cashbacks').set(nzd).where('id', '=', 'cashback_monday').execute(),
  );
  await fund(ella.world, ella.id, 10_000n, nzd);
  const use = 'mutation { updateMe(input: { activeCurrency: "NZD" }) { id } }';
  expect((await ella.main(use)).code).toBeNull();
  const call = await vendorAt(platform, ella, SLOT.id);
  await call('bet', 'other', { amount: '100.00', ...nzd });
  await call('win', 'other', { amount: '0', ...nzd });
  expect(await mondayOf(ella)).toBe('6.00');
});

it('pays out on the claim day what the member lost of their own', async () => {
  const ella = await beforeMonday(platform);
  const deposit = await deposited(ella, '1000.00');
  await loseHeld(platform, ella, 'r', 10);
  await reversal(ella, deposit);
  await ella.world.clock.advance('PT30M');
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBeNull();
  expect(await mainCash(ella)).toBe(54_080n);
});

it('takes nothing off what was lost before the disputed deposit was there', async () => {
  const ella = await beforeMonday(platform);
  await lose530(ella);
  await ella.world.clock.advance('PT30M');
  const lost = await mondayOf(ella);
  const deposit = await deposited(ella, '100.00');
  const call = await vendorAt(platform, ella, SLOT.id);
  await call('bet', 'late', { amount: '100.00' });
  await call('win', 'late', { amount: '0' });
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect([lost, await mondayOf(ella)]).toEqual(['42.60', '42.60']);
});
