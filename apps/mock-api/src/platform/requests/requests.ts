import type { CallOrigin, RequestEndpoint } from '../store/contract-types.ts';
import type { JsonObject } from '../store/columns.ts';
import { jsonObject, jsonText } from '../store/values.ts';
import type { World } from '../worlds/types.ts';
import { keptChanges } from './effects-text.ts';
import type { KeptChange } from './effects-text.ts';
import { callRows, callsUnder, countCalls, lastRequests, saveRequests } from './store.ts';
import type { CallQuery, NewRequestRow, RequestRow } from './store.ts';

export interface RequestEntry {
  readonly at: Date;
  readonly endpoint: CallOrigin;
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
  /** What the inspector tells beside it; nothing when left out. */
  readonly inspected?: {
    readonly cause: string;
    readonly adminCode: string | null;
    readonly world: string | null;
    readonly reason: string | null;
    readonly message: string | null;
    /** As `effectsText` writes them. */
    readonly effects: string | null;
  };
}

export interface RequestRecord extends Omit<RequestEntry, 'endpoint' | 'inspected'> {
  readonly id: string;
  readonly endpoint: RequestEndpoint;
}

/** A call with what it did. */
export interface CallRecord extends Omit<RequestEntry, 'inspected'> {
  readonly id: string;
  readonly seq: number;
  readonly cause: string | null;
  readonly adminCode: string | null;
  readonly world: string | null;
  readonly reason: string | null;
  readonly message: string | null;
  readonly changes: readonly KeptChange[];
}

const KEPT = 1_000;
const LISTED = 500;
const BUFFERED = 500;

/** Calls not written yet: in a world of this process alone a write to disk for each would cost more than the call. */
const buffers = new WeakMap<World, RequestEntry[]>();

function toRow(entry: RequestEntry): NewRequestRow {
  const { endpoint, operation, channel, code, inspected } = entry;
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
    cause: inspected?.cause ?? null,
    adminCode: inspected?.adminCode ?? null,
    world: inspected?.world ?? null,
    reason: inspected?.reason ?? null,
    message: inspected?.message ?? null,
    effects: inspected?.effects ?? null,
  };
}

const idOf = ({ seq }: RequestRow): string => `req_${String(seq)}`;

function toEntry(row: RequestRow) {
  const { endpoint, operation, channel, code } = row;
  return {
    id: idOf(row),
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

function toCall(row: RequestRow): CallRecord {
  const { seq, cause, adminCode, world, reason, message, effects } = row;
  return { ...toEntry(row), seq, cause, adminCode, world, reason, message, changes: keptChanges(effects) };
}

const flushes = new WeakMap<World, Promise<void>>();

async function writeBuffer(world: World): Promise<void> {
  const rows = (buffers.get(world) ?? []).splice(0).slice(-KEPT).map(toRow);
  if (rows.length === 0) return;
  await world.writeAside((db) => saveRequests(db, rows, KEPT));
}

/** One after the other, so that what comes while one is in progress is written together. */
function flush(world: World): Promise<void> {
  const flushing = (flushes.get(world) ?? Promise.resolve()).then(() => writeBuffer(world));
  flushes.set(
    world,
    flushing.catch(() => undefined),
  );
  return flushing;
}

function bufferOf(world: World): RequestEntry[] {
  const known = buffers.get(world);
  if (known) return known;
  const buffer: RequestEntry[] = [];
  buffers.set(world, buffer);
  world.onClose(() => flush(world));
  return buffer;
}

/**
 * Written with the next five hundred, when the log is read or the world is closed; a crash may lose the last ones. Where other
 * replicas serve the world, at once, so that they can read it.
 */
export async function recordRequest(world: World, entry: RequestEntry): Promise<void> {
  const buffer = bufferOf(world);
  buffer.push(entry);
  if (world.shared || buffer.length >= BUFFERED) await flush(world);
}

/** The last calls to a world by its clients, newest first, at most 500. */
export async function listRequests(world: World, last: number): Promise<readonly RequestRecord[]> {
  await flush(world);
  const rows = await lastRequests(world.db, Math.min(last, LISTED));
  return rows.map((row) => ({ ...toEntry(row), endpoint: row.endpoint as RequestEndpoint }));
}

/** A part of the calls to a world, in their order, and how many fit in all. */
export async function findCalls(world: World, query: CallQuery) {
  await flush(world);
  const rows = await callRows(world.db, query);
  const totalCount = await countCalls(world.db, query);
  const calls = rows.slice(0, query.first);
  if (query.after === null) calls.reverse();
  return { calls: calls.map(toCall), more: rows.length > query.first, totalCount };
}

/** What was done under one cause, in its order. */
export async function callsOfCause(world: World, cause: string): Promise<readonly CallRecord[]> {
  await flush(world);
  return (await callsUnder(world.db, cause)).map(toCall);
}
