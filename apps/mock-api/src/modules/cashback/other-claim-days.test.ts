import { expect, it } from 'vitest';
import { jsonText } from '#platform/store/index.ts';
import { beforeMonday, claimMonday, lose, mondayOf, owedOfMonday } from '#test/kit/disputes.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, disputedInVain } from '#test/kit/reversals.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

/** Lets Mondays have other claim days from now on. */
const claimDaysAre = (ella: SeededPerson, ...days: string[]) =>
  ella.world.write(({ db }) =>
    db
      .updateTable('cashbacks')
      .set({ claimDays: jsonText(days) })
      .where('id', '=', 'cashback_monday')
      .execute(),
  );

/** Ella on the Monday of a week in which she lost 500.00, and 500.00 more after a deposit of 1000.00. */
async function halfPaidFor(): Promise<{ readonly ella: SeededPerson; readonly deposit: string }> {
  const ella = await beforeMonday(platform);
  await ella.world.clock.advance('P1DT30M');
  await lose(platform, ella, 'own', 5);
  await ella.world.clock.advance('PT1H');
  const deposit = await deposited(ella, '1000.00');
  await ella.world.clock.advance('PT1H');
  await lose(platform, ella, 'after', 5);
  await ella.world.clock.advance('P6D');
  return { ella, deposit };
}

async function owedAfterDispute(ella: SeededPerson, deposit: string): Promise<readonly string[]> {
  await ella.world.clock.advance('P1D');
  await disputedInVain(ella, deposit);
  const owed = await owedOfMonday(ella);
  await claimDaysAre(ella, 'MONDAY', 'THURSDAY');
  return [owed, await owedOfMonday(ella)];
}

it('a deposit comes off no more than was lost after it, by whichever claim days now', async () => {
  const { ella, deposit } = await halfPaidFor();
  expect(await mondayOf(ella)).toBe('60.00');
  expect(await claimMonday(ella)).toBeNull();
  expect(await owedAfterDispute(ella, deposit)).toEqual(['30.00', '30.00']);
});

it('a week that was not claimed uses no more of a deposit up than was lost after it, by whichever claim days now', async () => {
  const { ella, deposit } = await halfPaidFor();
  await ella.world.clock.advance('P2D');
  await lose(platform, ella, 'week2', 10);
  await ella.world.clock.advance('P5D');
  expect(await mondayOf(ella)).toBe('60.00');
  expect(await claimMonday(ella)).toBeNull();
  expect(await owedAfterDispute(ella, deposit)).toEqual(['30.00', '30.00']);
});
