import { randomUUID } from 'node:crypto';
import { constants, copyFileSync } from 'node:fs';
import { clockShowing } from '../clock/index.ts';
import type { RealTime } from '../clock/index.ts';
import { RandomSource } from '../random/index.ts';
import { queriesOn } from '../store/dialect.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Structure } from '../store/structure.ts';
import { jsonText } from '../store/values.ts';
import { clockColumns, readState } from './state.ts';
import type { WorldOrigin, WorldState } from './state.ts';
import { setState } from './store.ts';
import type { StateRow } from './store.ts';
import { TEMPLATE_NOW } from './template.ts';
import { shiftTimes } from './times.ts';

interface Stamp {
  readonly origin: WorldOrigin;
  readonly structure: Structure;
  readonly realTime: RealTime;
}

/** The state that a world begins with, and by how much its seeded times are moved. */
export function beginning({ origin, realTime }: Omit<Stamp, 'structure'>) {
  const realNow = realTime();
  const shown = origin.now ?? realNow;
  const clock = clockShowing(shown, { frozen: origin.frozen, rate: 1 }, () => realNow);
  const { words, draws } = RandomSource.fromSeed('world', origin.seed).state();
  const state = {
    seed: origin.seed,
    randomState: jsonText(words),
    draws,
    ...clockColumns(clock),
    originNowAt: origin.now,
    originFrozen: origin.frozen,
    durable: origin.durable,
    createdAt: realNow,
    life: randomUUID(),
  };
  return { state, shiftMs: shown - TEMPLATE_NOW.getTime() };
}

function writeOrigin(file: SqliteFile, { structure, ...stamp }: Stamp): void {
  const { state, shiftMs } = beginning(stamp);
  setState(file, state);
  shiftTimes(file, structure, shiftMs);
}

/**
 * Marks a world's closed file as another incarnation: ids that were made up before may come again in it.
 * @param changes what else is to be another
 */
export function startIncarnation(path: string, changes: Partial<StateRow> = {}): void {
  const file = new SqliteFile(path, { durable: false });
  try {
    setState(file, { ...changes, life: randomUUID() });
  } finally {
    file.close();
  }
}

/**
 * Copies the template to a path and makes it a world of its own, its seeded times moved with its clock. Answers the state that
 * the world begins with.
 */
export async function stampWorld(template: string, path: string, stamp: Stamp): Promise<WorldState> {
  copyFileSync(template, path, constants.COPYFILE_FICLONE);
  const file = new SqliteFile(path, { durable: false, isFlag: stamp.structure.isFlag });
  try {
    file.exec('begin');
    writeOrigin(file, stamp);
    file.exec('commit');
    return await readState(queriesOn(file));
  } finally {
    file.close();
  }
}
