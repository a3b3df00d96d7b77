import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundled } from '#test/kit/bundled.ts';
import { openTestWorlds } from '../worlds/testing.ts';
import type { TestWorlds } from '../worlds/testing.ts';
import { audit } from './audit.ts';
import { balances } from './balances.ts';
import { MIA } from './testing.ts';

const WRITERS = 3;
const program = fileURLToPath(new URL('../../../test/kit/posting-process.ts', import.meta.url));

let worlds: TestWorlds;
let child: ChildProcess | undefined;

beforeEach(async () => {
  worlds = await openTestWorlds();
  await worlds.registry.close();
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await worlds.close();
});

/** Lets a process post until it has acknowledged so many entries, kills it, and answers all it acknowledged. */
async function acknowledgedBeforeKill(round: string, count: number): Promise<string[]> {
  const posting = spawn(process.execPath, [bundled(program), worlds.dataDir, round], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = posting;
  let printed = '';
  posting.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.split('\n').length > count) posting.kill('SIGKILL');
  });
  const [, signal] = (await once(posting, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  return printed.split('\n').slice(0, -1);
}

async function keptKeys(): Promise<string[]> {
  const registry = await worlds.reopen();
  const world = await registry.get('crash');
  const rows = await world.db.selectFrom('ledgerEntries').select('key').execute();
  expect(await audit(world.db)).toEqual({ balanced: true, entries: rows.length, violations: [] });
  expect((await balances(world.db, MIA, 'AUD')).MAIN).toBe(BigInt(rows.length));
  await registry.close();
  return rows.map(({ key }) => key);
}

it('keeps every acknowledged entry and a balanced ledger however often the process is killed', async () => {
  let expected: string[] = [];
  for (const count of [1, 2, 5, 11, 23, 47, 95]) {
    const acknowledged = await acknowledgedBeforeKill(String(count), count);
    const kept = await keptKeys();
    expected = [...expected, ...acknowledged];

    expect(acknowledged.length).toBeGreaterThanOrEqual(count);
    expect(kept).toEqual(expect.arrayContaining(expected));
    const unacknowledged = kept.filter((key) => !expected.includes(key));
    expect(unacknowledged.length).toBeLessThanOrEqual(WRITERS);
    expected = kept;
  }
}, 60_000);
