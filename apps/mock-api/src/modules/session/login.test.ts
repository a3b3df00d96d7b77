import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { addMember, callGraphQL, headers, login, loginByEmail, PASSWORD, post } from '#test/kit/index.ts';
import { memberInNewWorld } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startProbePlatform } from '#test/kit/probe.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const LATER_90_DAYS = Date.parse('2026-04-05T02:00:00.000Z') / 1000;
const READ = 'mutation Read { readMessages }';

const platform = platformForFile(startProbePlatform);

const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

const logout = (world: World, token: string) =>
  post(`${platform.url}/session:destroy`, { headers: headers(world, { authorization: `Bearer ${token}` }) });

const byUsername = (world: World, name: string, password: string) =>
  post(`${platform.url}/authenticate`, {
    method: 'GET',
    headers: headers(world, { authorization: basic(name, password) }),
  });

const byBody = (world: World, body: unknown, query = '?ttl=7776000') =>
  post(`${platform.url}/authenticate${query}`, {
    headers: headers(world, { 'content-type': 'application/json' }),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const sendCode = (world: World, mobileNumber: string, code: string) =>
  world.write(async (unit) => {
    const now = unit.now.getTime();
    const life = { sentAt: now, expiresAt: now + 120_000, attemptsLeft: 3 };
    await unit.db
      .insertInto('codes')
      .values({ id: unit.id('code'), purpose: 'LOGIN_SMS', address: mobileNumber, code, ...life })
      .execute();
  });

const inWorld = () => memberInNewWorld(platform);

const accepts = async (world: World, token: unknown): Promise<boolean> =>
  (await callGraphQL(platform, world, { query: READ, token: String(token) })).code === null;

describe('login', () => {
  it('API-01 API-05 speaks JSON over HTTP at /authenticate and /session:destroy, apart from GraphQL', async () => {
    const { world, member } = await inWorld();
    const answer = await login(platform, world, member.email);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(answer.body)).toEqual(['access', 'refresh']);
    const out = await logout(world, String(answer.body['access']));
    expect([out.status, out.body]).toEqual([200, { success: true }]);
  });

  it('AUTH-07 by mobile number and code answers access and refresh for the 90 days asked for', async () => {
    const { world, member } = await inWorld();
    await sendCode(world, member.mobileNumber, '482913');
    const { status, body } = await byBody(world, { mobileNumber: member.mobileNumber, code: '482913' });
    expect(status).toBe(200);
    expect(await accepts(world, body['access'])).toBe(true);
    expect(jwt.decode(String(body['access']))).toMatchObject({ sub: member.id, exp: LATER_90_DAYS });
    expect(typeof body['refresh']).toBe('string');
    const again = await byBody(world, { mobileNumber: member.mobileNumber, code: '482913' });
    expect(again.body['code']).toBe('INVALID_CREDENTIALS');
  });

  it('AUTH-08 by email needs isEmail and Basic credentials and answers access and refresh for 90 days', async () => {
    const { world, member } = await inWorld();
    const { status, body } = await login(platform, world, member.email.toUpperCase());
    expect(status).toBe(200);
    expect(await accepts(world, body['access'])).toBe(true);
    expect(jwt.decode(String(body['access']))).toMatchObject({ sub: member.id, exp: LATER_90_DAYS });
    expect(typeof body['refresh']).toBe('string');
    const asUsername = await login(platform, world, member.username);
    expect(asUsername.body['code']).toBe('FORBIDDEN');
  });

  it('AUTH-09 by username is GET with Basic credentials and answers access and refresh', async () => {
    const { world, member } = await inWorld();
    const { status, body } = await byUsername(world, member.username, PASSWORD);
    expect(status).toBe(200);
    expect(await accepts(world, body['access'])).toBe(true);
    expect(typeof body['refresh']).toBe('string');
    expect((await byUsername(world, member.email, PASSWORD)).body['code']).toBe('FORBIDDEN');
  });

  it('AUTH-11 with wrong credentials is refused with a code and a message and sets no session', async () => {
    const { world, member } = await inWorld();
    const answers = [
      await login(platform, world, member.email, 'Magpie@2027'),
      await login(platform, world, 'nobody@magpie.test'),
      await byUsername(world, member.username, 'Magpie@2027'),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([403, { code: 'FORBIDDEN', message: 'invalid credentials' }]);
    }
    await sendCode(world, member.mobileNumber, '482913');
    const mobile = await byBody(world, { mobileNumber: member.mobileNumber, code: '000000' });
    expect([mobile.status, mobile.body]).toEqual([
      401,
      { code: 'INVALID_CREDENTIALS', message: 'The mobile number or the code is wrong.' },
    ]);
    expect(await world.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('a code of a text message is good for three attempts and 120 seconds', async () => {
    const { world, member } = await inWorld();
    const attempt = (code: string) => byBody(world, { mobileNumber: member.mobileNumber, code });
    await sendCode(world, member.mobileNumber, '482913');
    for (const code of ['000000', '000001', '000002']) await attempt(code);
    expect((await attempt('482913')).body['code']).toBe('INVALID_CREDENTIALS');
    await sendCode(world, member.mobileNumber, '739155');
    await world.clock.advance('PT120S');
    expect((await attempt('739155')).body['code']).toBe('INVALID_CREDENTIALS');
  });

  it('ENUM-02 is refused to every kind of user but MEMBER', async () => {
    const world = await platform.newWorld(NOW);
    for (const kind of ['ADMIN', 'OPERATOR', 'SUPER_ADMIN'] as const) {
      const { email } = await addMember(world, { kind });
      expect((await login(platform, world, email)).body['code']).toBe('MEMBER_NOT_ENABLED');
    }
    const { email } = await addMember(world, { kind: 'MEMBER' });
    expect((await login(platform, world, email)).status).toBe(200);
  });

  it('ENUM-02 ends the session of somebody who is no MEMBER any more', async () => {
    const { world, member } = await inWorld();
    const token = await loginByEmail(platform, world, member.email);
    await world.write((unit) => unit.db.updateTable('members').set({ kind: 'OPERATOR' }).execute());
    expect(await accepts(world, token)).toBe(false);
  });

  it('is limited to 10 failures of an account in 15 minutes, however many come at once', async () => {
    const { world, member } = await inWorld();
    const other = await addMember(world);
    const wrong = Array.from({ length: 14 }, () => login(platform, world, member.email, 'wrong'));
    const codes = (await Promise.all(wrong)).map(({ body }) => body['code']);
    expect(codes.filter((code) => code === 'FORBIDDEN')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
    const limited = await login(platform, world, member.email);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await login(platform, world, other.email)).status).toBe(200);
    await world.clock.advance('PT15M');
    expect((await login(platform, world, member.email)).status).toBe(200);
  });

  it('bounds the life asked for to 90 days, and takes a day when none is asked for', async () => {
    const { world, member } = await inWorld();
    const sent = headers(world, {
      'content-type': 'application/json',
      authorization: basic(member.email, PASSWORD),
    });
    const lifeOf = async (query: string): Promise<number> => {
      const { body } = await post(`${platform.url}/authenticate${query}`, {
        headers: sent,
        body: '{"isEmail":true}',
      });
      const { exp = 0, iat = 0 } = jwt.decode(String(body['access'])) as jwt.JwtPayload;
      return exp - iat;
    };
    expect(await lifeOf('?ttl=60')).toBe(60);
    expect(await lifeOf('?ttl=99999999')).toBe(7_776_000);
    expect(await lifeOf('')).toBe(86_400);
  });
});

describe('a refused authentication body', () => {
  const refused = async (body: unknown, query?: string) => {
    const world = await platform.newWorld(NOW);
    const answer = await byBody(world, body, query);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'BAD_USER_INPUT', message: 'The login is incomplete.' });
    return answer.body['validationErrors'];
  };

  it('API-12 lists each error with its field and its kind', async () => {
    expect(await refused({ mobileNumber: '+61400000001' })).toEqual([{ field: 'code', kind: 'required' }]);
    expect(await refused({ code: '482913' })).toEqual([
      { field: 'mobileNumber', kind: 'required' },
      { field: 'mobileNumber', kind: 'pattern' },
    ]);
    expect(await refused({ mobileNumber: 'mia', code: '1' })).toEqual([
      { field: 'mobileNumber', kind: 'pattern' },
      { field: 'code', kind: 'pattern' },
    ]);
    expect(await refused({ isEmail: true })).toEqual([{ field: 'authorization', kind: 'required' }]);
    expect(await refused({ isEmail: true }, '?ttl=soon')).toEqual([{ field: 'ttl', kind: 'pattern' }]);
  });

  it.each([[{}], [[]], [null], ['"text"'], [{ isEmail: false }], [{ mobileNumber: {}, code: [] }]])(
    'API-12 lists required, pattern, required, oneOf for a body without a mode: %j',
    async (body) => {
      expect(await refused(body)).toEqual([
        { field: 'mobileNumber', kind: 'required' },
        { field: 'mobileNumber', kind: 'pattern' },
        { field: 'code', kind: 'required' },
        { field: 'mode', kind: 'oneOf' },
      ]);
    },
  );

  it('API-11 answers malformed and oversized bodies with a code and a message', async () => {
    const world = await platform.newWorld(NOW);
    const malformed = await byBody(world, '{"isEmail":');
    expect([malformed.status, malformed.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    expect(malformed.body['message']).toBe('The request body is not valid JSON.');
    const large = await byBody(world, { code: 'x'.repeat(20_000) });
    expect([large.status, large.body['code']]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
