import { ledgerTables } from './0001-foundation/ledger.ts';
import { memberTables } from './0001-foundation/members.ts';
import { worldTables } from './0001-foundation/world.ts';
import { createIndex, newTable } from './columns.ts';
import type { Steps } from './columns.ts';

const deviceColumns = ['browser', 'operating_system', 'device_type', 'country'] as const;

export const migrations: Steps = {
  async '0001-foundation'(db) {
    for (const create of [worldTables, memberTables, ledgerTables]) await create(db);
  },
  async '0060-cashier'(db) {
    await newTable(db, 'idempotency_keys')
      .texts('member_id', 'key', 'operation', 'content_hash', 'result')
      .moments('created_at')
      .primaryKey('member_id', 'key')
      .ofMember()
      .create();
  },
  async '0061-world-life'(db) {
    await db.schema
      .alterTable('world_state')
      .addColumn('life', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
  /** From where codes were asked for, so that strangers' attempts are told from their owner's. */
  async '0063-guessing'(db) {
    await db.schema.alterTable('codes').addColumn('requested_from', 'text').execute();
  },
  async '0065-session-devices'(db) {
    for (const name of deviceColumns) {
      await db.schema.alterTable('sessions').addColumn(name, 'text').execute();
    }
  },
  /** The member who asked for a code, so that a later one for another number makes it void (AUTH-47). */
  async '0066-code-owner'(db) {
    await db.schema.alterTable('codes').addColumn('member_id', 'text').execute();
  },
  /** The timezones that members have chosen one after another, which their days, weeks and months depend on. */
  async '0068-timezones'(db) {
    await db.schema
      .alterTable('members')
      .addColumn('timezone_choices', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
  /** What each code that takes the place of another looks for. */
  async '0074-play-indexes'(db) {
    await createIndex(db, 'codes', 'member_id', 'purpose');
  },
  /** What the due jobs of a world have done. */
  async '0080-jobs'(db) {
    await newTable(db, 'job_runs')
      .sequence()
      .texts('kind', 'key', 'outcome')
      .optionalTexts('member_id')
      .moments('due_at', 'ran_at')
      .unique('kind', 'key')
      .create();
    await createIndex(db, 'job_runs', 'ran_at');
  },
  /** Nothing looks for a member's entries by it: a history comes by its wallets. */
  async '0270-fewer-indexes'(db) {
    await db.schema.dropIndex('ledger_entries_by_member_id_posted_at').execute();
  },
  /** How fast the clock runs. */
  async '0320-clock-rate'(db) {
    const add = (name: string, type: 'double precision' | 'bigint', value: number) =>
      db.schema
        .alterTable('world_state')
        .addColumn(name, type, (column) => column.notNull().defaultTo(value))
        .execute();
    await add('clock_rate', 'double precision', 1);
    await add('clock_rate_since_ms', 'bigint', 0);
  },
  /** Under which cause a call was made, and what it did. */
  async '0330-causes'(db) {
    for (const name of ['cause', 'admin_code', 'world', 'reason', 'message', 'effects'])
      await db.schema.alterTable('request_log').addColumn(name, 'text').execute();
    await createIndex(db, 'request_log', 'cause');
  },
  async '0331-alarms'(db) {
    await newTable(db, 'alarms')
      .sequence()
      .texts('rule', 'subject', 'text')
      .optionalTexts('cause', 'operation', 'member_id')
      .moments('raised_at')
      .unique('rule', 'subject')
      .create();
  },
  async '0350-faults-at-every-door'(db) {
    for (const name of ['door', 'profile', 'fields'])
      await db.schema.alterTable('faults').addColumn(name, 'text').execute();
    for (const name of ['passes_left', 'hits'])
      await db.schema
        .alterTable('faults')
        .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
