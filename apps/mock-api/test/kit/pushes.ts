import type { World } from '#platform/worlds/index.ts';
import type { TestPlatform } from './platform.ts';
import { openSocket } from './socket.ts';

/** Pushes that a member receives, read one by one. */
export interface Pushes {
  /** Data of the next push. */
  next(): Promise<unknown>;
  close(): void;
}

/** Subscribes to events of a member and waits until the subscriptions stand. @param fields as '{ levelUp { level } }' each */
export async function openPushes(
  platform: TestPlatform,
  world: World,
  token: string,
  fields: readonly string[],
): Promise<Pushes> {
  const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
  const socket = await openSocket(platform, params);
  await socket.next();
  for (const [id, field] of fields.entries()) {
    socket.send({ type: 'subscribe', id: String(id), payload: { query: `subscription Pushes ${field}` } });
  }
  for (let turn = 0; turn < 3; turn += 1) {
    socket.send({ type: 'ping' });
    await socket.next();
  }
  return {
    async next() {
      const { payload } = await socket.next();
      return typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : payload;
    },
    close() {
      socket.close();
    },
  };
}
