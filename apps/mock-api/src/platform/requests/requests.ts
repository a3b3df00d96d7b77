import type { RequestEndpoint } from '../store/contract-types.ts';
import type { JsonObject } from '../store/columns.ts';
import { jsonObject, jsonText } from '../store/values.ts';
import type { World } from '../worlds/types.ts';
import { lastRequests, saveRequests } from './store.ts';
import type { NewRequestRow, RequestRow } from './store.ts';

export interface RequestEntry {
  readonly at: Date;
  readonly endpoint: RequestEndpoint;
  /** GraphQL operation name, authenticate or session:destroy; null for a nameless call. */
  readonly operation: string | null;
  /** Variables of a GraphQL call with secrets blotted out. */
  readonly variables: JsonObject | null;
  readonly channel: string | null;
  readonly bearer: boolean;
  readonly memberId: string | null;
  /** Code of the first error; null for a success. */
  readonly code: string | null;
  readonly httpStatus: number | null;
  readonly durationMs: number;
}

export interface RequestRecord extends RequestEntry {
  readonly id: string;
}

const KEPT = 500;
const BUFFERED = 500;

/** Calls not written yet: a write to disk for each call would cost more than the call. */
const buffers = new WeakMap<World, RequestEntry[]>();

function toRow(entry: RequestEntry): NewRequestRow {
  const { endpoint, operation, channel, code } = entry;
  return {
    receivedAt: entry.at.getTime(),
    endpoint,
    operation,
    variables: entry.variables && jsonText(entry.variables),
    channel,
    bearer: entry.bearer,
    memberId: entry.memberId,
    code,
    httpStatus: entry.httpStatus,
    durationMs: entry.durationMs,
  };
}

function toRecord(row: RequestRow): RequestRecord {
  const { endpoint, operation, channel, code } = row;
  return {
    id: `req_${String(row.seq)}`,
    at: new Date(row.receivedAt),
    endpoint,
    operation,
    variables: row.variables === null ? null : jsonObject(row.variables),
    channel,
    bearer: row.bearer,
    memberId: row.memberId,
    code,
    httpStatus: row.httpStatus,
    durationMs: row.durationMs,
  };
}

async function flush(world: World): Promise<void> {
  const rows = (buffers.get(world) ?? []).splice(0).slice(-KEPT).map(toRow);
  if (rows.length === 0) return;
  await world.write(({ db }) => saveRequests(db, rows, KEPT));
}

function bufferOf(world: World): RequestEntry[] {
  const known = buffers.get(world);
  if (known) return known;
  const buffer: RequestEntry[] = [];
  buffers.set(world, buffer);
  world.onClose(() => flush(world));
  return buffer;
}

/** Written with the next five hundred, when the log is read or the world is closed; a crash may lose the last ones. */
export async function recordRequest(world: World, entry: RequestEntry): Promise<void> {
  const buffer = bufferOf(world);
  buffer.push(entry);
  if (buffer.length >= BUFFERED) await flush(world);
}

/** The last calls to a world, newest first, at most 500. */
export async function listRequests(world: World, last: number): Promise<readonly RequestRecord[]> {
  await flush(world);
  return (await lastRequests(world.db, Math.min(last, KEPT))).map(toRecord);
}
