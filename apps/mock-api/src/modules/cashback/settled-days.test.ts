import { expect, it } from 'vitest';
import { addRows } from '#platform/store/index.ts';
import {
  beforeMonday,
  claimMonday,
  disputedAfterClaim,
  lose,
  loseHeld,
  mondayOf,
  owedOfMonday,
} from '#test/kit/disputes.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, lifted, reversal } from '#test/kit/reversals.ts';
import { cashbackStore } from './store/tables.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const ADVANCE =
  'mutation Advance($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { now } }';
const STANDING =
  '{ memberCashbacks { edges { node { cashback { id } claimStatus dateLastClaimed missed { amount } } } } }';

const DAY_MS = 86_400_000;
/** In Sydney. */
const SECOND_MONDAY = Date.parse('2026-03-08T13:00:00.000Z');

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const nextWeek = async (ella: SeededPerson) => {
  expect((await ella.control(ADVANCE, { by: 'P7D' })).code).toBeNull();
};

const setMonday = (
  { world }: SeededPerson,
  own: { readonly active?: boolean; readonly levelRequirement?: number },
) =>
  world.write(({ db }) => db.updateTable('cashbacks').set(own).where('id', '=', 'cashback_monday').execute());

async function standing(ella: SeededPerson): Promise<unknown> {
  const { data } = await ella.promo(STANDING);
  const { edges } = (data as { memberCashbacks: { edges: { node: { cashback: { id: string } } }[] } })
    .memberCashbacks;
  return edges.find(({ node }) => node.cashback.id === 'cashback_monday')?.node;
}

it('settles what is owed week by week, where no week gives more than it', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  const unclaimed = await standing(ella);
  // Beyond the disputed 1000.00: 36.00 of 600.00, and 24.00 of 400.00, which is all that is left of the 60.00.
  await lose(platform, ella, 'week1', 16);
  expect([await mondayOf(ella), await owedOfMonday(ella)]).toEqual(['0.00', '60.00']);
  await nextWeek(ella);
  expect(await owedOfMonday(ella)).toBe('24.00');
  await lose(platform, ella, 'week2', 14);
  expect(await mondayOf(ella)).toBe('0.00');
  await nextWeek(ella);
  expect(await standing(ella)).toEqual(unclaimed);
  await lose(platform, ella, 'week3', 16);
  expect([await mondayOf(ella), await owedOfMonday(ella)]).toEqual(['36.00', '0.00']);
  // 96.00 of 1600.00 and the 60.00 that were settled, of which the month's 200.00 leave this much beside the first claim's 70.80.
  expect((await lifted(ella, deposit)).code).toBeNull();
  expect(await mondayOf(ella)).toBe('129.20');
});

it.each([
  ['was missed', {}],
  ['could not be claimed, as the cashback was off', { active: false }],
])('owes nothing of own losses where the deposit was lost in a week that %s', async (_what, own) => {
  const ella = await beforeMonday(platform);
  const deposit = await deposited(ella, '1000.00');
  await loseHeld(platform, ella, 'r', 10);
  await setMonday(ella, { active: true, ...own });
  await ella.world.clock.advance('P1DT30M');
  await setMonday(ella, { active: true });
  await lose(platform, ella, 'own', 10);
  await ella.world.clock.advance('P6D');
  expect([await mondayOf(ella), await claimMonday(ella)]).toEqual(['60.00', null]);
  await ella.world.clock.advance('P1D');
  // A prize of a tournament.
  await loseHeld(platform, ella, 'prize', 10);
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect(await owedOfMonday(ella)).toBe('0.00');
});

it('settles nothing of what a higher level is needed for, or while the cashback is off', async () => {
  const { ella } = await disputedAfterClaim(platform);
  await lose(platform, ella, 'week1', 16);
  await setMonday(ella, { active: false });
  await nextWeek(ella);
  await setMonday(ella, { active: true, levelRequirement: 9 });
  await lose(platform, ella, 'week2', 14);
  await nextWeek(ella);
  await setMonday(ella, { levelRequirement: 0 });
  await lose(platform, ella, 'week3', 21);
  expect(await mondayOf(ella)).toBe('6.00');
});

it('gives nothing again of a Monday that has settled, however long it lasts for who moves west', async () => {
  const { ella } = await disputedAfterClaim(platform);
  await lose(platform, ella, 'week1', 16);
  await ella.world.clock.advance('P6DT8H');
  await ella.main('mutation { updateMe(input: { timezone: "America/Noronha" }) { id } }');
  expect([await mondayOf(ella), await owedOfMonday(ella)]).toEqual(['0.00', '60.00']);
  // Half past four of the afternoon on Noronha, and past the midnight of Sydney by which it was closed.
  await ella.world.clock.advance('PT16H');
  // Not 12.00, which are the 36.00 less the 24.00.
  expect([await mondayOf(ella), await owedOfMonday(ella)]).toEqual(['0.00', '24.00']);
});

it('keeps what a claim of nothing had settled, in the days of before', async () => {
  const { ella } = await disputedAfterClaim(platform);
  await lose(platform, ella, 'week1', 16);
  await nextWeek(ella);
  await ella.world.write(async ({ db }) => {
    const settled = { amountMinor: 0n, lostMinor: 160_000n, share: 600, playEndedAt: SECOND_MONDAY };
    await addRows(db, 'cashbackClaims', {
      ...{ id: 'settled', memberId: ella.id, cashbackId: 'cashback_monday', ...settled },
      claimedAt: SECOND_MONDAY + DAY_MS - 1,
    });
    await db.updateTable('cashbackDays').set({ state: 'EMPTY' }).where('state', '=', 'WITHHELD').execute();
    await db.schema.alterTable('cashback_claims').dropColumn('limit_minor').execute();
    for (const column of ['lost_minor', 'share', 'limit_minor'])
      await db.schema.alterTable('cashback_days').dropColumn(column).execute();
    for (const column of ['due_minor', 'disputed_minor'])
      await db.schema.alterTable('cashback_claims').addColumn(column, 'bigint').execute();
    await cashbackStore.migrations['0256-withheld-days']?.(db as never);
  });
  expect(await standing(ella)).toMatchObject({ dateLastClaimed: '2026-03-01T13:20:00.000Z' });
  expect(await owedOfMonday(ella)).toBe('24.00');
});
