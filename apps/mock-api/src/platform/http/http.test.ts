import { describe, expect, it } from 'vitest';
import { sessionModule } from '#modules/session/index.ts';
import {
  addMember,
  callGraphQL,
  headers,
  login,
  loginByEmail,
  post,
  startTestPlatform,
} from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { setFault } from '../faults/index.ts';
import { listRequests } from '../requests/index.ts';
import { probeModule, startProbePlatform } from '#test/kit/probe.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const PUBLIC_QUERY = 'query Fraud { checkFraud }';
const JSON_TYPE = { 'content-type': 'application/json' };

const platform = platformForFile(startProbePlatform);

const loggedIn = () => loggedInMember(platform);

describe('faults and the request log', () => {
  it('are told by operation name', async () => {
    const { world, token, member } = await loggedIn();
    const message = 'Planned.';
    await setFault(world, {
      operation: 'Read',
      kind: 'ERROR',
      code: 'AGGREGATE_VERSION_EXISTS',
      message,
      times: 1,
    });
    const query = 'mutation Read { readMessages }';
    const struck = await callGraphQL(platform, world, { query, token });
    expect(struck.errors).toMatchObject([{ message, extensions: { code: 'AGGREGATE_VERSION_EXISTS' } }]);
    expect((await callGraphQL(platform, world, { query, token })).code).toBeNull();
    await setFault(world, { operation: 'authenticate', kind: 'ERROR', code: 'INTERNAL_SERVER_ERROR' });
    expect((await login(platform, world, member.email)).body['code']).toBe('INTERNAL_SERVER_ERROR');
  });

  it('can break the connection', async () => {
    const { world, token } = await loggedIn();
    await setFault(world, { operation: 'Read', kind: 'NETWORK', times: 2 });
    const query = 'mutation Read { readMessages }';
    await expect(callGraphQL(platform, world, { query, token })).rejects.toThrow('fetch failed');
    const promo = { query: 'query Read { availablePromo { id } }', path: '/promo/graphql' };
    await expect(callGraphQL(platform, world, promo)).rejects.toThrow('fetch failed');
    expect((await callGraphQL(platform, world, { query, token })).code).toBeNull();
  });

  it('keep each call with its code and without its secrets', async () => {
    const { world, token, member } = await loggedIn();
    const query =
      'mutation Change($old: String!, $oldPassword: String!) { updatePassword(oldPassword: $oldPassword, newPassword: $old) }';
    await callGraphQL(platform, world, {
      query,
      variables: { old: 'plain', note: 'plain', oldPassword: 'Old@2026' },
    });
    await callGraphQL(platform, world, { query: 'mutation Read { readMessages }', token });
    const [read, change] = await listRequests(world, 2);
    expect(read).toMatchObject({
      endpoint: 'MAIN',
      operation: 'Read',
      memberId: member.id,
      code: null,
      bearer: true,
    });
    expect(change).toMatchObject({
      operation: 'Change',
      code: 'UNAUTHENTICATED',
      bearer: false,
      httpStatus: 200,
      channel: 'DESKTOP_WEB',
      variables: { old: '[removed]', oldPassword: '[removed]', note: 'plain' },
    });
    expect(platform.log.join('')).not.toContain('Old@2026');
    expect(platform.log.join('')).not.toContain(token);
  });
});

describe('the request log', () => {
  it('keeps the beginnings of long names and texts, and no secret under a long name', async () => {
    const { world, token } = await loggedIn();
    const variables = {
      [`a${'x'.repeat(5_000)}`]: 'y'.repeat(5_000),
      [`b${'x'.repeat(5_000)}Password`]: 'Old@2026',
    };
    await callGraphQL(platform, world, { query: 'mutation Read { readMessages }', token, variables });
    const [entry] = await listRequests(world, 1);
    expect(entry?.variables).toEqual({
      [`a${'x'.repeat(99)}`]: 'y'.repeat(500),
      [`b${'x'.repeat(99)}`]: '[removed]',
    });
  });

  it('SIM-11 keeps no secret whose variable is called otherwise', async () => {
    const { world, token } = await loggedIn();
    const query =
      'mutation Change($a: String!, $b: String!) { updatePassword(oldPassword: $a, newPassword: $b) }';
    const variables = { a: 'Old@2026', b: 'New@2027' };
    await callGraphQL(platform, world, { query, token, variables });
    const [entry] = await listRequests(world, 1);
    expect(entry?.variables).toEqual({ a: '[removed]', b: '[removed]' });
  });
});

describe('uploads', () => {
  const upload = async (token: string | null, bytes: number) => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const accessToken = token ?? (await loginByEmail(platform, world, member.email));
    const query =
      'mutation Send($files: [File!]!) { createMemberDocument(documents: $files, type: PASSPORT) { id } }';
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { files: [null] } }));
    form.set('map', JSON.stringify({ 0: ['variables.files.0'] }));
    form.set('0', new File([new Uint8Array(bytes)], 'passport.png', { type: 'image/png' }));
    const sent = headers(world, accessToken === '' ? {} : { authorization: `Bearer ${accessToken}` });
    const response = await fetch(`${platform.url}/graphql`, { method: 'POST', headers: sent, body: form });
    return (await response.json()) as { errors: { message: string; extensions: Record<string, unknown> }[] };
  };

  it('reach the resolver as files, whole', async () => {
    expect((await upload(null, 5_242_880)).errors[0]).toMatchObject({
      message: 'passport.png',
      extensions: { code: 'CONFLICT', details: { sizes: [5_242_880] } },
    });
  });

  it('are refused to a visitor, and beyond 5 MB to everybody', async () => {
    expect((await upload('', 10)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect((await upload(null, 5_242_881)).errors[0]?.extensions['code']).toBe('PAYLOAD_TOO_LARGE');
  });
});

describe('addresses and headers', () => {
  it('tell operators of life, readiness and figures', async () => {
    expect(await (await fetch(`${platform.url}/health`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${platform.url}/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    const world = await platform.newWorld(NOW);
    await callGraphQL(platform, world, { query: 'query Counted { checkFraud }' });
    const metrics = await fetch(`${platform.url}/metrics`);
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain(
      'magpie_calls_total{endpoint="MAIN",field="checkFraud",answer="OK"} 1',
    );
  });

  it('count by the fields of the contract, never by what callers write', async () => {
    const world = await platform.newWorld(NOW);
    const name = `Long${'x'.repeat(20_000)}`;
    for (const query of [
      `query ${name} { checkFraud }`,
      'query Chosen { chosenField }',
      'query Chosen { chosenAlias: checkFraud ...F } fragment F on Query { constructor }',
      'query Chosen { constructor }',
      'chosen',
    ])
      await callGraphQL(platform, world, { query });
    await callGraphQL(platform, world, { query: '{ checkFraud }', operationName: 'chosenName' });
    const { text } = await platform.services.metrics.render();
    expect(text).not.toMatch(/Longx|chosen|constructor/i);
    expect(text).toContain('magpie_calls_total{endpoint="MAIN",field="other",answer="UNAUTHENTICATED"}');
    expect(platform.log.join('')).toContain(`"operation":"${name.slice(0, 100)}"`);
    expect(platform.log.join('')).not.toContain(name.slice(0, 101));
    const [longest] = (await listRequests(world, 10)).slice(-1);
    expect(longest?.operation).toBe(name.slice(0, 100));
  });

  it("let only the web app's origin call from a browser", async () => {
    const preflight = (origin: string) =>
      fetch(`${platform.url}/graphql`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-admin-code',
        },
      });
    const own = await preflight('http://localhost:4200');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:4200');
    expect(own.headers.get('access-control-allow-headers')).toContain('x-admin-code');
    expect((await preflight('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('forbid that an answer is run, framed or kept', async () => {
    const world = await platform.newWorld(NOW);
    const { headers: sent } = await post(`${platform.url}/graphql`, {
      headers: headers(world, JSON_TYPE),
      body: '{}',
    });
    expect(sent.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(sent.get('x-content-type-options')).toBe('nosniff');
    expect(sent.get('x-powered-by')).toBeNull();
  });

  it('answer 404 in JSON where there is nothing', async () => {
    const answer = await fetch(`${platform.url}/nothing`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    ]);
  });
});

describe('production', () => {
  it('has no control plane, no other worlds, no introspection and no hints at names', async () => {
    const env = { NODE_ENV: 'production', MOCK_CONTROL: 'off', JWT_SECRET: 'a secret of its own for this' };
    const closed = await startTestPlatform({ modules: [sessionModule, probeModule] }, env);
    try {
      const world = await closed.newWorld(NOW);
      const control = await fetch(`${closed.url}/control/graphql`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: '{}',
      });
      expect(control.status).toBe(404);
      const sent = { 'x-world': 'atlantis' };
      const inDefault = await callGraphQL(closed, world, { query: PUBLIC_QUERY, headers: sent });
      expect(inDefault.data).toEqual({ checkFraud: true });
      const schema = await callGraphQL(closed, world, { query: '{ __schema { queryType { name } } }' });
      expect(schema.code).toBe('GRAPHQL_VALIDATION_FAILED');
      const near = await callGraphQL(closed, world, { query: '{ config { multipleSessio } }' });
      expect(near.code).toBe('GRAPHQL_VALIDATION_FAILED');
      expect(near.errors[0]?.message).not.toContain('Did you mean');
    } finally {
      await closed.close();
    }
  });
});
