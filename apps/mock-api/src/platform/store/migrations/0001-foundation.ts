import type { Migration } from 'kysely/migration';
import { accountTables } from './0001-foundation/account.ts';
import { gamesTables } from './0001-foundation/games.ts';
import { ledgerTables } from './0001-foundation/ledger.ts';
import { playTables } from './0001-foundation/play.ts';
import { worldTables } from './0001-foundation/world.ts';
import type { Untyped } from './columns.ts';

const areas = [worldTables, accountTables, ledgerTables, gamesTables, playTables];

/** Tables of the world itself, accounts, sessions, the ledger, games and play. */
export const foundation: Migration = {
  async up(db: Untyped) {
    for (const create of areas) await create(db);
  },
};
