import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { account } from './0010-account.ts';
import { play } from './0030-play.ts';
import { promos } from './0040-promos.ts';
import { paymentsAndDocuments } from './0041-payments.ts';

/** Every migration by name, in order. One that has been released is never changed; a later one changes its work. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0010-account': account,
  '0030-play': play,
  '0040-promos': promos,
  '0041-payments': paymentsAndDocuments,
};
