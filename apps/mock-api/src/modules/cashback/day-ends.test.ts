import { expect, it } from 'vitest';
import { gameBy, keepRound } from '#test/kit/cashbacks.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

/** A Saturday, noon in Sydney, in a week in which Ella lost 180 dollars. */
const SATURDAY = '2026-02-28T01:00:00.000Z';
const ADVANCE =
  'mutation Advance($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { now } }';
const JOBS = 'query Jobs($world: ID!) { jobs(world: $world, last: 500) { kind member key due outcome } }';
const MISSED = '{ memberCashbacks { edges { node { cashback { id } missed { amount endedAt } } } } }';
const CLAIM = 'mutation { claimCashback(id: "cashback_monday") { cashbackReceivedThisMonth } }';

const platform = platformForFile(startSeededPlatform);

interface Told {
  readonly kind: string;
  readonly key: string;
  readonly due: string;
  readonly outcome: string | null;
}

/** When the Monday cashback of a person was closed, or is to be. */
async function closings({ id, control }: SeededPerson): Promise<(readonly [string, string | null])[]> {
  const { data } = await control(JOBS);
  return (data as { jobs: Told[] }).jobs
    .filter(({ kind, key }) => kind === 'CLOSE_CASHBACK_DAYS' && key.startsWith(`${id}:cashback_monday:`))
    .map(({ due, outcome }) => [due, outcome] as const);
}

async function missed({ promo }: SeededPerson): Promise<unknown> {
  const { data } = await promo(MISSED);
  const { edges } = (
    data as { memberCashbacks: { edges: { node: { cashback: { id: string }; missed: unknown } }[] } }
  ).memberCashbacks;
  return edges.find(({ node }) => node.cashback.id === 'cashback_monday')?.node.missed;
}

const lose = async ({ id, world }: SeededPerson, stake: bigint, at: string) =>
  keepRound(world, stake, 0n, await gameBy(world, 'pro_nightjar'), {
    memberId: id,
    settledAt: Date.parse(at),
  });

it('what was not claimed on its day is gone with the end of that day where the member lives, week by week', async () => {
  const world = await platform.newWorld(SATURDAY);
  const ella = await seededPerson(platform, world, 'ella');
  expect((await closings(ella)).at(-1)).toEqual(['2026-03-02T13:00:00.000Z', null]);
  await ella.control(ADVANCE, { by: 'P2DT11H59M' });
  expect(await missed(ella)).toBeNull();
  await ella.control(ADVANCE, { by: 'PT1M' });
  expect(await missed(ella)).toEqual({ amount: '3.60', endedAt: '2026-03-02T13:00:00.000Z' });
  const { code, errors } = await ella.promo(CLAIM);
  expect([code, errors[0]?.message]).toEqual([
    'CONFLICT',
    'The day to claim this cashback is over. It was not claimed in time.',
  ]);
  await lose(ella, 10_000n, '2026-03-02T23:00:00.000Z');
  await ella.control(ADVANCE, { by: 'P1D' });
  expect((await ella.promo(CLAIM)).errors[0]?.message).toBe(
    'Collects until Mar 08, 2026. Claimable on Mar 09, 2026.',
  );
});

it('closes every day that the clock passes at once, each with its own amount', async () => {
  const world = await platform.newWorld(SATURDAY);
  const ella = await seededPerson(platform, world, 'ella');
  await ella.control(ADVANCE, { by: 'P2D' });
  await lose(ella, 10_000n, '2026-03-02T00:30:00.000Z');
  await ella.control(ADVANCE, { by: 'P21D' });
  expect((await closings(ella)).slice(-2)).toEqual([
    ['2026-03-02T13:00:00.000Z', 'DONE'],
    ['2026-03-09T13:00:00.000Z', 'DONE'],
  ]);
  expect(await missed(ella)).toEqual({ amount: '2.00', endedAt: '2026-03-09T13:00:00.000Z' });
});

it('closes nothing as gone that was claimed on its day', async () => {
  const world = await platform.newWorld(SATURDAY);
  const ella = await seededPerson(platform, world, 'ella');
  await ella.control(ADVANCE, { by: 'P2D' });
  expect((await ella.promo(CLAIM)).data).toEqual({ claimCashback: { cashbackReceivedThisMonth: '3.60' } });
  await ella.control(ADVANCE, { by: 'P3D' });
  expect((await closings(ella)).at(-1)).toEqual(['2026-03-02T13:00:00.000Z', 'DONE']);
  expect(await missed(ella)).toBeNull();
});

it('closes the day of each member at their own midnight, also after they have moved', async () => {
  const world = await platform.newWorld(SATURDAY);
  const ella = await seededPerson(platform, world, 'ella');
  const mia = await seededPerson(platform, world, 'mia');
  await lose(mia, 10_000n, '2026-02-28T00:30:00.000Z');
  await ella.main('mutation { updateMe(input: { timezone: "Australia/Perth" }) { id } }');
  await ella.control(ADVANCE, { by: 'P2DT12H' });
  expect(await missed(mia)).toMatchObject({ endedAt: '2026-03-02T13:00:00.000Z' });
  expect(await missed(ella)).toBeNull();
  expect((await closings(ella)).at(-1)).toEqual(['2026-03-02T16:00:00.000Z', null]);
  await ella.control(ADVANCE, { by: 'PT3H' });
  expect(await missed(ella)).toEqual({ amount: '3.60', endedAt: '2026-03-02T16:00:00.000Z' });
});

it('closes the day of who has moved east in time, in the moment from which the claim is refused', async () => {
  const world = await platform.newWorld(SATURDAY);
  const ella = await seededPerson(platform, world, 'ella');
  await ella.main('mutation { updateMe(input: { timezone: "Pacific/Auckland" }) { id } }');
  expect((await closings(ella)).at(-1)).toEqual(['2026-03-02T11:00:00.000Z', null]);
  await ella.control(ADVANCE, { by: 'P2DT9H59M' });
  expect(await missed(ella)).toBeNull();
  await ella.control(ADVANCE, { by: 'PT1M' });
  expect(await missed(ella)).toEqual({ amount: '3.60', endedAt: '2026-03-02T11:00:00.000Z' });
  expect((await ella.promo(CLAIM)).code).toBe('CONFLICT');
  expect(await missed(ella)).toMatchObject({ amount: '3.60' });
});

it('refuses the claim of a day that was closed, also where its midnight is still to come', async () => {
  const world = await platform.newWorld(SATURDAY);
  const ella = await seededPerson(platform, world, 'ella');
  await ella.control(ADVANCE, { by: 'P2D' });
  await world.write(({ db }) =>
    db
      .updateTable('cashbackDays')
      .set({ state: 'MISSED', amountMinor: 360n })
      .where('memberId', '=', ella.id)
      .where('cashbackId', '=', 'cashback_monday')
      .where('state', '=', 'OPEN')
      .execute(),
  );
  const { code, errors } = await ella.promo(CLAIM);
  expect([code, errors[0]?.message]).toEqual([
    'CONFLICT',
    'The day to claim this cashback is over. It was not claimed in time.',
  ]);
});
