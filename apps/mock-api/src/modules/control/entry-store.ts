import { storeArea } from '#platform/store/area.ts';
import { newTable } from '#platform/store/migrations/columns.ts';
import type { Reader, Writer } from '#platform/store/index.ts';

/** Ways into the web app that are still open. */
export interface EntryTicketsTable {
  /** Of the ticket, which stands nowhere. */
  ticketHash: string;
  memberId: string;
  page: string;
  /** Epoch ms of real time: a clock that stands still would leave it open for ever. */
  openUntil: number;
}

declare module '#platform/store/database.ts' {
  interface Database {
    entryTickets: EntryTicketsTable;
  }
}

export const controlStore = storeArea({
  migrations: {
    async '0321-entry-tickets'(db) {
      await newTable(db, 'entry_tickets')
        .texts('ticket_hash', 'member_id', 'page')
        .numbers('open_until')
        .primaryKey('ticket_hash')
        .ofMember()
        .create();
    },
  },
  flags: {},
  moments: { entryTickets: [] },
});

export async function saveEntry(db: Writer, entry: EntryTicketsTable): Promise<void> {
  await db.insertInto('entryTickets').values(entry).execute();
}

/** Takes a way in out of those that are open; undefined when it is not among them. */
export async function takeOutEntry(db: Writer, ticketHash: string): Promise<EntryTicketsTable | undefined> {
  return db.deleteFrom('entryTickets').where('ticketHash', '=', ticketHash).returningAll().executeTakeFirst();
}

export async function dropOldEntries(db: Writer, realNow: number): Promise<void> {
  await db.deleteFrom('entryTickets').where('openUntil', '<=', realNow).execute();
}

/** The account of a member as a login sees it. */
export async function loginAccount(db: Reader, id: string) {
  return db.selectFrom('members').select(['id', 'kind', 'status']).where('id', '=', id).executeTakeFirst();
}
