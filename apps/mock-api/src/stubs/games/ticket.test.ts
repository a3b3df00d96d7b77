import { describe, expect, it } from 'vitest';
import { endMemberSessions } from '#platform/auth/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seatedPlayer, START } from '#test/kit/launches.ts';
import { newPlayer, SLOT, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';

const platform = platformForFile(startPlayPlatform);

const seated = () => seatedPlayer(platform);

describe('the ticket', () => {
  it.each([
    ['another vendor', 'opal-fever'],
    ['the same vendor', 'wattle-fortune'],
  ])('opens its own game only, and none of %s', async (_whose, code) => {
    const { ticket } = await seated();
    const answer = await pageCall(platform, 'state', { ticket }, code);
    expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is good for 12 hours on the clock of its world', async () => {
    const { player, ticket } = await seated();
    await player.world.clock.advance('PT11H59M');
    expect((await pageCall(platform, 'state', { ticket })).status).toBe(200);
    await player.world.clock.advance('PT1M');
    expect((await pageCall(platform, 'state', { ticket })).body['code']).toBe('UNAUTHENTICATED');
  });

  it('PLAY-28 shows and stakes nothing once the login it was asked for in is over, whatever goes on in another', async () => {
    const { player, ticket } = await seated();
    const { world, email } = player;
    await world.write((unit) => endMemberSessions(unit, player.id, 'PASSWORD'));
    const token = await loginByEmail(platform, world, email);
    const started = await callGraphQL(platform, world, {
      query: START,
      variables: { input: { game: SLOT.id } },
      token,
    });
    expect(started.code).toBeNull();
    for (const call of ['state', 'balance', 'begin']) {
      const { status, body } = await pageCall(platform, call, {
        ticket,
        request: 'spin-late',
        stake: '1.00',
      });
      expect([call, status, body['code']]).toEqual([call, 401, 'UNAUTHENTICATED']);
    }
  });

  it('PLAY-28 stakes nothing in a game session of another login', async () => {
    const { player, ticket } = await seated();
    const { world, email } = player;
    const token = await loginByEmail(platform, world, email);
    await callGraphQL(platform, world, { query: START, variables: { input: { game: SLOT.id } }, token });
    const { body } = await pageCall(platform, 'begin', { ticket, request: 'spin-late', stake: '1.00' });
    expect(body['code']).toBe('GAME_SESSION_ENDED');
  });

  it('is no access token, nor the other way round', async () => {
    const { player, ticket } = await seated();
    expect((await pageCall(platform, 'state', { ticket: player.token })).body['code']).toBe(
      'UNAUTHENTICATED',
    );
    const { code } = await (await newPlayer(platform, player.world)).call('{ betRecords { totalCount } }');
    expect(code).toBeNull();
    const body = JSON.stringify({ query: '{ betRecords { totalCount } }' });
    const headers = {
      'content-type': 'application/json',
      'x-admin-code': 'magpie-web',
      'x-channel': 'DESKTOP_WEB',
      'x-world': player.world.id,
    };
    const response = await fetch(`${platform.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${ticket}` },
      body,
    });
    expect(JSON.stringify(await response.json())).toContain('FORBIDDEN');
  });

  it('opens nothing while the site is under maintenance', async () => {
    const { player, ticket } = await seated();
    const maintain = (maintenance: boolean) =>
      player.world.write((unit) => {
        unit.setSettings({ maintenance });
        return Promise.resolve();
      });
    await maintain(true);
    const answer = await pageCall(platform, 'balance', { ticket });
    expect([answer.status, answer.body['code']]).toEqual([503, 'MAINTENANCE_MODE']);
    await maintain(false);
    expect((await pageCall(platform, 'balance', { ticket })).status).toBe(200);
  });

  it('cannot be forged', async () => {
    const { ticket } = await seated();
    const [head, body, signature] = ticket.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>;
    const other = Buffer.from(JSON.stringify({ ...claims, sub: 'mem_other' })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const tickets = [
      `${head ?? ''}.${other}.${signature ?? ''}`,
      `${unsigned}.${body ?? ''}.`,
      ticket.slice(0, -2),
      'x',
      '',
    ];
    for (const forged of tickets) {
      expect((await pageCall(platform, 'state', { ticket: forged })).body['code']).toBe('UNAUTHENTICATED');
    }
  });

  it.each([['{'], ['[]'], ['null'], ['{"ticket":7}'], ['{}'], [''], [`{"ticket":"${'x'.repeat(5000)}"}`]])(
    'is asked for: the body %j is refused',
    async (body) => {
      const answer = await pageCall(platform, 'state', body);
      expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );

  it('a choice that is nested thousands deep is refused', async () => {
    const { ticket } = await seated();
    const choice = `${'['.repeat(3500)}${']'.repeat(3500)}`;
    const sent = `{"ticket":"${ticket}","request":"request-1","stake":"1.00","choice":${choice}}`;
    const answer = await pageCall(platform, 'begin', sent);
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('a body that is too large is refused', async () => {
    const answer = await pageCall(platform, 'state', `{"ticket":"${'x'.repeat(9000)}"}`);
    expect([answer.status, answer.body['code']]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
