import { beforeEach, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, login, loginByEmail } from '#test/kit/index.ts';
import type { GraphQLAnswer, TestPlatform } from '#test/kit/index.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';
import { MONDAY } from '#test/kit/seeded.ts';

const ADJUST =
  'mutation A($world: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: "ella@magpie.test", input: $input) }';
const CASH = '{ me { availableBalance } }';
const TWENTY = Array.from({ length: 20 }, (_, at) => at);

describeOnPostgres('two replicas', () => {
  const replicas = twoReplicas();
  let a: TestPlatform;
  let b: TestPlatform;
  let world: World;

  beforeEach(async () => {
    [a, b] = replicas();
    world = await a.newWorld(MONDAY);
  });

  const ask = (at: TestPlatform, query: string, token?: string, variables: object = {}) =>
    callGraphQL(at, world, { query, variables, ...(token !== undefined && { token }) });

  const operate = (at: TestPlatform, query: string, variables: object = {}, key?: string) =>
    callGraphQL(
      at,
      { id: 'default' },
      {
        query,
        variables: { world: world.id, ...variables },
        path: '/control/graphql',
        headers: key === undefined ? {} : { 'idempotency-key': key },
      },
    );

  const credit = (at: TestPlatform, key: string, amount = '10.00'): Promise<GraphQLAnswer> =>
    operate(at, ADJUST, { input: { walletType: 'MAIN', amount } }, key);

  const cashAt = async (at: TestPlatform, token: string): Promise<number> => {
    const { data } = await ask(at, CASH, token);
    return Number((data?.['me'] as { availableBalance: string }).availableBalance);
  };

  it('OPS-03 take the session that the other one began, and no more after it was ended there', async () => {
    const token = await loginByEmail(a, world, 'ella@magpie.test');
    expect((await ask(b, '{ me { id } }', token)).data).toEqual({ me: { id: 'mem_ella' } });
    await operate(
      a,
      'mutation E($world: ID!) { endSession(world: $world, member: "ella@magpie.test", ending: ENDED) }',
    );
    expect((await ask(b, '{ me { id } }', token)).code).not.toBeNull();
  });

  it('OPS-03 move the money of one idempotency key once, whichever is asked, also at the same time', async () => {
    const token = await loginByEmail(a, world, 'ella@magpie.test');
    const before = await cashAt(b, token);
    const answers = await Promise.all([a, b, a, b].map((at) => credit(at, 'replica-key-1')));
    const [first] = answers.map(({ data }) => data?.['adjustBalance']);
    expect(answers.map(({ code, data }) => code ?? data?.['adjustBalance'])).toEqual(Array(4).fill(first));
    expect([await cashAt(a, token), await cashAt(b, token)]).toEqual([before + 10, before + 10]);
  });

  it('OPS-03 post side by side, and the ledger balances', async () => {
    const token = await loginByEmail(b, world, 'ella@magpie.test');
    const before = await cashAt(a, token);
    await Promise.all(TWENTY.map((at) => credit(at % 2 === 0 ? a : b, `side-by-side-${String(at)}`)));
    expect(await cashAt(a, token)).toBe(before + 200);
    const audit = 'query A($world: ID!) { audit(world: $world) { balanced violations } }';
    expect((await operate(b, audit)).data).toEqual({ audit: { balanced: true, violations: [] } });
  });

  it('OPS-03 count attempts together', async () => {
    const attempts: number[] = [];
    for (const at of [a, b, a, b, a, b, a, b, a, b, a, b]) {
      attempts.push((await login(at, world, 'ella@magpie.test', 'wrong')).status);
    }
    const alone = await a.newWorld(MONDAY);
    const attemptsOfOne: number[] = [];
    for (const _attempt of attempts) {
      attemptsOfOne.push((await login(a, alone, 'ella@magpie.test', 'wrong')).status);
    }
    expect(attemptsOfOne).toContain(429);
    expect(attempts).toEqual(attemptsOfOne);
  });

  it('OPS-03 show the same clock as soon as one has moved it', async () => {
    const now = 'query N($world: ID!) { world(id: $world) { now } }';
    await operate(b, now);
    const move = 'mutation M($world: ID!) { advanceClock(world: $world, by: "P1D") { now } }';
    const moved = { now: '2026-03-03T02:00:00.000Z' };
    expect((await operate(a, move)).data).toEqual({ advanceClock: moved });
    expect((await operate(b, now)).data).toEqual({ world: moved });
  });

  it('OPS-03 follow what the operator sets on the other one: maintenance, faults, the state of a member', async () => {
    const token = await loginByEmail(b, world, 'ella@magpie.test');
    const settings = (on: boolean) =>
      operate(a, 'mutation M($world: ID!, $on: Boolean!) { setMaintenance(world: $world, on: $on) }', { on });
    await settings(true);
    expect((await ask(b, '{ me { id } }', token)).code).toBe('MAINTENANCE_MODE');
    await settings(false);
    expect((await ask(b, '{ me { id } }', token)).code).toBeNull();
    const fault =
      'mutation F($world: ID!, $input: SetFaultInput!) { setFault(world: $world, input: $input) { id } }';
    await operate(a, fault, { input: { kind: 'ERROR', code: 'CONFLICT', times: 1 } });
    expect((await ask(b, '{ me { id } }', token)).code).toBe('CONFLICT');
    expect((await ask(a, '{ me { id } }', token)).code).toBeNull();
  });

  it('OPS-03 begin a world again together', async () => {
    const token = await loginByEmail(b, world, 'ella@magpie.test');
    await credit(b, 'before-the-reset');
    await operate(a, 'mutation R($world: ID!) { resetWorld(id: $world) { id } }');
    expect((await ask(b, '{ me { id } }', token)).code).not.toBeNull();
    const again = await loginByEmail(b, world, 'ella@magpie.test');
    expect(await cashAt(a, again)).toBe(await cashAt(b, again));
    expect((await ask(a, '{ me { id } }', again)).data).toEqual({ me: { id: 'mem_ella' } });
  });

  it('OPS-03 know no world that the other one has removed', async () => {
    await loginByEmail(b, world, 'ella@magpie.test');
    await operate(a, 'mutation D($world: ID!) { deleteWorld(id: $world) }');
    expect((await ask(b, '{ __typename }')).code).toBe('NOT_FOUND');
  });

  it('OPS-03 answer NOT_FOUND to whoever comes while the world is removed at both', async () => {
    const remove = 'mutation D($world: ID!) { deleteWorld(id: $world) }';
    const advance = 'mutation M($world: ID!) { advanceClock(world: $world, by: "PT1H") { now } }';
    const all =
      'query W($world: ID!) { worlds { id } world(id: $world) { id } audit(world: $world) { balanced } }';
    await ask(b, '{ __typename }');
    const answers = await Promise.all(
      [a, b].flatMap((at) => [
        ...[remove, advance, all].map((query) => operate(at, query)),
        ask(at, '{ config { checkFraud } }'),
      ]),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code !== null && code !== 'NOT_FOUND')).toEqual([]);
    expect([codes[0], codes[4]].sort()).toEqual(['NOT_FOUND', null]);
  });

  it('OPS-03 move one clock, whichever of them is told at the same time', async () => {
    const clockAt = async (at: TestPlatform) =>
      (await operate(at, 'query C($world: ID!) { world(id: $world) { now maintenance } }')).data?.['world'];
    await clockAt(b);
    await Promise.all(
      TWENTY.map((at) =>
        operate(
          at % 2 === 0 ? a : b,
          'mutation M($world: ID!) { advanceClock(world: $world, by: "PT1H") { now } }',
        ),
      ),
    );
    const shown = { now: '2026-03-02T22:00:00.000Z', maintenance: false };
    expect([await clockAt(a), await clockAt(b)]).toEqual([shown, shown]);
  });

  it('OPS-02 refuse text that PostgreSQL cannot keep', async () => {
    const find = 'query M($world: ID!, $member: ID!) { worldMember(world: $world, member: $member) { id } }';
    const { code, errors } = await operate(a, find, { member: 'ella\0' });
    expect([code, errors[0]?.message]).toEqual(['BAD_USER_INPUT', 'Text cannot hold the character U+0000.']);
  });

  it('OPS-03 know what was set at the other one before they move its clock', async () => {
    for (const on of [true, false, true, false]) {
      await Promise.all([
        operate(a, 'mutation S($world: ID!, $on: Boolean!) { setMaintenance(world: $world, on: $on) }', {
          on,
        }),
        operate(b, 'mutation M($world: ID!) { advanceClock(world: $world, by: "PT1M") { now } }'),
      ]);
      const answers = await Promise.all(
        [a, b].map((at) => operate(at, 'query C($world: ID!) { world(id: $world) { maintenance } }')),
      );
      expect(answers.map(({ data }) => data)).toEqual(Array(2).fill({ world: { maintenance: on } }));
    }
  });
});
