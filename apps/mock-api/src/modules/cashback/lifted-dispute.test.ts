import { expect, it } from 'vitest';
import { CLAIM, standingOfMonday } from '#test/kit/cashbacks.ts';
import {
  beforeMonday,
  claimMonday,
  disputedAfterClaim,
  lose,
  loseHeld,
  mainCash,
  mondayOf,
} from '#test/kit/disputes.ts';
import { PLAY_SECRET, fund } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, lifted, reversal } from '#test/kit/reversals.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const pass = (ella: SeededPerson, by: string) => ella.world.clock.advance(by);

const missed = async (ella: SeededPerson) => (await standingOfMonday(ella)).missed;

/** On a Tuesday, after a claim of 40.80 of 100.80 and a week that gave nothing of 1000.00, each for a dispute of 1000.00. */
async function afterTwoWeeks(): Promise<{ readonly ella: SeededPerson; readonly deposit: string }> {
  const ella = await beforeMonday(platform);
  const deposit = await deposited(ella, '1000.00');
  await lose(platform, ella, 'own', 5);
  await loseHeld(platform, ella, 'r', 10);
  expect(await mondayOf(ella)).toBe('100.80');
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect(await standingOfMonday(ella)).toMatchObject({ amount: '40.80', withheld: '60.00', owed: '0.00' });
  await pass(ella, 'PT30M');
  expect(await claimMonday(ella)).toBeNull();
  await pass(ella, 'P1D');
  await lose(platform, ella, 'week1', 10);
  expect(await mondayOf(ella)).toBe('0.00');
  await pass(ella, 'P7D');
  expect(await mondayOf(ella)).toBe('0.00');
  return { ella, deposit };
}

it('pays all that came off at once where the bank withdraws the dispute, on a week that gave nothing too', async () => {
  const { ella, deposit } = await afterTwoWeeks();
  expect((await lifted(ella, deposit)).code).toBeNull();
  expect(await standingOfMonday(ella)).toMatchObject({ amount: '120.00', waiting: '120.00', owed: '0.00' });
  await lose(platform, ella, 'week2', 1);
  // 60.00 of each week, and 6.00.
  expect(await mondayOf(ella)).toBe('126.00');
});

it('lets go of what a week gave that was not claimed, where what waits is more than the month can pay', async () => {
  const { ella, deposit } = await afterTwoWeeks();
  await pass(ella, 'P22D');
  // 78.00 of the 1300.00 beyond the deposit, on the first Monday of April.
  await lose(platform, ella, 'april', 23);
  await pass(ella, 'P5DT2H');
  expect(await mondayOf(ella)).toBe('78.00');
  expect(await claimMonday(ella)).toBeNull();
  expect((await lifted(ella, deposit)).code).toBeNull();
  await pass(ella, 'P1D');
  await lose(platform, ella, 'more', 10);
  await pass(ella, 'P6D');
  expect(await standingOfMonday(ella)).toMatchObject({
    ...{ amount: '122.00', lapsing: '60.00', waiting: '180.00', missed: null },
  });
  await pass(ella, 'P1D');
  expect(await standingOfMonday(ella)).toMatchObject({
    ...{ amount: '122.00', lapsing: '0.00', waiting: '180.00', missed: { amount: '60.00' } },
  });
});

it('pays it too where the disputed deposit is taken back from other money', async () => {
  const { ella, deposit } = await afterTwoWeeks();
  await fund(ella.world, ella.id, 100_000n);
  expect(await reversal(ella, deposit)).toBeNull();
  expect(await standingOfMonday(ella)).toMatchObject({ amount: '120.00', waiting: '120.00' });
});

it('pays what waits to who plays no more, on whichever claim day they come', async () => {
  const { ella, deposit } = await afterTwoWeeks();
  expect((await lifted(ella, deposit)).code).toBeNull();
  // Over a claim day on which nothing is claimed, to the next.
  await pass(ella, 'P7D');
  expect([await mondayOf(ella), await missed(ella)]).toEqual(['120.00', null]);
  await pass(ella, 'P6D');
  const held = await mainCash(ella);
  const { data } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(data).toMatchObject({ claimCashback: { amount: '0.00', cashbackReceivedThisMonth: '160.80' } });
  expect((await mainCash(ella)) - held).toBe(12_000n);
  expect(await standingOfMonday(ella)).toMatchObject({ waiting: '0.00' });
});

it('loses what a week gave with its day, and nothing of what waits', async () => {
  const { ella, deposit } = await afterTwoWeeks();
  expect((await lifted(ella, deposit)).code).toBeNull();
  await lose(platform, ella, 'week2', 1);
  expect(await mondayOf(ella)).toBe('126.00');
  await pass(ella, 'P7D');
  expect([await mondayOf(ella), await missed(ella)]).toEqual(['120.00', { amount: '6.00' }]);
});

it('pays nothing that waits while the cashback is off, and all of it once it is on again', async () => {
  const { ella, deposit } = await afterTwoWeeks();
  expect((await lifted(ella, deposit)).code).toBeNull();
  const turn = (active: boolean) =>
    ella.world.write(({ db }) =>
      db.updateTable('cashbacks').set({ active }).where('id', '=', 'cashback_monday').execute(),
    );
  await turn(false);
  await pass(ella, 'P6D');
  expect(await claimMonday(ella)).toBe('CONFLICT');
  await pass(ella, 'P1D');
  await turn(true);
  expect(await mondayOf(ella)).toBe('120.00');
});

it('gives back what was taken off for a claim of before the dispute, too', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  await lose(platform, ella, 'week1', 21);
  await pass(ella, 'P6D');
  // 66.00 of the 1100.00 beyond the deposit, less the 60.00.
  expect(await mondayOf(ella)).toBe('6.00');
  expect(await claimMonday(ella)).toBeNull();
  await pass(ella, 'P1D');
  expect((await lifted(ella, deposit)).code).toBeNull();
  expect(await mondayOf(ella)).toBe('120.00');
  await lose(platform, ella, 'week2', 1);
  // 6.00, of which the month's 200.00 leave this much beside the 70.80 and the 126.00 of before.
  expect(await mondayOf(ella)).toBe('123.20');
  await pass(ella, 'P6D');
  expect(await claimMonday(ella)).toBeNull();
  expect(await standingOfMonday(ella)).toMatchObject({
    ...{ cashbackReceivedThisMonth: '200.00', hasReachedMaxMonthlyClaim: true, waiting: '0.00' },
  });
});
