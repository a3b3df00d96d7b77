import { sql } from 'kysely';
import type { Writer } from '#platform/store/index.ts';
import { onPostgres } from './postgres.ts';

const onFiles = ['pragma ignore_check_constraints = on', 'pragma defer_foreign_keys = on'];
const onServer = [
  'set local session_replication_role = replica',
  'alter table ledger_accounts drop constraint if exists member_not_negative',
];

/** Carries out what the rules of the database would not let any code of the platform do, for the tests of audits. */
export async function lawlessly(db: Writer, statements: readonly string[]): Promise<void> {
  for (const statement of [...(onPostgres ? onServer : onFiles), ...statements]) {
    await sql.raw(statement).execute(db);
  }
}

const breaking = (table: string): string[] =>
  onPostgres
    ? [
        `create function broken() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
        `create trigger broken before update on ${table} for each row execute function broken()`,
      ]
    : [`create trigger broken before update on ${table} begin select raise(abort, 'broken'); end`];

/** Lets each change of a table fail, until it is mended. */
export async function breakTable(db: Writer, table: string): Promise<void> {
  for (const statement of breaking(table)) await sql.raw(statement).execute(db);
}

export async function mendTable(db: Writer): Promise<void> {
  await sql.raw(onPostgres ? 'drop function broken cascade' : 'drop trigger broken').execute(db);
}
