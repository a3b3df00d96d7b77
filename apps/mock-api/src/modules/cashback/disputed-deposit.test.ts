import { expect, it } from 'vitest';
import { earnExperience } from '#modules/levels/index.ts';
import { balances } from '#platform/ledger/index.ts';
import { CLAIM, cashbacksOf } from '#test/kit/cashbacks.ts';
import { PLAY_SECRET, SLOT, fund } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, lifted, reversal, vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

/** Ella on level 6, ten minutes before a Monday in Sydney, with 530.00 in her main wallet. */
async function beforeMonday(): Promise<SeededPerson> {
  const ella = await personInNewWorld(platform, 'ella', '2026-03-01T12:50:00.000Z');
  await ella.world.write((unit) => earnExperience(unit, ella.id, { unit: 'WAGER', hundredths: 7_500_000n }));
  return ella;
}

const mondayOf = async (ella: SeededPerson) =>
  (await cashbacksOf(ella)).find(({ cashback }) => cashback.id === 'cashback_monday')?.amount;

async function lose1000(ella: SeededPerson): Promise<void> {
  const call = await vendorAt(platform, ella, SLOT.id);
  for (let count = 0; count < 10; count += 1) {
    await call('bet', `r${String(count)}`, { amount: '100.00' });
    await call('win', `r${String(count)}`, { amount: '0' });
  }
}

/** All that she holds. */
async function lose530(ella: SeededPerson): Promise<void> {
  const call = await vendorAt(platform, ella, SLOT.id);
  await call('bet', 'early', { amount: '530.00' });
  await call('win', 'early', { amount: '0' });
}

it('gives nothing back of losses that a disputed deposit paid for, until it is taken back from other money', async () => {
  const ella = await beforeMonday();
  const before = await mondayOf(ella);
  const deposit = await deposited(ella, '1000.00');
  await lose1000(ella);
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
  const ella = await beforeMonday();
  const deposit = await deposited(ella, '1000.00');
  await lose1000(ella);
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect(await mondayOf(ella)).toBe('10.80');
  expect((await lifted(ella, deposit)).data).toEqual({ liftDispute: '1000.00' });
  expect(await mondayOf(ella)).toBe('70.80');
});

const claimMonday = async (ella: SeededPerson) => (await ella.promo(CLAIM, { id: 'cashback_monday' })).code;

const mainCash = async (ella: SeededPerson) => (await balances(ella.world.db, ella.id, 'AUD')).MAIN;

/** Ella claimed the cashback on what she lost of a deposit on Monday, and disputed it on Tuesday. */
async function disputedAfterClaim(): Promise<{ readonly ella: SeededPerson; readonly deposit: string }> {
  const ella = await beforeMonday();
  const deposit = await deposited(ella, '1000.00');
  await lose1000(ella);
  await ella.world.clock.advance('PT30M');
  expect(await claimMonday(ella)).toBeNull();
  expect(await mainCash(ella)).toBe(60_080n);
  await ella.world.clock.advance('P1D');
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  return { ella, deposit };
}

/** She loses an amount of other money, in whole hundreds. */
async function lose(ella: SeededPerson, when: string, hundreds: number): Promise<void> {
  await fund(ella.world, ella.id, BigInt(hundreds) * 10_000n);
  const call = await vendorAt(platform, ella, SLOT.id);
  for (let count = 0; count < hundreds; count += 1) {
    await call('bet', `${when}${String(count)}`, { amount: '100.00' });
    await call('win', `${when}${String(count)}`, { amount: '0' });
  }
}

it('takes what was claimed before the dispute off the next claims, once', async () => {
  const { ella } = await disputedAfterClaim();
  await lose(ella, 'week1', 15);
  // 6 % of the 500.00 beyond the deposit, all of them owed.
  expect(await mondayOf(ella)).toBe('0.00');
  await lose(ella, 'more', 15);
  // 120.00 of 2000.00 less the 60.00 of the first claim.
  expect(await mondayOf(ella)).toBe('60.00');
  await ella.world.clock.advance('P6D');
  const held = await mainCash(ella);
  expect(await claimMonday(ella)).toBeNull();
  expect((await mainCash(ella)) - held).toBe(6_000n);
  await ella.world.clock.advance('P1D');
  await lose(ella, 'week2', 15);
  expect(await mondayOf(ella)).toBe('30.00');
});

it('pays what was taken off with the next claim once the bank withdraws the dispute', async () => {
  const { ella, deposit } = await disputedAfterClaim();
  await lose(ella, 'week1', 21);
  await ella.world.clock.advance('P6D');
  expect(await claimMonday(ella)).toBeNull();
  await ella.world.clock.advance('P1D');
  expect((await lifted(ella, deposit)).code).toBeNull();
  expect(await mondayOf(ella)).toBe('0.00');
  await lose(ella, 'week2', 1);
  expect(await mondayOf(ella)).toBe('66.00');
  await ella.world.clock.advance('P6D');
  expect(await claimMonday(ella)).toBeNull();
  await ella.world.clock.advance('P1D');
  await lose(ella, 'week3', 1);
  expect(await mondayOf(ella)).toBe('6.00');
});

it('takes nothing off a claim of another currency', async () => {
  const { ella } = await disputedAfterClaim();
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
  const ella = await beforeMonday();
  const deposit = await deposited(ella, '1000.00');
  await lose1000(ella);
  await reversal(ella, deposit);
  await ella.world.clock.advance('PT30M');
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBeNull();
  expect(await mainCash(ella)).toBe(54_080n);
});

it('takes nothing off what was lost before the disputed deposit was there', async () => {
  const ella = await beforeMonday();
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
