import type { ClockState } from '../clock/index.ts';
import type { RandomState } from '../random/index.ts';
import type { EpochMs, JsonObject } from '../store/columns.ts';
import type { Reader, Writer } from '../store/database.ts';
import { jsonObject, jsonText } from '../store/values.ts';
import { changeState, stateRow } from './store.ts';
import type { StateRow } from './store.ts';

export interface WorldOrigin {
  readonly seed: number;
  readonly durable: boolean;
  /** What the clock shows at first; real time when null. */
  readonly now: EpochMs | null;
  readonly frozen: boolean;
}

export interface WorldState {
  readonly origin: WorldOrigin;
  readonly createdAt: Date;
  readonly incarnation: string;
  readonly clock: ClockState;
  readonly random: RandomState;
  readonly settings: JsonObject;
}

function wordsOf(text: string): readonly number[] {
  const words: unknown = JSON.parse(text);
  if (
    Array.isArray(words) &&
    words.length === 4 &&
    words.every((word): word is number => Number.isInteger(word))
  ) {
    return words;
  }
  throw new TypeError('The random state of the world is broken.');
}

type ClockColumns = Pick<StateRow, 'clockOffsetMs' | 'clockFrozenAt' | 'clockRate' | 'clockRateSinceMs'>;

export const clockOf = (row: ClockColumns): ClockState => ({
  offsetMs: row.clockOffsetMs,
  frozenAt: row.clockFrozenAt,
  rate: row.clockRate,
  rateSinceMs: row.clockRateSinceMs,
});

export const clockColumns = ({ offsetMs, frozenAt, rate, rateSinceMs }: ClockState): ClockColumns => ({
  clockOffsetMs: offsetMs,
  clockFrozenAt: frozenAt,
  clockRate: rate,
  clockRateSinceMs: rateSinceMs,
});

function toState(row: StateRow): WorldState {
  const { seed, originNowAt: now } = row;
  return {
    origin: { seed, durable: row.durable, now, frozen: row.originFrozen },
    createdAt: new Date(row.createdAt),
    incarnation: row.life,
    clock: clockOf(row),
    random: { words: wordsOf(row.randomState), draws: row.draws },
    settings: jsonObject(row.settings),
  };
}

export async function readState(db: Reader): Promise<WorldState> {
  return toState(await stateRow(db));
}

export async function saveRandom(db: Writer, { words, draws }: RandomState): Promise<void> {
  await changeState(db, { randomState: jsonText(words), draws });
}

export async function saveClock(db: Writer, clock: ClockState): Promise<void> {
  await changeState(db, clockColumns(clock));
}

export async function saveSettings(db: Writer, settings: JsonObject): Promise<void> {
  await changeState(db, { settings: jsonText(settings) });
}
