import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { memoryWay } from './in-memory.ts';
import { startSeededPlatform } from './seeded.ts';

const json = { 'content-type': 'application/json', 'x-admin-code': 'magpie-web', 'x-channel': 'DESKTOP_WEB' };

async function started() {
  const way = memoryWay();
  const platform = await startSeededPlatform({}, { way });
  const world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  const sent = { ...json, 'x-world': world.id };
  const ask = async (path: string, query: string, token?: string) => {
    const headers = { ...sent, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const answer = await way.fetch(path, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return (await answer.json()) as { data: Record<string, unknown> };
  };
  const authorization = `Basic ${Buffer.from('mia@magpie.test:Magpie@2026').toString('base64')}`;
  const logIn = await way.fetch('/authenticate?ttl=60', {
    method: 'POST',
    headers: { ...sent, authorization },
    body: '{"isEmail":true}',
  });
  const { access } = (await logIn.json()) as { access: string };
  return { way, platform, world, ask, access };
}

async function messages(socket: WebSocket) {
  await once(socket, 'open');
  return async () => JSON.parse(String(((await once(socket, 'message')) as [Buffer])[0])) as unknown;
}

describe('a platform in the memory of a process', () => {
  it('SIM-18 answers every endpoint by the same code, and listens at no port', async () => {
    const { way, platform, ask, access } = await started();
    expect(platform.url).toBe('http://platform.test');
    expect((await ask('/graphql', '{ me { firstName } }', access)).data).toEqual({
      me: { firstName: 'Mia' },
    });
    const promos = await ask(
      '/promo/graphql',
      '{ promos(first: 1) { edges { node { __typename } } } }',
      access,
    );
    expect(promos.data).toEqual({ promos: { edges: [{ node: { __typename: 'Promo' } }] } });
    expect((await way.fetch('/ready')).status).toBe(200);
    expect((await way.fetch('/art/levels/3-earned.svg')).headers.get('content-type')).toContain('image/svg');
    expect((await way.fetch('/nothing')).status).toBe(404);
    expect(process.getActiveResourcesInfo()).not.toContain('TCPServerWrap');
    await platform.close();
  });

  it('SIM-18 pushes through a websocket, and ends it when it is closed', async () => {
    const { way, platform, world, access } = await started();
    const socket = way.openSocket('/subscriptions', 'graphql-transport-ws');
    const next = await messages(socket);
    const payload = { authorization: `Bearer ${access}`, adminCode: 'magpie-web', world: world.id };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    expect(await next()).toEqual({ type: 'connection_ack' });
    const query = 'subscription L { levelUp { level } }';
    socket.send(JSON.stringify({ type: 'subscribe', id: 's', payload: { query } }));
    socket.send(JSON.stringify({ type: 'ping', payload: { after: 'SUBSCRIPTIONS' } }));
    expect(await next()).toMatchObject({ type: 'pong' });
    const pushed = next();
    await world.write((unit) => {
      unit.emit({ name: 'levelUp', memberId: 'mem_mia', payload: { level: 4 } });
      return Promise.resolve();
    });
    expect(await pushed).toMatchObject({ type: 'next', payload: { data: { levelUp: { level: 4 } } } });
    const closed = once(socket, 'close');
    await platform.close();
    expect((await closed)[0]).toBe(1001);
    expect(existsSync(platform.services.settings.dataDir)).toBe(false);
  });

  it('SIM-18 is called by its own cashier the same way', async () => {
    const { way, platform, ask, access } = await started();
    const start =
      'mutation { page: initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "50.00" }) }';
    const { pathname, searchParams } = new URL(String((await ask('/graphql', start, access)).data['page']));
    const press = async (name: string, choice?: string) => {
      const body = JSON.stringify({ ticket: searchParams.get('ticket'), choice });
      const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body };
      return (await (await way.fetch(`${pathname}/${name}`, init)).json()) as { state: { status: string } };
    };
    await press('proceed');
    expect((await press('choose', 'APPROVE')).state.status).toBe('APPROVED');
    await platform.close();
  });
});
