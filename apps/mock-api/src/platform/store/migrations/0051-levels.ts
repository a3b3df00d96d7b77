import type { Migration } from 'kysely/migration';
import {
  createIndex,
  createTable,
  moments,
  numbers,
  optionalMoments,
  primaryKey,
  references,
  sequence,
  texts,
  uniqueTextId,
} from './columns.ts';
import type { Untyped } from './columns.ts';

export const levels: Migration = {
  async up(db: Untyped) {
    await createTable(
      db,
      'experience_records',
      sequence,
      uniqueTextId,
      texts('member_id', 'unit'),
      numbers('experience_milli'),
      moments('gained_at'),
      references('member_id', 'members'),
    );
    await createIndex(db, 'experience_records', 'member_id', 'gained_at');
    await createTable(
      db,
      'level_rewards',
      texts('member_id', 'currency'),
      numbers('level', 'amount_minor'),
      moments('reached_at', 'expires_at'),
      optionalMoments('claimed_at'),
      primaryKey('member_id', 'level'),
      references('member_id', 'members'),
    );
  },
};
