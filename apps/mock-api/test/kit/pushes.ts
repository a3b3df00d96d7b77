import type { World } from '#platform/worlds/index.ts';
import type { TestPlatform } from './platform.ts';
import { openSocket } from './socket.ts';
import type { SocketMessage } from './socket.ts';

/** Pushes that a member receives, read one by one. */
export interface Pushes {
  /** Data of the next push. */
  next(): Promise<unknown>;
  /** Data of those that were sent by now, also when it is none: what would wait for one that never comes ends here. */
  soFar(): Promise<unknown[]>;
  close(): void;
}

const dataOf = ({ payload }: SocketMessage): unknown =>
  typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : payload;

/** Longer than any push takes on a busy machine, and less than a test may take, so that it is named. */
const LATE_MS = 60_000;

/** @throws Error that names the events when no message comes */
async function inTime(message: Promise<SocketMessage>, fields: readonly string[]): Promise<SocketMessage> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`Nothing was pushed of ${fields.join(', ')}.`));
  }, LATE_MS);
  try {
    return await Promise.race([message, late]);
  } finally {
    clearTimeout(timer);
  }
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
  /** Messages that come before the answers to a few pings, by which all that was to be sent is under way. */
  const settle = async () => {
    const messages: SocketMessage[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      socket.send({ type: 'ping' });
      for (let each = await socket.next(); each.type !== 'pong'; each = await socket.next())
        messages.push(each);
    }
    return messages;
  };
  await settle();
  return {
    next: async () => dataOf(await inTime(socket.next(), fields)),
    soFar: async () => (await settle()).map(dataOf),
    close() {
      socket.close();
    },
  };
}
