import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { callGraphQL, openSocket, startTestPlatform } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';

const platform = platformForFile(startTestPlatform);

/** A member who hears of their levels, and an operator who plans faults. */
async function listening(fields: readonly string[] = ['{ levelUp { level } }']) {
  const { world, member, token } = await loggedInMember(platform);
  const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
  const pushes = await openPushes(platform, world, token, fields);
  const emit = (name: string, payload: Record<string, number | string>) =>
    world.write((unit) => {
      unit.emit({ name, memberId: member.id, payload });
      return Promise.resolve();
    });
  return {
    world,
    member,
    params,
    pushes,
    level: (level: number) => emit('levelUp', { level }),
    jackpot: () => emit('jackpotWon', { amount: '1.00', currency: 'AUD', jackpotId: 'jp' }),
    adjust: async (amount: string) => {
      const call = `mutation A($world: ID!, $member: ID!) { adjustBalance(world: $world, member: $member, input: { walletType: MAIN, amount: "${amount}" }) }`;
      expect((await control(platform, call, { world: world.id, member: member.id })).code).toBeNull();
    },
    plan: async (input: string) => {
      const set = `mutation P($world: ID!) { setFault(world: $world, input: { ${input} }) { summary } }`;
      const { data, code } = await control(platform, set, { world: world.id });
      expect(code).toBeNull();
      return (data?.['setFault'] as { summary: string }).summary;
    },
  };
}

const levelUp = (level: number) => ({ levelUp: { level } });

describe('pushes', () => {
  it('SIM-10 come twice, and each after it once', async () => {
    const { plan, level, pushes } = await listening();
    expect(await plan('kind: DUPLICATE, times: 1')).toBe('All pushes come twice, once.');
    await level(4);
    await level(5);
    expect([await pushes.next(), await pushes.next(), await pushes.next()]).toEqual([4, 4, 5].map(levelUp));
    expect(await pushes.soFar()).toEqual([]);
    pushes.close();
  });

  it('SIM-10 come after the one that came later, which stays in its subscription', async () => {
    const { plan, level, jackpot, pushes } = await listening([
      '{ levelUp { level } }',
      '{ jackpotWon { jackpotId } }',
    ]);
    await plan('kind: REORDER, times: 1');
    await level(4);
    await jackpot();
    expect(await pushes.next()).toEqual({ jackpotWon: { jackpotId: 'jp' } });
    await level(5);
    await level(6);
    expect([await pushes.next(), await pushes.next(), await pushes.next()]).toEqual([5, 4, 6].map(levelUp));
    pushes.close();
  });

  it('SIM-10 carry what tells an older balance or account from a newer one, and a second copy from a first', async () => {
    const fields = [
      '{ balanceUpdated { sequenceNumber availableBalance } }',
      '{ memberUpdated { sequenceNumber } }',
    ];
    const { plan, adjust, pushes, world, member } = await listening(fields);
    const heard = async () => {
      const told = (await pushes.next()) as {
        balanceUpdated: { sequenceNumber: number; availableBalance: string };
      };
      return told.balanceUpdated;
    };
    await plan('kind: REORDER, times: 1');
    await adjust('1.00');
    await adjust('2.00');
    const newer = await heard();
    const older = await heard();
    expect([newer.availableBalance, older.availableBalance]).toEqual(['3.00', '1.00']);
    expect(newer.sequenceNumber - older.sequenceNumber).toBeGreaterThan(0);
    await plan('kind: DUPLICATE, times: 1');
    await adjust('4.00');
    const first = await heard();
    expect(await heard()).toEqual(first);
    expect(first.sequenceNumber - newer.sequenceNumber).toBeGreaterThan(0);
    const block =
      'mutation B($world: ID!, $member: ID!) { setMember(world: $world, member: $member, input: { depositBlocked: true }) { id } }';
    expect((await control(platform, block, { world: world.id, member: member.id })).code).toBeNull();
    const { memberUpdated } = (await pushes.next()) as { memberUpdated: { sequenceNumber: number } };
    expect(memberUpdated.sequenceNumber - first.sequenceNumber).toBeGreaterThan(0);
    pushes.close();
  });

  it('SIM-10 come alone when no other is there to overtake them', async () => {
    const { plan, level, pushes } = await listening();
    await plan('kind: REORDER, times: 1');
    await level(4);
    expect(await pushes.soFar()).toEqual([]);
    expect(await pushes.later()).toEqual(levelUp(4));
    await level(5);
    expect(await pushes.next()).toEqual(levelUp(5));
    pushes.close();
  });

  it('SIM-10 are lost', async () => {
    const { plan, level, pushes } = await listening();
    await plan('kind: TIMEOUT, onCall: 2');
    for (const each of [4, 5, 6]) await level(each);
    expect([await pushes.next(), await pushes.next()]).toEqual([4, 6].map(levelUp));
    expect(await pushes.soFar()).toEqual([]);
    pushes.close();
  });

  it('SIM-10 come late, and those behind them after them', async () => {
    const { plan, level, pushes } = await listening();
    await plan('kind: LATENCY, latencyMs: 400, door: SUBSCRIPTIONS, times: 1');
    await level(4);
    await level(5);
    expect(await pushes.soFar()).toEqual([]);
    expect([await pushes.later(), await pushes.later()]).toEqual([4, 5].map(levelUp));
    pushes.close();
  });

  it('SIM-10 bring an error, or nothing where all of it was needed', async () => {
    const { plan, level, params } = await listening();
    const socket = await openSocket(platform, params);
    await socket.next();
    socket.send({ type: 'subscribe', id: 's', payload: { query: 'subscription L { levelUp { level } }' } });
    socket.send({ type: 'ping', payload: { after: 'SUBSCRIPTIONS' } });
    expect(await socket.next()).toMatchObject({ type: 'pong' });
    await plan('kind: ERROR, code: RATE_LIMITED, message: "Slow down.", operation: "L", times: 1');
    await level(4);
    expect(await socket.next()).toMatchObject({
      type: 'next',
      payload: { data: null, errors: [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED' } }] },
    });
    await plan('kind: PARTIAL, operation: "L", times: 1');
    await level(5);
    expect(await socket.next()).toMatchObject({
      type: 'next',
      payload: { data: null, errors: [{ path: ['levelUp'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    });
    socket.close();
  });

  it('SIM-10 come as half a frame', async () => {
    const { plan, level, params } = await listening();
    const socket = new WebSocket(
      `${platform.url.replace('http', 'ws')}/subscriptions`,
      'graphql-transport-ws',
    );
    await once(socket, 'open');
    const said = async () => String(((await once(socket, 'message')) as [Buffer])[0]);
    socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
    expect(await said()).toContain('connection_ack');
    const query = 'subscription Half { levelUp { level } }';
    socket.send(JSON.stringify({ type: 'subscribe', id: 's', payload: { query } }));
    socket.send(JSON.stringify({ type: 'ping', payload: { after: 'SUBSCRIPTIONS' } }));
    expect(await said()).toContain('pong');
    await plan('kind: MALFORMED, operation: "Half", times: 1');
    await level(4);
    expect(await said()).toBe('{"id":"s","type":"next","payload"');
    socket.terminate();
  });
});

describe('a websocket', () => {
  it('SIM-10 is refused before it is acknowledged, as often as was planned', async () => {
    const { plan, params, world } = await listening();
    expect(await plan('kind: REFUSE_SOCKET, times: 2')).toBe(
      'All websockets being opened are refused, 2 times.',
    );
    expect((await callGraphQL(platform, world, { query: '{ contractVersion }' })).code).toBeNull();
    for (const _attempt of [1, 2])
      expect(await (await openSocket(platform, params)).closed).toEqual({ code: 1006, reason: '' });
    const third = await openSocket(platform, params);
    expect(await third.next()).toEqual({ type: 'connection_ack' });
    third.close();
  });

  it('SIM-10 is refused with a code of the catalogue when its opening is named', async () => {
    const { plan, params } = await listening();
    await plan('kind: ERROR, code: MAINTENANCE_MODE');
    const open = await openSocket(platform, params);
    expect(await open.next()).toEqual({ type: 'connection_ack' });
    open.close();
    await plan('kind: ERROR, code: ACCESS_TOKEN_EXPIRED, operation: "connect"');
    expect(await (await openSocket(platform, params)).closed).toEqual({
      code: 4403,
      reason: 'ACCESS_TOKEN_EXPIRED',
    });
  });

  it('SIM-10 is closed instead of a push', async () => {
    const { plan, level, pushes } = await listening();
    await plan('kind: DROP_SOCKET, onCall: 2');
    await level(4);
    expect(await pushes.next()).toEqual(levelUp(4));
    await level(5);
    await expect(pushes.next()).rejects.toThrow('The socket was closed: 1006');
  });
});
