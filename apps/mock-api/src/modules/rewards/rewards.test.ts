import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

/** A Sunday evening in Sydney, after a week in which Ella lost 180 dollars. */
const SUNDAY = '2026-03-01T12:00:00.000Z';
const ADVANCE =
  'mutation Advance($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { now } }';
const CLAIM = 'mutation { claimCashback(id: "cashback_monday") { id } }';

const platform = platformForFile(startSeededPlatform);

async function openRewards({ id, promo }: SeededPerson): Promise<unknown> {
  const { data } = await promo(`{ member(id: "${id}") { openRewards { ready changesAt } } }`);
  return (data as { member: { openRewards: unknown } }).member.openRewards;
}

it('what a member can have is counted in one answer, which says when time alone changes the number', async () => {
  const ella = await seededPerson(platform, await platform.newWorld(SUNDAY), 'ella');
  expect(await openRewards(ella)).toEqual({ ready: 10, changesAt: '2026-03-01T13:00:00.000Z' });
  await ella.control(ADVANCE, { by: 'PT1H' });
  expect(await openRewards(ella)).toEqual({ ready: 11, changesAt: '2026-03-02T12:00:00.000Z' });
  expect((await ella.promo(CLAIM)).errors).toEqual([]);
  expect(await openRewards(ella)).toMatchObject({ ready: 10 });
});
