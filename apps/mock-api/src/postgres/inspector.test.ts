import { beforeEach, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import type { GraphQLAnswer, TestPlatform } from '#test/kit/index.ts';
import { callsOf, inspect } from '#test/kit/inspector.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';
import { MONDAY } from '#test/kit/seeded.ts';

const ADJUST =
  'mutation Adjust($world: ID!) { adjustBalance(world: $world, member: "ella@magpie.test", input: { walletType: MAIN, amount: "5.00" }) }';

describeOnPostgres('the inspector of one replica', () => {
  const replicas = twoReplicas();
  let a: TestPlatform;
  let b: TestPlatform;
  let world: World;

  beforeEach(async () => {
    [a, b] = replicas();
    world = await a.newWorld(MONDAY);
  });

  const operatorOf = (at: TestPlatform) => ({
    control: (query: string, variables: Record<string, unknown> = {}): Promise<GraphQLAnswer> =>
      callGraphQL(
        at,
        { id: 'default' },
        { query, variables: { world: world.id, ...variables }, path: '/control/graphql' },
      ),
  });

  it('SIM-11 OPS-03 tells of a call as soon as it is answered, in its place, whichever took it', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `Call${String(at)}`);
    for (const [at, name] of names.entries())
      await callGraphQL(at % 3 === 0 ? b : a, world, { query: `query ${name} { __typename }` });
    for (const each of [a, b]) {
      const { edges } = await callsOf(operatorOf(each), { origin: 'MAIN' });
      expect(edges.map(({ node }) => node.operation)).toEqual(names);
    }
  });

  it('SIM-11 OPS-03 tells what a call to the other one has done', async () => {
    const { cause } = await operatorOf(a).control(ADJUST);
    const [call, ...others] = await inspect(operatorOf(b), cause);
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      operation: 'Adjust',
      entries: [{ type: 'MANUAL_ADJUSTMENT_CREDIT', member: 'mem_ella' }],
    });
  });

  it('SIM-11 OPS-03 puts what falls due under the move of the clock, although the other one hears of it', async () => {
    await callGraphQL(b, world, { query: '{ __typename }' });
    const { cause } = await operatorOf(a).control(
      'mutation Move($world: ID!) { advanceClock(world: $world, by: "P14D") { now } }',
    );
    const [move, ...others] = await inspect(operatorOf(b), cause);
    const ran = (await world.jobs.ran(1_000)).filter(({ at }) => at > Date.parse(MONDAY));
    const done = ran.map(({ key }) => key);
    expect(done.length).toBeGreaterThan(5);
    expect(move?.jobs.map(({ key }) => key).toSorted()).toEqual(done.toSorted());
    expect(others).toEqual([]);
  });
});
