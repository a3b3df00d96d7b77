import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { addMember, callGraphQL, headers, login, loginByEmail, post } from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startProbePlatform } from '#test/kit/probe.ts';
import { readSdl } from './sdl.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const MEMBER_QUERY = 'query Limit($amount: Decimal!) { checkMemberDepositLimit(amount: $amount) }';
const PUBLIC_QUERY = 'query Fraud { checkFraud }';

const platform = platformForFile(startProbePlatform);

const loggedIn = () => loggedInMember(platform);

describe('GraphQL over HTTP', () => {
  it('API-02 answers data calls at one main endpoint', async () => {
    const { world, token } = await loggedIn();
    const answer = await callGraphQL(platform, world, {
      query: MEMBER_QUERY,
      variables: { amount: '1.00' },
      token,
    });
    expect(answer).toMatchObject({ status: 200, data: { checkMemberDepositLimit: true }, errors: [] });
  });

  it("API-05 serves '/graphql' and '/promo/graphql?operationName={name}' with POST and nothing else", async () => {
    const { world, token } = await loggedIn();
    const query = 'query Claimable { availableMemberCashback { id } }';
    const promo = await callGraphQL(platform, world, {
      query,
      token,
      path: '/promo/graphql?operationName=Claimable',
    });
    expect(promo).toMatchObject({ status: 200, data: { availableMemberCashback: null }, errors: [] });
    for (const path of ['/graphql', '/promo/graphql']) {
      const mutation = encodeURIComponent('mutation { heartbeat }');
      const got = await fetch(`${platform.url}${path}?query=${mutation}`, { headers: headers(world) });
      expect(got.status).toBe(405);
      expect(got.headers.get('allow')).toBe('POST');
      expect(await got.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
  });

  it('API-11 answers an error with a message and a code on both endpoints', async () => {
    const world = await platform.newWorld(NOW);
    const main = await callGraphQL(platform, world, { query: 'query C { countryCodes { country } }' });
    expect(main.status).toBe(200);
    expect(main.errors).toMatchObject([
      {
        message: 'The limit is reached.',
        extensions: { code: 'LIMIT_EXCEEDED', details: { available: '12.50' } },
      },
    ]);
    const promo = await callGraphQL(platform, world, {
      query: 'query P { nothing }',
      path: '/promo/graphql',
    });
    expect(promo).toMatchObject({ status: 200, code: 'UNAUTHENTICATED' });
    expect(promo.errors[0]?.message).toBe('Please log in first.');
  });

  it('tells nothing of an unexpected error but a reference, and logs the rest under it', async () => {
    const world = await platform.newWorld(NOW);
    const answer = await callGraphQL(platform, world, { query: 'query D { autoDetectUserCountryCode }' });
    expect(answer.errors[0]?.message).toBe('Something went wrong. Please try again.');
    expect(answer.code).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|\.ts|stack/);
    const reference = String(answer.errors[0]?.extensions['reference']);
    expect(platform.log.find((line) => line.includes(reference) && line.includes('hunter2'))).toBeDefined();
  });

  it('CONF-20 refuses a call without the admin code or with a wrong one, naming the admin code', async () => {
    const { world, token } = await loggedIn();
    for (const path of ['/graphql', '/promo/graphql']) {
      for (const adminCode of [null, 'crow-web']) {
        const sent = { 'x-admin-code': adminCode };
        const answer = await callGraphQL(platform, world, {
          query: PUBLIC_QUERY,
          token,
          path,
          headers: sent,
        });
        expect(answer.code).toBe('FORBIDDEN');
        expect(answer.errors[0]?.message).toContain('admin code');
      }
    }
    const service = await login(platform, world, 'a@magpie.test', 'x', { 'x-admin-code': 'crow-web' });
    expect(service.body['code']).toBe('FORBIDDEN');
    expect(service.body['message']).toContain('admin code');
    const logout = await post(`${platform.url}/session:destroy`, {
      headers: headers(world, { 'x-admin-code': null, authorization: `Bearer ${token}` }),
    });
    expect(logout.body['message']).toContain('admin code');
  });

  it('CONF-20 knows the channel DESKTOP_WEB and no other', async () => {
    const world = await platform.newWorld(NOW);
    for (const channel of ['CARRIER_PIGEON', null]) {
      const headers = { 'x-channel': channel };
      expect((await callGraphQL(platform, world, { query: PUBLIC_QUERY, headers })).code).toBe(
        'BAD_USER_INPUT',
      );
    }
    expect((await callGraphQL(platform, world, { query: PUBLIC_QUERY })).data).toEqual({ checkFraud: true });
  });

  it('API-15 answers MAINTENANCE_MODE to every call until maintenance is ended', async () => {
    const { world, member, token } = await loggedIn();
    await world.write((unit) => {
      unit.setSettings({ maintenance: true });
      return Promise.resolve();
    });
    const calls = [
      { query: PUBLIC_QUERY },
      { query: MEMBER_QUERY, variables: { amount: '1.00' }, token },
      { query: 'mutation H { heartbeat }', token },
      { query: 'query P { availablePromo { id } }', path: '/promo/graphql' },
    ];
    for (const call of calls)
      expect((await callGraphQL(platform, world, call)).code).toBe('MAINTENANCE_MODE');
    expect(await login(platform, world, member.email)).toMatchObject({
      status: 503,
      body: { code: 'MAINTENANCE_MODE' },
    });
    const authorization = `Bearer ${token}`;
    const logout = await post(`${platform.url}/session:destroy`, {
      headers: headers(world, { authorization }),
    });
    expect(logout.body['code']).toBe('MAINTENANCE_MODE');
    const other = await platform.newWorld(NOW);
    expect((await callGraphQL(platform, other, { query: PUBLIC_QUERY })).code).toBeNull();
    await world.write((unit) => {
      unit.setSettings({ maintenance: false });
      return Promise.resolve();
    });
    for (const call of calls.slice(0, 3)) expect((await callGraphQL(platform, world, call)).code).toBeNull();
  });

  it('leaves the control endpoint open during maintenance, and asks it for no admin code', async () => {
    const world = await platform.newWorld(NOW);
    const answer = await callGraphQL(platform, world, {
      query: 'query V { contractVersion }',
      path: '/control/graphql',
      headers: { 'x-admin-code': null, 'x-channel': null },
    });
    expect(answer.data).toEqual({ contractVersion: '1.0.0' });
  });

  it('answers every code of the contract', async () => {
    const world = await platform.newWorld(NOW);
    const { data } = await callGraphQL(platform, world, { query: 'query E { errorCodes contractVersion }' });
    expect(data?.['contractVersion']).toBe('1.0.0');
    expect(data?.['errorCodes']).toContain('ACCESS_TOKEN_EXPIRED');
    const declared = /enum ErrorCode \{([^}]*)\}/.exec(readSdl().main)?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? [];
    expect(data?.['errorCodes']).toHaveLength(declared.length);
  });

  it('knows no world that was not made', async () => {
    const world = await platform.newWorld(NOW);
    const sent = { 'x-world': 'atlantis' };
    expect(await callGraphQL(platform, world, { query: PUBLIC_QUERY, headers: sent })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const climbing = { 'x-world': '../../etc/passwd' };
    expect((await callGraphQL(platform, world, { query: PUBLIC_QUERY, headers: climbing })).code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('tokens over GraphQL', () => {
  it('API-13 answers UNAUTHENTICATED with no token, before any variable is looked at', async () => {
    const world = await platform.newWorld(NOW);
    for (const variables of [{ amount: '1.00' }, { amount: { wrong: true } }, undefined, 'nonsense']) {
      expect((await callGraphQL(platform, world, { query: MEMBER_QUERY, variables })).code).toBe(
        'UNAUTHENTICATED',
      );
    }
    const withUnknownField = await callGraphQL(platform, world, { query: 'query M { me { shoeSize } }' });
    expect(withUnknownField.code).toBe('UNAUTHENTICATED');
  });

  it('API-13 answers ACCESS_TOKEN_EXPIRED with an expired token, on public calls too', async () => {
    const { world, token } = await loggedIn();
    await world.clock.advance('P90D');
    for (const query of [PUBLIC_QUERY, 'mutation R { readMessages }']) {
      expect((await callGraphQL(platform, world, { query, token })).code).toBe('ACCESS_TOKEN_EXPIRED');
    }
  });

  it("API-13 answers FORBIDDEN 'invalid access token. session is not active.' with an ended session", async () => {
    const { world, token } = await loggedIn();
    await post(`${platform.url}/session:destroy`, {
      headers: headers(world, { authorization: `Bearer ${token}` }),
    });
    for (const query of [PUBLIC_QUERY, 'mutation R { readMessages }']) {
      const answer = await callGraphQL(platform, world, { query, token });
      expect(answer.code).toBe('FORBIDDEN');
      expect(answer.errors[0]?.message).toBe('invalid access token. session is not active.');
    }
  });

  it('accepts no token that it did not issue for calls in this world', async () => {
    const { world, member, token } = await loggedIn();
    const body = (await login(platform, world, member.email)).body;
    const other = await platform.newWorld(NOW);
    const elsewhere = await addMember(other);
    const claims = jwt.decode(token) as jwt.JwtPayload;
    const forged = [
      String(body['refresh']),
      await loginByEmail(platform, other, elsewhere.email),
      jwt.sign(claims, 'another secret altogether'),
      jwt.sign(claims, '', { algorithm: 'none' }),
      jwt.sign({ ...claims, sid: 'ses_unknown' }, 'magpie-development-secret-not-for-production'),
      jwt.sign({ ...claims, sub: 'mem_other' }, 'magpie-development-secret-not-for-production'),
      'rubbish',
      `${token}x`,
    ];
    for (const wrong of forged) {
      const answer = await callGraphQL(platform, world, {
        query: 'mutation R { readMessages }',
        token: wrong,
      });
      expect(answer.code).toBe('FORBIDDEN');
      expect(answer.errors[0]?.message).toBe('invalid access token. session does not exist.');
    }
    expect(
      (await callGraphQL(platform, world, { query: 'mutation R { readMessages }', token })).code,
    ).toBeNull();
  });
});
