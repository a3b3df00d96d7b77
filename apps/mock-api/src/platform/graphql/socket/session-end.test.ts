import type { Kysely, KyselyPlugin } from 'kysely';
import { expect, it, vi } from 'vitest';
import { sessionModule } from '#modules/session/index.ts';
import { addMember, loginByEmail, openSocket, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { endMemberSessions } from '../../auth/index.ts';
import type { Database } from '../../store/index.ts';
import type { World } from '../../worlds/index.ts';

const platform = platformForFile(() => startTestPlatform({ modules: [sessionModule] }));

/** Does something right after the next session was read, before whoever read it goes on. */
function afterReadingSession(world: World, act: () => Promise<unknown>): void {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'endReason' in row)) {
        reads.mockRestore();
        await act();
      }
      return result;
    },
  };
  const watched = (world.db as Kysely<Database>).withPlugin(plugin);
  const reads = vi.spyOn(world, 'db', 'get').mockReturnValue(watched);
}

it('PUSH-13 a socket does not outlive a session that ended while it was let in', async () => {
  const world = await platform.newWorld('2026-01-05T02:00:00.000Z');
  const member = await addMember(world);
  const token = await loginByEmail(platform, world, member.email);
  afterReadingSession(world, () => world.write((unit) => endMemberSessions(unit, member.id, 'PASSWORD')));
  const socket = await openSocket(platform, {
    authorization: `Bearer ${token}`,
    adminCode: 'magpie-web',
    world: world.id,
  });
  expect(await socket.closed).toEqual({
    code: 4403,
    reason: 'invalid access token. session is not active.',
  });
});
