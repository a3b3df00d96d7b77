import { expect, it } from 'vitest';
import { CLAIM, gameBy, keepRound, standingOfMonday } from '#test/kit/cashbacks.ts';
import { claimMonday, disputedAfterClaim, lose, mainCash, mondayOf } from '#test/kit/disputes.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { lifted } from '#test/kit/reversals.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const limitTo = ({ world }: SeededPerson, maxMonthlyMinor: bigint) =>
  world.write(({ db }) =>
    db.updateTable('cashbacks').set({ maxMonthlyMinor }).where('id', '=', 'cashback_monday').execute(),
  );

/** Keeps a round that lost 4000.00. */
const lose4000 = async ({ world }: SeededPerson) =>
  keepRound(world, 400_000n, 0n, await gameBy(world, 'pro_nightjar'), { settledAt: world.now().getTime() });

it('does not give back what is owed by the limit of the month', async () => {
  const { ella } = await disputedAfterClaim(platform);
  await limitTo(ella, 10_000n);
  // A Tuesday in April, after the end of summer time: the 60.00 are owed from March.
  await ella.world.clock.advance('P35DT2H');
  await lose4000(ella);
  // 180.00 of the 3000.00 beyond the deposit, 100.00 by the limit, less the 60.00.
  expect(await mondayOf(ella)).toBe('40.00');
  await ella.world.clock.advance('P6D');
  const held = await mainCash(ella);
  expect(await claimMonday(ella)).toBeNull();
  expect((await mainCash(ella)) - held).toBe(4_000n);
  await ella.world.clock.advance('P1D');
  await lose4000(ella);
  // With the 60.00 that the week settled.
  expect(await standingOfMonday(ella)).toMatchObject({
    ...{ amount: '0.00', owed: '0.00', hasReachedMaxMonthlyClaim: true },
    ...{ cashbackReceivedThisMonth: '100.00', settledThisMonth: '60.00' },
  });
  await ella.world.clock.advance('P6D');
  const { errors } = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(errors[0]?.message).toBe('The limit of this month is reached.');
  await ella.world.clock.advance('P1D');
  // The Monday of a week that began in April lies in May.
  await ella.world.clock.advance('P7D');
  await lose4000(ella);
  expect(await mondayOf(ella)).toBe('0.00');
  await ella.world.clock.advance('P6D');
  expect(await mondayOf(ella)).toBe('100.00');
});

it('gives the month back what a week settled, once the bank withdraws the dispute', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  await limitTo(ella, 6_000n);
  await ella.world.clock.advance('P35DT2H');
  await lose(platform, ella, 'april', 20);
  await ella.world.clock.advance('P7D');
  expect(await standingOfMonday(ella)).toMatchObject({
    ...{ amount: '0.00', owed: '0.00', hasReachedMaxMonthlyClaim: true },
    ...{ cashbackReceivedThisMonth: '60.00', settledThisMonth: '60.00' },
  });
  expect((await lifted(ella, deposit)).code).toBeNull();
  await lose(platform, ella, 'more', 20);
  expect(await standingOfMonday(ella)).toMatchObject({
    ...{ amount: '60.00', waiting: '60.00', hasReachedMaxMonthlyClaim: false },
    ...{ cashbackReceivedThisMonth: '0.00', settledThisMonth: '0.00' },
  });
  await ella.world.clock.advance('P6D');
  expect(await claimMonday(ella)).toBeNull();
  await ella.world.clock.advance('P1D');
  expect(await standingOfMonday(ella)).toMatchObject({
    ...{ waiting: '0.00', cashbackReceivedThisMonth: '60.00', settledThisMonth: '0.00' },
  });
  // The Monday of a week that begins in April lies in May.
  await ella.world.clock.advance('P7D');
  await lose(platform, ella, 'may', 20);
  await ella.world.clock.advance('P6D');
  expect(await mondayOf(ella)).toBe('60.00');
});
