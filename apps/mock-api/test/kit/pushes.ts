import type { World } from '#platform/worlds/index.ts';
import type { TestPlatform } from './platform.ts';
import { onPostgres } from './postgres.ts';
import { openSocket } from './socket.ts';
import type { SocketMessage } from './socket.ts';

/** Pushes that a member receives, read one by one. */
export interface Pushes {
  /** Data of the next push, whose cause is over. Rejects, and names what is missing, when none comes. */
  next(): Promise<unknown>;
  /** The same for one that the running clock causes. */
  later(): Promise<unknown>;
  /** Data of those that were sent by now, also when it is none. */
  soFar(): Promise<unknown[]>;
  close(): void;
}

const dataOf = ({ payload }: SocketMessage): unknown =>
  typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : payload;

/** Far more often than anything takes that was awaited: what it pushes has come with the first turn of pings. */
const TURNS = 50;

function missing(fields: readonly string[], came: readonly unknown[]): string {
  const before = came.length === 0 ? 'Nothing' : `Nothing after ${JSON.stringify(came)}`;
  return `${before} was pushed of ${fields.join(', ')}.`;
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
  const ready: SocketMessage[] = [];
  /** Takes in what comes before the answers to a few pings, by which all that was to be sent is under way. */
  const settle = async () => {
    for (let ping = 0; ping < 3; ping += 1) {
      socket.send({ type: 'ping', payload: { after: 'SUBSCRIPTIONS' } });
      for (let each = await socket.next(); each.type !== 'pong'; each = await socket.next()) ready.push(each);
    }
  };
  await settle();
  const refused = ready.splice(0).find(({ type }) => type === 'error');
  if (refused) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  const came: unknown[] = [];
  const take = (count: number) => {
    const taken = ready.splice(0, count).map(dataOf);
    came.push(...taken);
    return taken;
  };
  const later = async (): Promise<unknown> => {
    if (ready.length > 0) return take(1)[0];
    const message = await socket.next().catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : '';
      throw new Error(`${missing(fields, came)} ${why}`, { cause });
    });
    ready.push(message);
    return take(1)[0];
  };
  return {
    async next() {
      // What is planned for a push is asked of the database there before it is sent.
      if (onPostgres) return later();
      for (let turn = 0; ready.length === 0 && turn < TURNS; turn += 1) await settle();
      if (ready.length === 0) throw new Error(missing(fields, came));
      return take(1)[0];
    },
    later,
    async soFar() {
      await settle();
      return take(Infinity);
    },
    close() {
      socket.close();
    },
  };
}
