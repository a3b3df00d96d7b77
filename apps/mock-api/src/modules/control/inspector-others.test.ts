import { describe, expect, it, vi } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { control } from '#test/kit/control.ts';
import { callsOf } from '#test/kit/inspector.ts';
import { openTable } from '#test/kit/play-calls.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const operatorOf = ({ id: world }: World) => ({
  control: (query: string, variables: Record<string, unknown> = {}) =>
    control(platform, query, { world, ...variables }),
});

describe('SIM-11 what no client has called', () => {
  it('is there for a call of a vendor, with the bet that it made', async () => {
    const { world, player, bet } = await openTable(platform);
    expect((await bet('t1', 'r1', '2.00')).status).toBe(200);
    const { edges } = await callsOf(operatorOf(world), { origin: 'VENDOR' });
    expect(edges.map(({ node }) => node)).toMatchObject([
      {
        ...{ operation: '/games/wallet/bet', member: player.id, decision: 'ALLOWED', httpStatus: 200 },
        entries: [{ type: 'BET', member: player.id }],
        pushes: [{ event: 'balanceUpdated' }],
      },
    ]);
    expect(edges[0]?.node.entries[0]?.postings.map(({ amount }) => amount).sort()).toEqual(['-2.00', '2.00']);
  });

  it('is there for what a running clock lets fall due by itself', async () => {
    const world = await platform.registry.create({ seed: 7, now: new Date(MONDAY) });
    const [next] = await world.jobs.upcoming(1);
    if (!next) throw new Error('Nothing is to be done.');
    const { kind, key, memberId, at } = next;
    await world.clock.set(new Date(at - 200));
    await vi.waitFor(
      async () => {
        const { edges } = await callsOf(operatorOf(world), { origin: 'CLOCK' });
        expect(edges.map(({ node }) => node)).toMatchObject([
          {
            ...{ operation: kind, member: memberId, httpStatus: null },
            jobs: [{ kind, key, due: new Date(at).toISOString(), outcome: 'DONE' }],
          },
        ]);
      },
      { timeout: 30_000, interval: 50 },
    );
  });
});

describe('SIM-11 what the operator has done', () => {
  it('is there for a fault that is set, one that is ended, and the end of all', async () => {
    const world = await platform.registry.create({ seed: 7, now: new Date(MONDAY), frozen: true });
    const operator = operatorOf(world);
    const input = 'input: { kind: ERROR, operation: "Games", code: CONFLICT }';
    const { data } = await operator.control(
      `mutation Plan($world: ID!) { setFault(world: $world, ${input}) { id } }`,
    );
    await operator.control('mutation End($world: ID!, $id: ID!) { clearFault(world: $world, id: $id) }', {
      id: (data?.['setFault'] as { id: string }).id,
    });
    await operator.control('mutation EndAll($world: ID!) { clearFaults(world: $world) }');
    const { edges } = await callsOf(operator, { origin: 'CONTROL' });
    expect(edges.map(({ node }) => node.operation).sort()).toEqual(['End', 'EndAll', 'Plan']);
  });
});
