import { beforeEach, expect, it } from 'vitest';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import type { World } from '../worlds/index.ts';
import { endMemberSessions, endSession } from './sessions.ts';

const platform = platformForFile(startTestPlatform);
const query = '{ me { id firstName } }';
let world: World;
let token: string;
let memberId: string;

const code = async (of = world) => (await callGraphQL(platform, of, { query, token })).code;

beforeEach(async () => {
  const loggedIn = await loggedInMember(platform);
  ({ world, token } = loggedIn);
  memberId = loggedIn.member.id;
  // What is asked again finds what was kept.
  expect([await code(), await code()]).toEqual([null, null]);
});

const sessionOf = async () =>
  (
    await world.db
      .selectFrom('sessions')
      .select('id')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow()
  ).id;

const setMember = (change: { status: 'DISABLED' } | { firstName: string }) =>
  world.write(async ({ db }) => {
    await db.updateTable('members').set(change).where('id', '=', memberId).execute();
  });

it.each<[string, () => Promise<void>]>([
  [
    'its session ends',
    async () => {
      const id = await sessionOf();
      await world.write((unit) => endSession(unit, id, 'ENDED'));
    },
  ],
  [
    'all sessions of the member end',
    async () => {
      await world.write((unit) => endMemberSessions(unit, memberId, 'PASSWORD'));
    },
  ],
  ['the member may no longer play', () => setMember({ status: 'DISABLED' })],
  [
    'the session is removed',
    async () => {
      await world.write(async ({ db }) => {
        await db.deleteFrom('sessions').where('memberId', '=', memberId).execute();
      });
    },
  ],
  ['the world begins anew', async () => void (await platform.registry.reset(world.id))],
  ['the clock passes its end', async () => void (await world.clock.advance('P91D'))],
])('refuses a token that was accepted before, at once when %s', async (_what, change) => {
  await change();
  expect(await code()).not.toBeNull();
});

it('refuses a kept token in a world of the same name that was made again', async () => {
  await platform.registry.delete(world.id);
  expect(await code(await platform.registry.create({ id: world.id }))).not.toBeNull();
});

it('accepts again what a snapshot from before the end brings back', async () => {
  await platform.registry.snapshot(world.id, 'before');
  const id = await sessionOf();
  await world.write((unit) => endSession(unit, id, 'ENDED'));
  expect(await code()).not.toBeNull();
  await platform.registry.restore(world.id, 'before');
  expect(await code()).toBeNull();
});

it('answers a member as they are now, not as they were kept', async () => {
  await setMember({ firstName: 'Changed' });
  const { data } = await callGraphQL(platform, world, { query, token });
  expect(data).toEqual({ me: { id: memberId, firstName: 'Changed' } });
});
