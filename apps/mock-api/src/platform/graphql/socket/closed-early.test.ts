import { expect, it, vi } from 'vitest';
import { sessionModule } from '#modules/session/index.ts';
import { openSocket, startTestPlatform } from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { listFaults, setFault } from '../../faults/index.ts';

const platform = platformForFile(() => startTestPlatform({ modules: [sessionModule] }));

it('a socket that is closed while its connection waits to be accepted leaves nothing behind', async () => {
  const { world, token } = await loggedInMember(platform);
  const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
  const watched = vi.spyOn(world.events, 'subscribe');
  await setFault(world, { kind: 'LATENCY', operation: 'connect', latencyMs: 400 });
  const first = await openSocket(platform, params);
  await vi.waitFor(async () => expect(await listFaults(world)).toMatchObject([{ hits: 1 }]), {
    timeout: 60_000,
    interval: 10,
  });
  first.close();
  await first.closed;
  // It waits as long and began later, so that the first one's wait is over when it is accepted.
  const second = await openSocket(platform, params);
  expect(await second.next()).toEqual({ type: 'connection_ack' });
  expect(watched).toHaveBeenCalledOnce();
  second.close();
});
