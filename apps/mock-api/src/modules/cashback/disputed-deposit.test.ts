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
  expect((await balances(ella.world.db, ella.id, 'AUD')).MAIN).toBe(53_000n);
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

it('pays out on the claim day what the member lost of their own', async () => {
  const ella = await beforeMonday();
  const deposit = await deposited(ella, '1000.00');
  await lose1000(ella);
  await reversal(ella, deposit);
  await ella.world.clock.advance('PT30M');
  expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBeNull();
  expect((await balances(ella.world.db, ella.id, 'AUD')).MAIN).toBe(54_080n);
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
