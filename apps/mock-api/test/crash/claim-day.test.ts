import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformProcesses } from '../kit/process.ts';
import type { PlatformProcesses, RunningPlatform } from '../kit/process.ts';
import { Client, Cut, WORLD } from './client.ts';

const PRELOAD = new URL('dying-process.ts', import.meta.url).href;
const CREATE = 'mutation W($input: CreateWorldInput!) { createWorld(input: $input) { id } }';
const MOVE = 'mutation S($world: ID!, $to: DateTime!) { setClock(world: $world, to: $to) { now } }';
const CLAIM = 'mutation { claimCashback(id: "cashback_monday") { cashbackReceivedThisMonth } }';
const LIST = '{ memberCashbacks { edges { node { cashback { id } missed { amount endedAt } } } } }';
const JOBS = 'query J($world: ID!) { jobs(world: $world, last: 500) { key due outcome } }';

/** A Saturday, noon in Sydney, in a week in which Ella lost 180 dollars. */
const SATURDAY = '2026-02-28T01:00:00.000Z';

/** Where the Monday ends on which she could claim 3.60 for it. */
const TUESDAY = '2026-03-02T13:00:00.000Z';

interface Cashbacks {
  readonly edges: readonly {
    readonly node: { readonly cashback: { readonly id: string }; readonly missed: object | null };
  }[];
}

type Jobs = readonly { readonly key: string; readonly due: string; readonly outcome: string | null }[];

const stage = platformProcesses({ preload: PRELOAD });
const client = new Client();
const copies: PlatformProcesses[] = [];

async function missed(): Promise<object | null | undefined> {
  const { edges } = (await client.promo('ella', LIST)) as Cashbacks;
  return edges.find(({ node }) => node.cashback.id === 'cashback_monday')?.node.missed;
}

async function closings(): Promise<readonly (string | null)[]> {
  const jobs = (await client.control(JOBS)) as Jobs;
  return jobs
    .filter(({ key, due }) => key.startsWith('mem_ella:cashback_monday:') && due === TUESDAY)
    .map(({ outcome }) => outcome);
}

async function started(processes: PlatformProcesses): Promise<RunningPlatform> {
  const running = await processes.start();
  client.url = running.url;
  return running;
}

async function arm({ child }: RunningPlatform, command: object): Promise<void> {
  const heard = once(child, 'message');
  child.send(command);
  await heard;
}

beforeAll(async () => {
  const { child, gone } = await started(stage);
  const input = { id: WORLD, seed: 11, now: SATURDAY, frozen: true, durable: true };
  await client.ask('/control/graphql', CREATE, { input }, { 'x-world': 'default' });
  client.tokens.set('ella', await client.logIn('ella'));
  child.kill('SIGTERM');
  await gone;
}, 300_000);

afterAll(async () => {
  for (const each of [...copies, stage]) await each.clear();
});

it.each([
  ['once the clock had moved', { at: 'commit', when: 'after' }],
  ['in the midst of what the clock had passed', { at: 8, when: 'after' }],
])('a claim day that a kill %s kept open is closed once, before any claim of it', async (_when, command) => {
  const processes = stage.copy();
  copies.push(processes);
  const dying = await started(processes);
  await arm(dying, command);
  await expect(client.control(MOVE, { to: TUESDAY })).rejects.toThrow(Cut);
  expect(await dying.gone).toBe('SIGKILL');

  await started(processes);
  await expect(client.promo('ella', CLAIM)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('The day to claim this cashback is over.') as unknown,
  });
  expect(await missed()).toEqual({ amount: '3.60', endedAt: TUESDAY });
  expect(await closings()).toEqual(['DONE']);
});
