import { expect, it } from 'vitest';
import { earnExperience } from '#modules/levels/index.ts';
import { balances } from '#platform/ledger/index.ts';
import { CLAIM, cashbacksOf } from '#test/kit/cashbacks.ts';
import { fund, PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { SPORTSBOOK } from '#test/kit/sportsbook.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

/** Ten minutes before Monday begins in Sydney, where Ella lives. */
const SUNDAY = '2026-03-01T12:50:00.000Z';

const cash = async ({ world, id }: SeededPerson) => {
  const { MAIN, CASINO, SPORT } = await balances(world.db, id, 'AUD');
  return MAIN + CASINO + SPORT;
};

/** What the cashbacks have collected, those with nothing left out. */
const collected = async (ella: SeededPerson) =>
  Object.fromEntries(
    (await cashbacksOf(ella))
      .filter(({ amount }) => Number(amount) > 0)
      .map(({ cashback, amount }) => [cashback.id, amount]),
  );

it('gives nothing back of a covered stake that is lost on Sunday and paid by the other side on Monday', async () => {
  const ella = await personInNewWorld(platform, 'ella', SUNDAY);
  await ella.world.write((unit) => earnExperience(unit, ella.id, { unit: 'WAGER', hundredths: 7_500_000n }));
  const monday = { cashback_monday: '10.80', cashback_tier_six: '18.00' };
  const before = { ...monday, cashback_cup_week: '5.40' };
  expect(await collected(ella)).toEqual(before);
  await fund(ella.world, ella.id, 300_000n);
  const held = await cash(ella);
  const sport = await vendorAt(platform, ella, SPORTSBOOK.id);
  await sport('bet', 'home', { amount: '1000.00' });
  await sport('bet', 'away', { amount: '1000.00' });
  await sport('win', 'home', { amount: '10.00', ended: 'CASHOUT', hedged: true });
  expect(await collected(ella)).toEqual(before);
  await ella.world.clock.advance('PT30M');
  await sport('win', 'away', { amount: '1900.00', hedged: true });
  for (const id of Object.keys(monday)) expect((await ella.promo(CLAIM, { id })).code).toBeNull();
  // Both sides cost 90.00; the 28.80 are of what she played before.
  expect((await cash(ella)) - held).toBe(-9_000n + 2_880n);
});

it('gives nothing back of it where the other side was bet in another currency', async () => {
  const ella = await personInNewWorld(platform, 'ella', SUNDAY);
  await fund(ella.world, ella.id, 100_000n);
  await fund(ella.world, ella.id, 100_000n, { currency: 'NZD' });
  const before = await collected(ella);
  const home = await vendorAt(platform, ella, SPORTSBOOK.id);
  await home('bet', 'home', { amount: '1000.00' });
  const use = 'mutation { updateMe(input: { activeCurrency: "NZD" }) { id } }';
  expect((await ella.main(use)).code).toBeNull();
  const away = await vendorAt(platform, ella, SPORTSBOOK.id);
  await away('bet', 'away', { amount: '1000.00', currency: 'NZD' });
  await away('win', 'away', { amount: '1900.00', currency: 'NZD', hedged: true });
  await home('win', 'home', { amount: '0', hedged: true });
  expect(await collected(ella)).toEqual(before);
});

it('takes off other losses what both sides have won together, and nothing once they have won nothing', async () => {
  const ella = await personInNewWorld(platform, 'ella', SUNDAY);
  await fund(ella.world, ella.id, 300_000n);
  const before = await collected(ella);
  const sport = await vendorAt(platform, ella, SPORTSBOOK.id);
  await sport('bet', 'home', { amount: '100.00' });
  await sport('bet', 'away', { amount: '850.00' });
  await sport('win', 'home', { amount: '950.00', hedged: true });
  expect(await collected(ella)).toEqual({});
  await sport('win', 'away', { amount: '0', hedged: true });
  expect(await collected(ella)).toEqual(before);
});

it('takes off other losses of the next week only what both sides have won together over midnight', async () => {
  const ella = await personInNewWorld(platform, 'ella', SUNDAY);
  await fund(ella.world, ella.id, 400_000n);
  const sport = await vendorAt(platform, ella, SPORTSBOOK.id);
  await sport('bet', 'home', { amount: '1000.00' });
  await sport('bet', 'away', { amount: '1000.00' });
  await sport('win', 'home', { amount: '10.00', ended: 'CASHOUT', hedged: true });
  await ella.world.clock.advance('PT24H30M');
  const later = await vendorAt(platform, ella, SPORTSBOOK.id);
  await later('bet', 'other', { amount: '1000.00' });
  await later('win', 'other', { amount: '0' });
  const ofWeek = await collected(ella);
  expect(ofWeek).toMatchObject({ cashback_monday: '20.00' });
  // 900.00 are won, of 990.00 that the other side has lost.
  await sport('win', 'away', { amount: '1900.00', hedged: true });
  expect(await collected(ella)).toEqual(ofWeek);
  // And 100.00 more, which is 10.00 beyond that.
  await later('bet', 'more', { amount: '100.00' });
  await later('win', 'more', { amount: '200.00', hedged: true });
  expect(await collected(ella)).toMatchObject({ cashback_monday: '19.80' });
});
