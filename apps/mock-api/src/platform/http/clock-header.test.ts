import { expect, it } from 'vitest';
import { gamesModule } from '#modules/games/index.ts';
import { sessionModule } from '#modules/session/index.ts';
import { seedWorld } from '#seed/index.ts';
import { addMember, headers, loginByEmail, openSocket, post, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { probeModule } from '#test/kit/probe.ts';
import type { World } from '../worlds/index.ts';

const NOW = '2026-01-05T02:00:00.000Z';

const platform = platformForFile(() =>
  startTestPlatform({
    modules: [gamesModule, sessionModule, probeModule],
    seed: { write: seedWorld, version: 'test' },
  }),
);

async function answerTo(world: World, path: string, query: string) {
  const { headers: sent } = await post(`${platform.url}${path}`, {
    headers: headers(world, { 'content-type': 'application/json', origin: 'http://localhost:4200' }),
    body: JSON.stringify({ query }),
  });
  return sent;
}

it.each([
  ['of the main endpoint', '/graphql', 'query Vendors { vendors { id } }'],
  ['that is refused', '/graphql', 'query Wrong { nothing }'],
  ['of the promo endpoint', '/promo/graphql', 'query P { availablePromo { id } }'],
  ['of the authentication service', '/authenticate', ''],
])('an answer %s says what the world’s clock shows as it leaves', async (_what, path, query) => {
  const world = await platform.newWorld(NOW);
  const first = await answerTo(world, path, query);
  expect(first.get('x-clock')).toBe('2026-01-05T02:00:00.000Z; frozen');
  expect(first.get('access-control-expose-headers')).toContain('x-clock');
  await world.clock.advance('P1D');
  expect((await answerTo(world, path, query)).get('x-clock')).toBe('2026-01-06T02:00:00.000Z; frozen');
  await world.clock.unfreeze();
  expect((await answerTo(world, path, query)).get('x-clock')).toMatch(/^2026-01-06T\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it('a socket is told when the world’s clock is moved, stopped or set going, and by no other world', async () => {
  const world = await platform.newWorld(NOW);
  const other = await platform.newWorld(NOW);
  const member = await addMember(world);
  const token = await loginByEmail(platform, world, member.email);
  const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
  const socket = await openSocket(platform, params);
  expect(await socket.next()).toEqual({ type: 'connection_ack' });
  const told = async () => JSON.stringify((await socket.nextPing()).payload);
  await other.clock.advance('P9D');
  await world.clock.advance('PT1H');
  expect(await told()).toBe('{"clock":"2026-01-05T03:00:00.000Z; frozen"}');
  await world.clock.set(new Date('2026-01-07T00:00:00.000Z'));
  expect(await told()).toBe('{"clock":"2026-01-07T00:00:00.000Z; frozen"}');
  await world.clock.unfreeze();
  expect(await told()).toMatch(/^\{"clock":"2026-01-07T\d\d:\d\d:\d\d\.\d{3}Z"\}$/);
  await world.clock.freeze();
  expect(await told()).toMatch(/^\{"clock":"2026-01-07T\d\d:\d\d:\d\d\.\d{3}Z; frozen"\}$/);
  socket.close();
});
