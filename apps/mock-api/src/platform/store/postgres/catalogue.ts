import type { EpochMs } from '../columns.ts';
import { inSql } from '../names.ts';
import { parameterOf } from './cells.ts';
import type { Borrowed, PostgresServer } from './server.ts';
import { notifying } from './notices.ts';
import { numbered, quoted } from './text.ts';

/*
 * What a database holds beside its worlds, in a schema of its own: which worlds there are, and what each replica has to know
 * of what others have done in them.
 */

type Run = Borrowed['run'];

/** Taken by whoever makes, finds or removes schemas, so that replicas which start at once do it one after the other. */
const STRUCTURE_LOCK = 7_061_911;

const tables = `
  create schema if not exists magpie;
  create table if not exists magpie.worlds (
    id text collate "C" primary key,
    structure text not null,
    changes bigint not null default extract(epoch from clock_timestamp()) * 1000,
    written text not null default '{}'
  );
  create table if not exists magpie.templates (fingerprint text primary key, made_at timestamptz not null default now());
  create table if not exists magpie.snapshots (
    world text collate "C" not null references magpie.worlds (id) on delete cascade,
    name text collate "C" not null,
    place text not null,
    now_at bigint not null,
    created_at bigint not null,
    primary key (world, name)
  );
  create table if not exists magpie.moments (name text collate "C" primary key, header text not null, contents bytea not null);
  create table if not exists magpie.rate_limits (key text primary key, points integer not null default 0, expire bigint);
  create sequence if not exists magpie.places;`;

export const worldSchema = (id: string): string => `world_${id}`;
export const templateSchema = (fingerprint: string): string => `template_${fingerprint}`;

/** A transaction that makes or removes schemas, of which there is one at a time, of all replicas. */
export function structuring<T>(server: PostgresServer, work: (run: Run) => Promise<T>): Promise<T> {
  return server.transaction(async (run) => {
    // It may wait long for what other connections do in it.
    await run('set local idle_in_transaction_session_timeout to 0');
    await run(`select pg_advisory_xact_lock(${String(STRUCTURE_LOCK)})`);
    return work(run);
  });
}

export async function prepareDatabase(server: PostgresServer): Promise<void> {
  await structuring(server, (run) => run(tables));
}

export async function hasTemplate(run: Run, fingerprint: string): Promise<boolean> {
  return (
    ((await run('select 1 from magpie.templates where fingerprint = $1', [fingerprint])).rowCount ?? 0) > 0
  );
}

export async function noteTemplate(run: Run, fingerprint: string): Promise<void> {
  await run('insert into magpie.templates (fingerprint) values ($1)', [fingerprint]);
}

/** A name that no schema has had. */
export async function newPlace(run: Run, kind: 'made' | 'old' | 'snapshot'): Promise<string> {
  const { rows } = await run(`select nextval('magpie.places')`);
  return `${kind}_${String(rows[0]?.[0])}`;
}

export async function renameSchema(run: Run, from: string, to: string): Promise<void> {
  await run(`alter schema ${quoted(from)} rename to ${quoted(to)}`);
}

export async function dropSchema(run: Run, schema: string): Promise<void> {
  await run(`drop schema if exists ${quoted(schema)} cascade`);
}

export interface WorldRow {
  /** The structure it has. */
  readonly structure: string;
  /** Grows with each commit in it, and is greater than that of any earlier world of its id. */
  readonly changes: number;
  /** By table, the last commit that wrote it. */
  readonly written: Readonly<Record<string, number>>;
}

const worldColumns = 'structure, changes, written';

function worldOf(row: readonly (string | null)[] | undefined): WorldRow | undefined {
  if (!row) return undefined;
  const [structure = '', changes = '0', written = '{}'] = row.map(String);
  return { structure, changes: Number(changes), written: JSON.parse(written) as WorldRow['written'] };
}

/** The row of a world, taken so that no other transaction of it goes on before this one ends. */
export async function takeWorld(run: Run, id: string): Promise<WorldRow | undefined> {
  const query = numbered(`select ${worldColumns} from magpie.worlds where id = ? for update`);
  return worldOf((await run(query, [id])).rows[0]);
}

export async function findWorld(run: Run, id: string): Promise<WorldRow | undefined> {
  const finding = numbered(`select ${worldColumns} from magpie.worlds where id = ?`);
  return worldOf((await run(finding, [id])).rows[0]);
}

export async function worldIds(run: Run): Promise<string[]> {
  return (await run('select id from magpie.worlds order by id')).rows.map(([id]) => String(id));
}

export async function addWorld(run: Run, id: string, structure: string): Promise<void> {
  await run('insert into magpie.worlds (id, structure) values ($1, $2)', [id, structure]);
}

/** Tells the other replicas that a world was changed. @param notice what they hear */
export async function noteCommit(
  run: Run,
  id: string,
  { structure, changes, written }: WorldRow,
  notice: string,
): Promise<void> {
  const noting = `update magpie.worlds set structure = ?, changes = ?, written = ? where id = ? returning ${notifying}`;
  await run(numbered(noting), [structure, changes, JSON.stringify(written), id, notice]);
}

export async function removeWorld(run: Run, id: string, notice: string): Promise<void> {
  await run(numbered(`delete from magpie.worlds where id = ? returning ${notifying}`), [id, notice]);
}

export interface SnapshotRow {
  readonly name: string;
  readonly place: string;
  readonly nowAt: EpochMs;
  readonly createdAt: EpochMs;
}

/** A world's snapshots, newest first. */
export async function snapshotRows(run: Run, world: string): Promise<SnapshotRow[]> {
  const { rows } = await run(
    `select name, place, now_at, created_at from magpie.snapshots where world = $1 order by created_at desc, name`,
    [world],
  );
  return rows.map(([name, place, nowAt, createdAt]) => ({
    name: String(name),
    place: String(place),
    nowAt: Number(nowAt),
    createdAt: Number(createdAt),
  }));
}

export async function putSnapshot(run: Run, world: string, row: SnapshotRow): Promise<void> {
  const { name, place, nowAt, createdAt } = row;
  await run(
    `insert into magpie.snapshots (world, name, place, now_at, created_at) values ($1, $2, $3, $4, $5)
      on conflict (world, name) do update set place = excluded.place, now_at = excluded.now_at, created_at = excluded.created_at`,
    [world, name, place, nowAt, createdAt],
  );
}

export async function removeSnapshot(run: Run, world: string, name: string): Promise<void> {
  await run('delete from magpie.snapshots where world = $1 and name = $2', [world, name]);
}

/** Sets columns of the state in a schema that no world is over. */
export async function setStateIn(
  run: Run,
  schema: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = Object.keys(columns).map((column) => `${quoted(inSql(column))} = ?`);
  const text = `update ${quoted(schema)}.world_state set ${changes.join(', ')}`;
  await run(numbered(text), Object.values(columns).map(parameterOf));
}

export interface MomentRow {
  readonly name: string;
  readonly header: string;
  readonly contents: Uint8Array;
}

export async function putMoment(run: Run, { name, header, contents }: MomentRow): Promise<void> {
  await run(
    `insert into magpie.moments (name, header, contents) values ($1, $2, $3)
      on conflict (name) do update set header = excluded.header, contents = excluded.contents`,
    [name, header, contents],
  );
}

export async function momentNames(run: Run): Promise<string[]> {
  const { rows } = await run('select name from magpie.moments order by name');
  return rows.map(([name]) => String(name));
}

export async function momentHeader(run: Run, name: string): Promise<string | undefined> {
  const { rows } = await run('select header from magpie.moments where name = $1', [name]);
  return rows[0]?.[0] ?? undefined;
}

export async function momentContents(run: Run, name: string): Promise<Uint8Array> {
  const { rows } = await run(`select encode(contents, 'base64') from magpie.moments where name = $1`, [name]);
  return Buffer.from(rows[0]?.[0] ?? '', 'base64');
}

export async function removeMoment(run: Run, name: string): Promise<void> {
  await run('delete from magpie.moments where name = $1', [name]);
}
