import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { account } from './0010-account.ts';

/** Every migration by name, in order. One that has been released is never changed; a later one changes its work. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0010-account': account,
};
