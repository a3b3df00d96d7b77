import { afterEach, expect, it } from 'vitest';
import { Cut } from './client.ts';
import { exact } from './money.ts';
import { readMember } from './reading.ts';
import { Run } from './run.ts';
import type { Point } from './run.ts';
import { slotTable, ticketTo } from './seats.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

/*
 * A round of the slot is cut by a kill, and its player never asks again. What the platform does by itself when it starts must
 * end the round in the win or in a rollback.
 */

const stages: Stage[] = [];
const runs: Run[] = [];

afterEach(async () => {
  for (const run of runs.splice(0)) await run.processes.clear();
  for (const stage of stages.splice(0)) await stage.clear();
});

async function startRun(durable: boolean): Promise<Run> {
  const stage = await setStage({ durable });
  stages.push(stage);
  const run = new Run(stage);
  runs.push(run);
  await run.start();
  return run;
}

const BETS = '{ betRecords(first: 1) { edges { node { status effectiveBet payout } } } }';
const AUDIT = 'query A($world: ID!) { audit(world: $world) { balanced violations } }';
const STAKE = '1.00';

interface Bet {
  readonly status: string;
  readonly effectiveBet: string;
  readonly payout: string;
}

async function lastBet({ client }: Run): Promise<Bet | undefined> {
  const { edges } = (await client.main('mia', BETS)) as { edges: readonly { node: Bet }[] };
  return edges[0]?.node;
}

const cash = async ({ client }: Run): Promise<bigint> => {
  const { MAIN = 0n, CASINO = 0n, SPORT = 0n } = (await readMember(client, 'mia', 0)).wallets;
  return MAIN + CASINO + SPORT;
};

async function begin({ client }: Run, ticket: string, request: string): Promise<'PLAYED' | 'CUT'> {
  try {
    await client.game(slotTable.code, 'begin', { ticket, request, stake: STAKE });
    return 'PLAYED';
  } catch (error) {
    if (error instanceof Cut) return 'CUT';
    throw error;
  }
}

/** How many steps of transactions a round takes; the first one also reads what the next ones remember. */
async function stepsOfARound(run: Run): Promise<number> {
  const ticket = await ticketTo(run.client, 'mia', slotTable);
  expect(await begin(run, ticket, 'first-round')).toBe('PLAYED');
  await run.arm(null);
  expect(await begin(run, ticket, 'rehearsed-round')).toBe('PLAYED');
  return run.arm(null);
}

async function stateOf({ client }: Run) {
  const state = await client.game(slotTable.code, 'state', {
    ticket: await ticketTo(client, 'mia', slotTable),
  });
  return state as { readonly last: { request: string; status: string } | null; readonly open: unknown };
}

/** Kills the platform within a round, starts it again, and waits until no bet is open. */
async function cutAt(run: Run, { at, when }: Point, request: string): Promise<string> {
  const ticket = await ticketTo(run.client, 'mia', slotTable);
  const before = await cash(run);
  await run.arm(at, when);
  if ((await begin(run, ticket, request)) === 'PLAYED') {
    await run.arm(null);
    return 'PLAYED';
  }
  await run.gone();
  await run.start();
  await expect.poll(async () => (await lastBet(run))?.status, { timeout: 60_000 }).not.toBe('UNSETTLED');
  const { last, open } = await stateOf(run);
  expect(open).toBeNull();
  expect(await run.client.control(AUDIT)).toEqual({ balanced: true, violations: [] });
  // Nothing was kept of it, so nothing was taken either.
  if (last?.request !== request) {
    expect(await cash(run)).toBe(before);
    return 'NEVER';
  }
  const bet = await lastBet(run);
  const won = last.status === 'WON' ? exact(bet?.payout ?? '0') : 0n;
  const paid = last.status === 'ROLLED_BACK' ? 0n : won - exact(STAKE);
  expect(await cash(run), `${last.status} after a kill at ${String(at)}`).toBe(before + paid);
  return last.status;
}

/** How rounds end that are cut at some shares of their steps. */
async function endsOf(run: Run, shares: readonly number[]): Promise<readonly string[]> {
  const steps = await stepsOfARound(run);
  expect(steps).toBeGreaterThan(20);
  const ends: string[] = [];
  for (const share of shares) {
    const at = Math.max(1, Math.floor(share * steps));
    ends.push(await cutAt(run, { at, when: 'after' }, `cut-round-${String(at)}`));
  }
  await run.end();
  return ends;
}

it('PLAY-26 a kill anywhere in a round ends after the restart in the win or in a rollback, never in neither', async () => {
  const run = await startRun(false);
  const ends = await endsOf(run, [0.05, 0.3, 0.5, 0.65, 0.8, 0.95]);
  expect(ends.filter((end) => end === 'WON' || end === 'LOST').length).toBeGreaterThan(0);
  expect(ends).toContain('ROLLED_BACK');
}, 240_000);

it('PLAY-26 a kill in a round whose calls share a commit leaves the whole round or nothing of it', async () => {
  const run = await startRun(true);
  expect(await endsOf(run, [0.3, 0.65, 0.9])).toEqual(['NEVER', 'NEVER', 'NEVER']);
  await run.start();
  expect(await cutAt(run, { at: 'commit', when: 'before' }, 'cut-before-commit')).toBe('NEVER');
  expect(await cutAt(run, { at: 'commit', when: 'after' }, 'cut-after-commit')).toMatch(/^(WON|LOST)$/);
  // What was answered is kept, however soon after it the process dies.
  const ticket = await ticketTo(run.client, 'mia', slotTable);
  expect(await begin(run, ticket, 'answered-round')).toBe('PLAYED');
  const after = await cash(run);
  expect(await cutAt(run, { at: 1, when: 'before' }, 'never-begun')).toBe('NEVER');
  expect(await cash(run)).toBe(after);
  expect((await stateOf(run)).last?.request).toBe('answered-round');
  await run.end();
}, 240_000);
