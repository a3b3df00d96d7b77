import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { PlatformModule } from '#platform/module.ts';
import { listener } from '#test/kit/control.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import { modules } from '../../all-modules.ts';

const MONDAY_LATER = '2026-03-02T03:00:00.000Z';

/** A job that never succeeds, due an hour after the worlds of this file begin. */
const failing: PlatformModule = {
  name: 'failing',
  jobs: [
    {
      kind: 'FAIL',
      upcoming: () => Promise.resolve([{ key: 'once', memberId: null, at: Date.parse(MONDAY_LATER) }]),
      run: () => Promise.reject(new Error('It never works.')),
    },
  ],
};

const platform = platformForFile(() => startSeededPlatform({}, { modules: [...modules, failing] }));

const figures = async (): Promise<string> => (await fetch(`${platform.url}/metrics`)).text();

/** What a series shows; 0 for one that is not there yet. */
async function figure(series: string): Promise<number> {
  const line = (await figures()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

it('OPS-08 counts calls, refusals by their codes, pushes, sockets and jobs that are late', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const series = {
    calls: 'magpie_calls_total{endpoint="MAIN",field="me",answer="OK"}',
    refusals: 'magpie_refusals_total{endpoint="MAIN",code="UNAUTHENTICATED"}',
    pushes: 'magpie_pushes_total{event="balanceUpdated"}',
    sockets: 'magpie_sockets',
    late: 'magpie_jobs_late',
  };
  const shown = async () => {
    const values: Record<string, number> = {};
    for (const [name, each] of Object.entries(series)) values[name] = await figure(each);
    return values;
  };
  // In the usual world, whose clock shows today, the job is late already.
  expect(await shown()).toEqual({ calls: 0, refusals: 0, pushes: 0, sockets: 0, late: 1 });
  await mia.main('{ me { id } }');
  await callGraphQL(platform, mia.world, { query: '{ me { id } }' });
  const { next, socket } = await listener(
    platform,
    mia,
    'subscription { balanceUpdated { availableBalance } }',
  );
  await mia.control(
    'mutation A($world: ID!) { adjustBalance(world: $world, member: "mem_mia", input: { walletType: MAIN, amount: "1.00" }) }',
  );
  await next();
  await mia.control('mutation M($world: ID!) { advanceClock(world: $world, by: "PT1H") { now } }');
  expect(await shown()).toEqual({ calls: 1, refusals: 1, pushes: 1, sockets: 1, late: 2 });
  socket.close();
});

const boardFile = z.object({
  panels: z.array(
    z.object({
      title: z.string().min(1),
      description: z.string().min(1),
      targets: z.array(z.object({ expr: z.string() })).min(1),
    }),
  ),
});

it('OPS-08 has a dashboard whose every query names figures that there are, and a page that tells of each panel', async () => {
  const read = (path: string) =>
    readFileSync(new URL(`../../../../../docs/${path}`, import.meta.url), 'utf8');
  const { panels } = boardFile.parse(JSON.parse(read('operation/dashboard.json')));
  const types = [...(await figures()).matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  const known = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name],
  );
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:magpie|process|nodejs)_\w+/g) ?? []),
  );
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  const asked = ['calls_total', 'refusals_total', 'pushes_total', 'sockets', 'jobs_late', 'alarms_total'];
  expect(named).toEqual(expect.arrayContaining(asked.map((name) => `magpie_${name}`)) as unknown);
  const page = read('operation.md');
  expect(
    panels.map(({ title }) => title).filter((title) => !page.toLowerCase().includes(title.toLowerCase())),
  ).toEqual([]);
});
