import type { Kysely, Transaction } from 'kysely';
import type * as ledger from './tables/ledger.ts';
import type * as members from './tables/members.ts';
import type * as session from './tables/session.ts';
import type * as world from './tables/world.ts';

/** The tables of a world: the platform's own, to which each area adds its by `declare module` (docs/decisions/027). */
export interface Database {
  worldState: world.WorldStateTable;
  requestLog: world.RequestLogTable;
  alarms: world.AlarmsTable;
  faults: world.FaultsTable;
  outbox: world.OutboxTable;
  mailbox: world.MailboxTable;
  jobRuns: world.JobRunsTable;
  idempotencyKeys: world.IdempotencyKeysTable;
  members: members.MembersTable;
  sessions: session.SessionsTable;
  codes: session.CodesTable;
  ledgerAccounts: ledger.LedgerAccountsTable;
  ledgerEntries: ledger.LedgerEntriesTable;
  ledgerPostings: ledger.LedgerPostingsTable;
}

export type Reader = Pick<Kysely<Database>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'dynamic' | 'getExecutor'>;

export type Writer = Transaction<Database>;
