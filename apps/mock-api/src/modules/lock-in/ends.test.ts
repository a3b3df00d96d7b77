import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from './index.ts';

const HISTORY =
  '{ promoHistory { edges { node { status endCause began bonus promoUsed promo { id } dateTimeCreated dateTimeEnded unfinishedLockIn { deposit requiredDeposit turnover requiredTurnover } } } } }';
const CANCEL = 'mutation { cancelLockIn(promo: "promo_long_haul") { promoLockIn { completed } } }';
const LOCK =
  'mutation { lockInMemberToPromo(legacyMemberId: "mem_isla", lockInEnabled: true, promo: "promo_harbour_run") { promo { id } } }';

const platform = platformForFile(startSeededPlatform);

/** Isla has been locked in to The Long Haul since Feb 26, with deposits of 100.00 and a turnover of 500.00. */
const person = () => personInNewWorld(platform, 'isla');

const longHaul = {
  ...{ began: false, bonus: '0.00', promoUsed: 0, promo: { id: 'promo_long_haul' } },
  dateTimeCreated: '2026-02-26T02:00:00.000Z',
  unfinishedLockIn: {
    ...{ deposit: '100.00', requiredDeposit: '200.00' },
    ...{ turnover: '500.00', requiredTurnover: '1000.00' },
  },
};

async function history(isla: SeededPerson): Promise<readonly object[]> {
  const { promoHistory } = (await isla.promo(HISTORY)).data as unknown as {
    promoHistory: { edges: { node: { promo: { id: string } } }[] };
  };
  // Each login has given a bonus that lapses.
  return promoHistory.edges.map(({ node }) => node).filter(({ promo }) => promo.id === 'promo_long_haul');
}

const turn = ({ world }: SeededPerson, values: { active?: boolean; expiresAt?: number }) =>
  world.write(({ db }) => db.updateTable('promos').set(values).where('id', '=', 'promo_long_haul').execute());

async function told({ main }: SeededPerson): Promise<unknown> {
  const { data } = await main('{ messages(first: 1) { edges { node { title content } } } }');
  return (data?.['messages'] as { edges: { node: unknown }[] }).edges[0]?.node;
}

it('LOCK-12 PROMO-32 a cancelled lock-in is in the history with what it had reached, once, and is no use of its promo', async () => {
  const isla = await person();
  expect((await isla.promo(CANCEL)).data).toEqual({ cancelLockIn: { promoLockIn: null } });
  const ended = {
    ...{ ...longHaul, status: 'CANCELED', endCause: 'LOCK_IN_CANCELED' },
    dateTimeEnded: '2026-03-02T02:00:00.000Z',
  };
  expect(await history(isla)).toEqual([ended]);
  expect((await isla.promo(CANCEL)).code).toBe('NOT_FOUND');
  await isla.world.clock.advance('P100D');
  expect(await history(await seededPerson(platform, isla.world, 'isla'))).toEqual([ended]);
  const { data } = await isla.control('query A($world: ID!) { audit(world: $world) { violations } }');
  expect(data).toEqual({ audit: { violations: [] } });
});

it('PROMO-32 a lock-in ends with its promo, even a paused one, as its own job; its member is told, and it is in the history', async () => {
  const isla = await person();
  await isla.promo(LOCK.replace('true', 'false').replace('harbour_run', 'long_haul'));
  await turn(isla, { expiresAt: Date.parse('2026-03-02T05:00:00.000Z') });
  await isla.world.clock.advance('P1D');
  expect(await history(isla)).toEqual([
    {
      ...{ ...longHaul, status: 'EXPIRED', endCause: 'LOCK_IN_OVER' },
      dateTimeEnded: '2026-03-02T05:00:00.000Z',
    },
  ]);
  expect(await told(isla)).toEqual({
    title: 'Lock-in Ended',
    content: '<p>The Long Haul stopped before your lock-in to it was finished.</p>',
  });
  const standing = await isla.promo('{ member(id: "mem_isla") { promoLockIn { completed } } }');
  expect(standing.data).toEqual({ member: { promoLockIn: null } });
});

it('a lock-in whose promo was switched off is in the history from the next lock-in on', async () => {
  const isla = await person();
  await turn(isla, { active: false });
  await isla.world.clock.advance('P3D');
  const later = await seededPerson(platform, isla.world, 'isla');
  expect(await history(later)).toEqual([]);
  expect((await later.promo(LOCK)).errors).toEqual([]);
  expect(await history(later)).toMatchObject([{ ...longHaul, status: 'EXPIRED', endCause: 'LOCK_IN_OVER' }]);
});

it('a finished lock-in is in the history as its award alone', async () => {
  const isla = await person();
  const step = { memberId: isla.id, currency: 'AUD', amount: 50_000n };
  for (const kind of ['DEPOSIT', 'TURNOVER'] as const)
    await isla.world.write((unit) => countTowardsLockIn(unit, { ...step, kind }));
  await isla.promo(CANCEL);
  expect(await history(isla)).toEqual([]);
});
