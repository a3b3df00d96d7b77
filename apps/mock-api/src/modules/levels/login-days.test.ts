import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

it('LEVEL-09 LEVEL-10 earns nothing more for a timezone in which it has become another day', async () => {
  // A Monday, noon in Sydney.
  const world = await platform.newWorld('2026-03-02T01:00:00.000Z');
  const loggedIn = async () => {
    const noah = await seededPerson(platform, world, 'noah');
    const { data } = await noah.main('{ memberLevel(member: "mem_noah") { experience } }');
    return [noah, Number((data?.['memberLevel'] as { experience: string }).experience)] as const;
  };
  const [noah, first] = await loggedIn();
  // Midnight on Noronha is at 2:00 UTC.
  await world.clock.advance('PT1H5M');
  await noah.main('mutation { updateMe(input: { timezone: "America/Noronha" }) { timezone } }');
  expect((await loggedIn())[1]).toBe(first);
  // The day of Sydney is over, that of Noronha is not.
  await world.clock.advance('PT12H');
  expect((await loggedIn())[1]).toBe(first);
  await world.clock.advance('PT12H');
  expect((await loggedIn())[1]).toBe(first + 10);
});
