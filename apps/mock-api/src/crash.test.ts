import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSWORD } from './testing/index.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const MIA = 'mia@magpie.test';
/** Mia's main wallet in a fresh world, in cents. */
const OPENING = 100_000;
/** Calls of each kind under way at a time; at most so many can have happened without being acknowledged. */
const CALLERS = 2;

let dataDir = '';
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'magpie-crash-'));
});

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

async function start(): Promise<Running> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    API_PORT: '0',
    MOCK_CONTROL: 'on',
    LOG_LEVEL: 'silent',
  };
  const started = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  const url = /http:\/\/\S+/.exec(line.toString('utf8'))?.[0];
  if (url === undefined) throw new Error(`No address in: ${line.toString('utf8')}`);
  return { process: started, url };
}

const headers = {
  'content-type': 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
};

async function json(url: string, init: { headers: Record<string, string>; body: string }) {
  const response = await fetch(url, { method: 'POST', ...init });
  return (await response.json()) as Record<string, unknown>;
}

async function data(url: string, query: string, authorization?: string): Promise<Record<string, unknown>> {
  const sent = authorization === undefined ? headers : { ...headers, authorization };
  const answer = await json(url, { headers: sent, body: JSON.stringify({ query }) });
  if (answer['errors'] !== undefined) throw new Error(JSON.stringify(answer['errors']));
  return answer['data'] as Record<string, unknown>;
}

async function logIn(url: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${MIA}:${PASSWORD}`).toString('base64')}`;
  const answer = await json(`${url}/authenticate?ttl=7776000`, {
    headers: { ...headers, authorization },
    body: JSON.stringify({ isEmail: true }),
  });
  if (typeof answer['access'] !== 'string') throw new Error(JSON.stringify(answer));
  return answer['access'];
}

/** Adds one cent and answers the balance that was acknowledged, in cents. */
async function addCent(url: string): Promise<number> {
  const input = '{ walletType: MAIN, currency: "AUD", amount: "0.01" }';
  const answer = await data(
    `${url}/control/graphql`,
    `mutation { adjustBalance(member: "${MIA}", input: ${input}) }`,
  );
  return Number(String(answer['adjustBalance']).replace('.', ''));
}

interface Acknowledged {
  readonly tokens: string[];
  readonly balances: number[];
}

/** Logs in and adds cents, several at a time, until so many were acknowledged, and kills the process right then. */
async function runUntilKilled({ process: running, url }: Running, count: number): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { tokens: [], balances: [] };
  const enough = () => acknowledged.tokens.length >= count && acknowledged.balances.length >= count;
  const killed = () => running.killed;
  const repeat = async <T>(work: () => Promise<T>, list: T[]): Promise<void> => {
    while (!killed()) {
      try {
        list.push(await work());
      } catch (error) {
        // What the kill cut off was never acknowledged; any other failure is one of the platform.
        if (!killed()) throw error;
      }
      if (!killed() && enough()) running.kill('SIGKILL');
    }
  };
  const exited = once(running, 'exit');
  const callers = Array.from({ length: CALLERS }, () => [
    repeat(() => logIn(url), acknowledged.tokens),
    repeat(() => addCent(url), acknowledged.balances),
  ]);
  await Promise.all(callers.flat());
  expect(await exited).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

it('keeps every acknowledged session and balance when the process is killed, and a balanced ledger', async () => {
  let running = await start();
  let balance = OPENING;
  let sessions = 0;
  const tokens: string[] = [];
  for (const count of [1, 4, 12]) {
    const acknowledged = await runUntilKilled(running, count);
    tokens.push(...acknowledged.tokens);
    running = await start();

    const control = await data(
      `${running.url}/control/graphql`,
      `{ audit { balanced violations } worldMember(member: "${MIA}") { liveSessions } }`,
    );
    expect(control['audit']).toEqual({ balanced: true, violations: [] });
    const { liveSessions } = control['worldMember'] as { liveSessions: number };
    const newSessions = liveSessions - sessions;
    expect(newSessions).toBeGreaterThanOrEqual(acknowledged.tokens.length);
    expect(newSessions).toBeLessThanOrEqual(acknowledged.tokens.length + CALLERS);
    sessions = liveSessions;

    const seen = new Set<number>();
    for (const token of tokens) {
      const { me } = await data(
        `${running.url}/graphql`,
        '{ me { email wallets { mainCash } } }',
        `Bearer ${token}`,
      );
      const { email, wallets } = me as { email: string; wallets: { mainCash: string } };
      expect(email).toBe(MIA);
      seen.add(Number(wallets.mainCash.replace('.', '')));
    }
    const [kept = 0, ...others] = seen;
    expect(others).toEqual([]);
    expect(kept).toBeGreaterThanOrEqual(Math.max(...acknowledged.balances));
    expect(kept - balance).toBeGreaterThanOrEqual(acknowledged.balances.length);
    expect(kept - balance).toBeLessThanOrEqual(acknowledged.balances.length + CALLERS);
    balance = kept;
  }
}, 120_000);
