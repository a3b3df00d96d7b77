import { describe, expect, it } from 'vitest';
import { callGraphQL, headers, post, startTestPlatform } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startTestPlatform);

const create = (id: string) =>
  control(platform, 'mutation Create($input: CreateWorldInput!) { createWorld(input: $input) { id } }', {
    input: { id, now: NOW, frozen: true },
  });

describe('faults, maintenance and the request log of the control plane', () => {
  const ask = async (id: string, query = '{ checkFraud }') =>
    callGraphQL(platform, await platform.registry.get(id), { query });

  it('plans faults that strike by operation and times, and ends them', async () => {
    await create('fault-1');
    const set = `mutation { setFault(world: "fault-1", input: { kind: ERROR, operation: "Ask", code: LIMIT_EXCEEDED, message: "No.", times: 2 }) {
      operation kind code message latencyMs probability timesLeft } }`;
    const fault = {
      operation: 'Ask',
      kind: 'ERROR',
      code: 'LIMIT_EXCEEDED',
      message: 'No.',
      latencyMs: 0,
      probability: 1,
    };
    expect((await control(platform, set)).data).toEqual({ setFault: { ...fault, timesLeft: 2 } });
    expect((await ask('fault-1', 'query Other { checkFraud }')).code).toBeNull();
    expect((await ask('fault-1', 'query Ask { checkFraud }')).errors).toMatchObject([
      { message: 'No.', extensions: { code: 'LIMIT_EXCEEDED' } },
    ]);
    const list =
      '{ faults(world: "fault-1") { operation kind code message latencyMs probability timesLeft } }';
    expect((await control(platform, list)).data).toEqual({ faults: [{ ...fault, timesLeft: 1 }] });
    expect((await control(platform, 'mutation { clearFaults(world: "fault-1") }')).data).toEqual({
      clearFaults: 1,
    });
    expect((await ask('fault-1', 'query Ask { checkFraud }')).code).toBeNull();
  });

  it.each([
    'kind: LATENCY',
    'kind: LATENCY, latencyMs: 60001',
    'kind: ERROR, operation: ""',
    'kind: ERROR, probability: 0',
    'kind: ERROR, probability: 1.5',
    'kind: ERROR, times: 0',
  ])('refuses a fault of %s', async (input) => {
    await create('fault-2');
    expect(
      (await control(platform, `mutation { setFault(world: "fault-2", input: { ${input} }) { id } }`)).code,
    ).toBe('BAD_USER_INPUT');
  });

  it('API-15 answers MAINTENANCE_MODE to every call from its beginning to its end', async () => {
    await create('closed-1');
    const world = await platform.registry.get('closed-1');
    const codes = async () => {
      const login = await post(`${platform.url}/authenticate?ttl=1`, {
        headers: headers(world, { 'content-type': 'application/json', authorization: 'Basic eDp5' }),
        body: '{"isEmail":true}',
      });
      const promo = await callGraphQL(platform, world, {
        query: '{ contractVersion }',
        path: '/promo/graphql',
      });
      return [(await ask('closed-1')).code, promo.code, login.body['code']];
    };
    const begun = await control(platform, 'mutation { setMaintenance(world: "closed-1", on: true) }');
    expect(begun.data).toEqual({ setMaintenance: true });
    expect(await codes()).toEqual(['MAINTENANCE_MODE', 'MAINTENANCE_MODE', 'MAINTENANCE_MODE']);
    const view = await control(
      platform,
      '{ world(id: "closed-1") { maintenance } siteSettings(world: "closed-1") { maintenance } }',
    );
    expect(view.data).toEqual({ world: { maintenance: true }, siteSettings: { maintenance: true } });
    await control(platform, 'mutation { setMaintenance(world: "closed-1", on: false) }');
    expect(await codes()).toEqual([null, null, 'FORBIDDEN']);
  });

  it('lists the last calls of a world, newest first, without their secrets', async () => {
    await create('log-1');
    await ask('log-1', 'query First { checkFraud }');
    const world = await platform.registry.get('log-1');
    await callGraphQL(platform, world, {
      query: 'mutation Reset($input: VerifyPasswordResetInput!) { verifyPasswordReset(input: $input) }',
      variables: { input: { email: 'a@magpie.test', verificationCode: '123456' } },
    });
    const { data } = await control(
      platform,
      '{ requests(world: "log-1", last: 2) { at endpoint operation variables channel bearer member code httpStatus } }',
    );
    const usual = {
      at: NOW,
      endpoint: 'MAIN',
      channel: 'DESKTOP_WEB',
      bearer: false,
      member: null,
      httpStatus: 200,
    };
    expect(data?.['requests']).toMatchObject([
      { ...usual, operation: 'Reset', code: 'INVALID_CODE' },
      { ...usual, operation: 'First', code: null },
    ]);
    expect(JSON.stringify(data)).not.toContain('123456');
  });

  it.each(['requests', 'mailbox'])('refuses a list of %s of no or too many entries', async (list) => {
    const field = list === 'requests' ? 'operation' : 'to';
    for (const last of [0, -1, 501]) {
      expect((await control(platform, `{ ${list}(last: ${last}) { ${field} } }`)).code).toBe(
        'BAD_USER_INPUT',
      );
    }
    expect((await control(platform, `{ ${list}(last: 500) { ${field} } }`)).code).toBeNull();
  });
});
