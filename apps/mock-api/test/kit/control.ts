import { expect } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import type { GraphQLAnswer, TestPlatform, TestSocket } from './index.ts';
import { callGraphQL, openSocket, subscriptionsStand } from './index.ts';

/** Calls the control plane. The world of the call itself is the default one, as for a tool that drives many. */
export function control(
  platform: TestPlatform,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<GraphQLAnswer> {
  const path = '/control/graphql';
  return callGraphQL(platform, { id: 'default' }, { query, variables, path });
}

/** Subscribes as a member; `next` answers the data of the next push. */
export async function listener(
  platform: TestPlatform,
  { world, token }: { readonly world: World; readonly token: string },
  query: string,
): Promise<{ next: () => Promise<Record<string, unknown>>; socket: TestSocket }> {
  const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
  const socket = await openSocket(platform, params);
  expect(await socket.next()).toMatchObject({ type: 'connection_ack' });
  socket.send({ type: 'subscribe', id: 's', payload: { query } });
  await subscriptionsStand(socket);
  const next = async () => ((await socket.next()).payload as { data: Record<string, unknown> }).data;
  return { next, socket };
}
