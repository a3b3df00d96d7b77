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

interface Counted {
  readonly ready: number;
  readonly changesAt: string | null;
}

async function openRewards({ id, promo }: SeededPerson): Promise<Counted> {
  const { data } = await promo(`{ member(id: "${id}") { openRewards { ready changesAt } } }`);
  return (data as { member: { openRewards: Counted } }).member.openRewards;
}

it('what a member can have is counted in one answer, which says when time alone changes the number', async () => {
  const ella = await seededPerson(platform, await platform.newWorld(SUNDAY), 'ella');
  expect(await openRewards(ella)).toEqual({ ready: 10, changesAt: '2026-03-01T13:00:00.000Z' });
  await ella.control(ADVANCE, { by: 'PT1H' });
  expect(await openRewards(ella)).toEqual({ ready: 11, changesAt: '2026-03-02T12:00:00.000Z' });
  expect((await ella.promo(CLAIM)).errors).toEqual([]);
  expect(await openRewards(ella)).toMatchObject({ ready: 10 });
});

it('the number changes at no other moment than is told, and not while a promo ends that holds bonuses up', async () => {
  const ella = await seededPerson(platform, await platform.newWorld(SUNDAY), 'ella');
  const activate =
    'mutation { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: "mem_ella") { id } }';
  expect((await ella.promo(activate)).errors).toEqual([]);
  const numbers: number[] = [];
  for (const _step of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { ready, changesAt } = await openRewards(ella);
    const at = new Date(changesAt ?? '');
    numbers.push(ready);
    await ella.world.clock.set(new Date(at.getTime() - 1));
    expect([changesAt, (await openRewards(ella)).ready]).toEqual([changesAt, ready]);
    await ella.world.clock.set(at);
  }
  // With the end of the promo, three bonuses more can be had.
  expect(numbers).toEqual([5, 6, 5, 5, 4, 7, 6, 5]);
});
