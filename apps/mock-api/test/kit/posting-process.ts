import { writeSync } from 'node:fs';
import { structureOf } from '#platform/store/structure.ts';
import { openWorlds } from '#platform/worlds/index.ts';
import { oneMember } from '#platform/worlds/testing.ts';
import { deposit } from '#platform/ledger/testing.ts';

/*
 * A process for the crash test: posts deposits to the world 'crash' of the data folder it is given, three at a time,
 * and prints the key of each one that was acknowledged. It goes on until it is killed.
 */

const MOST_POSTS = 20_000;
const WRITERS = 3;

const [dataDir = '', round = ''] = process.argv.slice(2);
const registry = await openWorlds({
  dataDir,
  secret: 'posting process',
  seed: oneMember,
  seedVersion: 'one-member',
  structure: structureOf([]),
});
const world = await registry.ensure('crash', { durable: true });

async function postAll(writer: number): Promise<void> {
  for (let count = 0; count < MOST_POSTS; count += 1) {
    const key = `${round}:${String(writer)}:${String(count)}`;
    await world.write((unit) => unit.post(deposit(key, 1n)));
    // At once: a stream keeps what is written in the same turn, and a kill would lose keys that were acknowledged.
    writeSync(1, `${key}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => postAll(writer)));
