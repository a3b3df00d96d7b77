import { sql } from 'kysely';
import { newTable } from '../columns.ts';
import type { Untyped } from '../columns.ts';

/** Tables of what surrounds the casino: state, requests, faults, events, mail. */
export async function worldTables(db: Untyped): Promise<void> {
  await newTable(db, 'world_state')
    .with((table) => table.addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)))
    .numbers('seed', 'draws', 'clock_offset_ms')
    .texts('random_state')
    .optionalMoments('clock_frozen_at', 'origin_now_at')
    .flags('origin_frozen', 'durable')
    .defaultText('settings', '{}')
    .moments('created_at')
    .create();
  await newTable(db, 'request_log')
    .sequence()
    .moments('received_at')
    .texts('endpoint')
    .optionalTexts('operation', 'variables', 'channel', 'member_id', 'code')
    .flags('bearer')
    .optionalNumbers('http_status')
    .with((table) => table.addColumn('duration_ms', 'double precision', (column) => column.notNull()))
    .create();
  await newTable(db, 'faults')
    .numbered()
    .texts('kind')
    .optionalTexts('operation', 'code', 'message')
    .numbers('latency_ms')
    .with((table) => table.addColumn('probability', 'double precision', (column) => column.notNull()))
    .optionalNumbers('times_left')
    .moments('created_at')
    .create();
  await newTable(db, 'outbox')
    .numbered()
    .texts('name', 'payload')
    .optionalTexts('member_id')
    .moments('emitted_at')
    .optionalMoments('published_at')
    .create();
  await newTable(db, 'mailbox')
    .numbered()
    .texts('kind', 'recipient', 'body')
    .optionalTexts('subject', 'code')
    .moments('sent_at')
    .create();
}
