import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { sessionModule } from '#modules/session/index.ts';
import type { TestMember, TestSocket } from '#test/kit/index.ts';
import {
  addMember,
  callGraphQL,
  headers,
  loginByEmail,
  openSocket,
  post,
  startTestPlatform,
  subscriptionsStand,
} from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { endMemberSessions } from '../../auth/index.ts';
import { setFault } from '../../faults/index.ts';
import type { World } from '../../worlds/index.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const LEVEL_UP = 'subscription LevelUp { levelUp { level } }';

const platform = platformForFile(() => startTestPlatform({ modules: [sessionModule] }));

async function connected(world: World, member: TestMember): Promise<{ socket: TestSocket; token: string }> {
  const token = await loginByEmail(platform, world, member.email);
  const socket = await openSocket(platform, paramsOf(world, token));
  expect(await socket.next()).toEqual({ type: 'connection_ack' });
  return { socket, token };
}

const paramsOf = (world: World, token: string) => ({
  authorization: `Bearer ${token}`,
  adminCode: 'magpie-web',
  world: world.id,
});

async function subscribe(socket: TestSocket, id: string, query = LEVEL_UP): Promise<void> {
  socket.send({ type: 'subscribe', id, payload: { query } });
  await subscriptionsStand(socket);
}

async function settled(socket: TestSocket): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    socket.send({ type: 'ping' });
    expect(await socket.next()).toEqual({ type: 'pong' });
  }
}

const levelUp = (world: World, memberId: string | null, level: number) =>
  world.write((unit) => {
    unit.emit({ name: 'levelUp', memberId, payload: { level } });
    return Promise.resolve();
  });

describe('the websocket', () => {
  it('API-02 PUSH-10 runs subscriptions for a member with the bearer token and the admin code', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const { socket } = await connected(world, member);
    await subscribe(socket, 'one');
    await levelUp(world, member.id, 4);
    expect(await socket.next()).toEqual({
      type: 'next',
      id: 'one',
      payload: { data: { levelUp: { level: 4 } } },
    });
    socket.send({ type: 'complete', id: 'one' });
    await settled(socket);
    await levelUp(world, member.id, 5);
    await settled(socket);
    socket.close();
    expect((await socket.closed).code).toBe(1005);
  });

  it('answers a ping that names the subscriptions once those before it stand, so that nothing is missed after the answer', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const { socket } = await connected(world, member);
    await setFault(world, { kind: 'LATENCY', operation: 'LevelUp', latencyMs: 50 });
    socket.send({ type: 'subscribe', id: 'refused', payload: { query: 'subscription LevelUp { none }' } });
    socket.send({ type: 'subscribe', id: 'one', payload: { query: LEVEL_UP } });
    const payload = { after: 'SUBSCRIPTIONS' };
    socket.send({ type: 'ping', payload });
    expect(await socket.next()).toMatchObject({ type: 'error', id: 'refused' });
    expect(await socket.next()).toEqual({ type: 'pong', payload });
    await levelUp(world, member.id, 4);
    expect(await socket.next()).toMatchObject({ type: 'next', id: 'one' });
    socket.send({ type: 'ping', payload });
    expect(await socket.next()).toEqual({ type: 'pong', payload });
    socket.close();
    await socket.closed;
  });

  it('PUSH-13 is refused without a valid token or admin code', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const token = await loginByEmail(platform, world, member.email);
    const good = paramsOf(world, token);
    const refusals: [Record<string, unknown>, string][] = [
      [{ ...good, authorization: undefined }, 'UNAUTHENTICATED'],
      [{ ...good, authorization: 'Bearer rubbish' }, 'invalid access token. session does not exist.'],
      [{ ...good, authorization: 7 }, 'invalid admin code. the x-admin-code header is missing or wrong.'],
      [{ ...good, adminCode: undefined }, 'invalid admin code. the x-admin-code header is missing or wrong.'],
      [
        { ...good, adminCode: 'crow-web' },
        'invalid admin code. the x-admin-code header is missing or wrong.',
      ],
      [{ ...good, world: 'atlantis' }, 'NOT_FOUND'],
    ];
    for (const [params, reason] of refusals) {
      const socket = await openSocket(platform, params);
      expect(await socket.closed).toEqual({ code: 4403, reason });
    }
  });

  it('PUSH-13 is refused with an expired token and with that of an ended session', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const token = await loginByEmail(platform, world, member.email);
    await world.write((unit) => endMemberSessions(unit, member.id, 'ENDED'));
    const ended = await openSocket(platform, paramsOf(world, token));
    expect(await ended.closed).toEqual({
      code: 4403,
      reason: 'invalid access token. session is not active.',
    });
    const later = await loginByEmail(platform, world, member.email);
    await world.clock.advance('P90D');
    const expired = await openSocket(platform, paramsOf(world, later));
    expect(await expired.closed).toEqual({ code: 4403, reason: 'ACCESS_TOKEN_EXPIRED' });
  });

  it("PUSH-14 brings a member only their own pushes and every member's, in this world", async () => {
    const world = await platform.newWorld(NOW);
    const other = await platform.newWorld(NOW);
    const [mine, yours] = [await addMember(world), await addMember(world)];
    const { socket } = await connected(world, mine);
    await subscribe(socket, 'one');
    await levelUp(world, yours.id, 2);
    await levelUp(other, mine.id, 3);
    await levelUp(world, mine.id, 4);
    await levelUp(world, null, 5);
    expect(await socket.next()).toMatchObject({ payload: { data: { levelUp: { level: 4 } } } });
    expect(await socket.next()).toMatchObject({ payload: { data: { levelUp: { level: 5 } } } });
    socket.close();
  });

  it('closes when its session ends, and leaves other sessions of the member open', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const first = await connected(world, member);
    const second = await connected(world, member);
    await post(`${platform.url}/session:destroy`, {
      headers: headers(world, { authorization: `Bearer ${first.token}` }),
    });
    expect(await first.socket.closed).toEqual({
      code: 4403,
      reason: 'invalid access token. session is not active.',
    });
    await settled(second.socket);
    second.socket.close();
  });

  it("closes when its token expires on the world's clock", async () => {
    const world = await platform.newWorld(NOW);
    const { socket } = await connected(world, await addMember(world));
    await world.clock.advance('P89D');
    await settled(socket);
    await world.clock.advance('P1D');
    expect(await socket.closed).toEqual({ code: 4403, reason: 'ACCESS_TOKEN_EXPIRED' });
  });

  it('closes when its world is reset', async () => {
    const world = await platform.newWorld(NOW);
    const { socket } = await connected(world, await addMember(world));
    await platform.registry.reset(world.id);
    expect((await socket.closed).code).toBe(4403);
  });

  it('closes instead of a push when that is planned, whatever is called over HTTP before', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const { socket } = await connected(world, member);
    await subscribe(socket, 'one');
    await setFault(world, { kind: 'DROP_SOCKET', times: 1 });
    expect((await callGraphQL(platform, world, { query: '{ contractVersion }' })).errors).toEqual([]);
    await levelUp(world, member.id, 4);
    expect((await socket.closed).code).toBe(1006);
  });

  it('answers an operation that is refused and leaves the others running', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const { socket } = await connected(world, member);
    await subscribe(socket, 'good');
    const refused: [string, string][] = [
      ['subscription {', 'GRAPHQL_PARSE_FAILED'],
      ['subscription { shoeSize }', 'GRAPHQL_VALIDATION_FAILED'],
      [`subscription ${'{a'.repeat(5_000)}`, 'DOCUMENT_TOO_COMPLEX'],
      ['query V { contractVersion }', 'BAD_USER_INPUT'],
      ['mutation H { heartbeat }', 'BAD_USER_INPUT'],
    ];
    for (const [query, code] of refused) {
      socket.send({ type: 'subscribe', id: 'bad', payload: { query } });
      expect(await socket.next()).toMatchObject({
        type: 'error',
        id: 'bad',
        payload: [{ extensions: { code } }],
      });
    }
    await levelUp(world, member.id, 4);
    expect(await socket.next()).toMatchObject({ id: 'good', payload: { data: { levelUp: { level: 4 } } } });
    socket.close();
  });

  it('runs at most 20 subscriptions', async () => {
    const world = await platform.newWorld(NOW);
    const { socket } = await connected(world, await addMember(world));
    for (let index = 1; index <= 20; index += 1) await subscribe(socket, `s${String(index)}`);
    socket.send({ type: 'subscribe', id: 's21', payload: { query: LEVEL_UP } });
    expect(await socket.next()).toMatchObject({
      id: 's21',
      payload: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    socket.close();
  });

  it('puts a push that does not fit the contract into the one error format', async () => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const { socket } = await connected(world, member);
    await subscribe(socket, 'one');
    await world.write((unit) => {
      unit.emit({ name: 'levelUp', memberId: member.id, payload: { level: 'high' } });
      return Promise.resolve();
    });
    expect(await socket.next()).toMatchObject({
      payload: { data: null, errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    });
    socket.close();
  });

  it.each([
    ['no JSON', 'nonsense', 4400],
    ['no message of the protocol', '{"type":"hello"}', 4400],
    ['a message that only a server sends', '{"type":"connection_ack"}', 4400],
    ['a second beginning', '{"type":"connection_init"}', 4429],
    ['100 KB', `{"type":"ping","payload":{"x":"${'x'.repeat(100_000)}"}}`, 1009],
  ])('is closed alone for %s', async (_what, message, code) => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const { socket } = await connected(world, member);
    const other = await connected(world, member);
    socket.send(message);
    expect((await socket.closed).code).toBe(code);
    await settled(other.socket);
    other.socket.close();
    expect((await callGraphQL(platform, world, { query: 'query V { contractVersion }' })).code).toBeNull();
  });

  it('is closed for a subscription before the connection is accepted', async () => {
    const socket = await openSocket(platform);
    socket.send({ type: 'subscribe', id: 'one', payload: { query: LEVEL_UP } });
    expect((await socket.closed).code).toBe(4401);
  });

  it('survives frames that are no websocket frames', async () => {
    const world = await platform.newWorld(NOW);
    const { Socket } = await import('node:net');
    const raw = new Socket();
    raw.connect(Number(new URL(platform.url).port), '127.0.0.1');
    await once(raw, 'connect');
    const key = Buffer.alloc(16).toString('base64');
    const upgrade = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13`;
    const protocol = 'Sec-WebSocket-Protocol: graphql-transport-ws';
    raw.write(`GET /subscriptions HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n${protocol}\r\n\r\n`);
    await once(raw, 'data');
    raw.resume();
    raw.write(Buffer.alloc(64, 0xff));
    await once(raw, 'close');
    expect((await callGraphQL(platform, world, { query: 'query V { contractVersion }' })).code).toBeNull();
  });

  it('speaks graphql-transport-ws only', async () => {
    const { default: WebSocket } = await import('ws');
    const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/subscriptions`, 'graphql-ws');
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toBe('Server sent no subprotocol');
  });
});
