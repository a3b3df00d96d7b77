import type { World } from '#platform/worlds/index.ts';
import { loginByEmail } from './calls.ts';
import { addMember } from './members.ts';
import type { TestMember } from './members.ts';
import type { TestPlatform } from './platform.ts';

/** When these worlds begin: a Monday, 13:00 in Sydney. */
export const NOW = '2026-01-05T02:00:00.000Z';

/** A new member in a world of their own, whose clock stands still. */
export async function memberInNewWorld(
  platform: TestPlatform,
): Promise<{ world: World; member: TestMember }> {
  const world = await platform.newWorld(NOW);
  return { world, member: await addMember(world) };
}

/** A new member, logged in, in a world of their own, whose clock stands still. */
export async function loggedInMember(
  platform: TestPlatform,
): Promise<{ world: World; member: TestMember; token: string }> {
  const { world, member } = await memberInNewWorld(platform);
  return { world, member, token: await loginByEmail(platform, world, member.email) };
}
