import { sql } from 'kysely';
import {
  createTable,
  defaultText,
  flags,
  moments,
  numbered,
  numbers,
  optionalMoments,
  optionalNumbers,
  optionalTexts,
  sequence,
  texts,
} from '../columns.ts';
import type { Untyped } from '../columns.ts';

/** Tables of what surrounds the casino: state, requests, faults, events, mail. */
export async function worldTables(db: Untyped): Promise<void> {
  await createTable(
    db,
    'world_state',
    (table) => table.addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)),
    numbers('seed', 'draws', 'clock_offset_ms'),
    texts('random_state'),
    optionalMoments('clock_frozen_at', 'origin_now_at'),
    flags('origin_frozen', 'durable'),
    defaultText('settings', '{}'),
    moments('created_at'),
  );
  await createTable(
    db,
    'request_log',
    sequence,
    moments('received_at'),
    texts('endpoint'),
    optionalTexts('operation', 'variables', 'channel', 'member_id', 'code'),
    flags('bearer'),
    optionalNumbers('http_status'),
    (table) => table.addColumn('duration_ms', 'double precision', (column) => column.notNull()),
  );
  await createTable(
    db,
    'faults',
    numbered,
    texts('kind'),
    optionalTexts('operation', 'code', 'message'),
    numbers('latency_ms'),
    (table) => table.addColumn('probability', 'double precision', (column) => column.notNull()),
    optionalNumbers('times_left'),
    moments('created_at'),
  );
  await createTable(
    db,
    'outbox',
    numbered,
    texts('name', 'payload'),
    optionalTexts('member_id'),
    moments('emitted_at'),
    optionalMoments('published_at'),
  );
  await createTable(
    db,
    'mailbox',
    numbered,
    texts('kind', 'recipient', 'body'),
    optionalTexts('subject', 'code'),
    moments('sent_at'),
  );
}
