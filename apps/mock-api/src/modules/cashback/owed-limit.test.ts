import { expect, it } from 'vitest';
import { gameBy, keepRound } from '#test/kit/cashbacks.ts';
import { claimMonday, disputedAfterClaim, mainCash, mondayOf } from '#test/kit/disputes.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
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
  expect(await mondayOf(ella)).toBe('0.00');
  // The Monday of a week that began in April lies in May.
  await ella.world.clock.advance('P14D');
  await lose4000(ella);
  expect(await mondayOf(ella)).toBe('0.00');
  await ella.world.clock.advance('P6D');
  expect(await mondayOf(ella)).toBe('100.00');
});
