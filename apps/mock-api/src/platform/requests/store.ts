import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { CallOrigin } from '../store/contract-types.ts';
import type { EpochMs } from '../store/columns.ts';
import type { Database, Reader, Writer } from '../store/database.ts';
import { keepNewest } from '../store/rows.ts';
import { addRows } from '../store/written-rows.ts';

export type RequestRow = Selectable<Database['requestLog']>;
export type NewRequestRow = Insertable<Database['requestLog']>;

/** Which calls to find, and from which place on. */
export interface CallQuery {
  readonly operation: string | null;
  readonly memberId: string | null;
  readonly code: string | null;
  readonly cause: string | null;
  readonly origin: CallOrigin | null;
  readonly text: string | null;
  readonly since: EpochMs | null;
  readonly first: number;
  /** The number of a call: those after it in their order. With null the last ones, newest first. */
  readonly after: number | null;
  /** The number of a call: only those before it. */
  readonly before: number | null;
}

const clients: readonly CallOrigin[] = ['AUTHENTICATION', 'MAIN', 'PROMO', 'SUBSCRIPTIONS'];

/** Adds calls to the log, which keeps no more than its newest. */
export async function saveRequests(db: Writer, rows: readonly NewRequestRow[], kept: number): Promise<void> {
  await addRows(db, 'requestLog', rows);
  await keepNewest(db, 'requestLog', kept);
}

/** The last calls of clients, newest first. */
export function lastRequests(db: Reader, limit: number): Promise<RequestRow[]> {
  return db
    .selectFrom('requestLog')
    .selectAll()
    .where('endpoint', 'in', clients)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

const searched = sql<string>`lower(coalesce(operation, '') || ' ' || coalesce(variables, '') || ' ' ||
  coalesce(message, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(effects, ''))`;

const pattern = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function fitting(db: Reader, { operation, memberId, code, cause, origin, text, since }: CallQuery) {
  return db
    .selectFrom('requestLog')
    .$if(operation !== null, (query) => query.where('operation', '=', operation))
    .$if(memberId !== null, (query) => query.where('memberId', '=', memberId))
    .$if(code !== null, (query) => query.where('code', '=', code))
    .$if(cause !== null, (query) => query.where('cause', '=', cause))
    .$if(origin !== null, (query) => query.where('endpoint', '=', origin ?? 'MAIN'))
    .$if(text !== null, (query) =>
      query.where(sql<boolean>`${searched} like ${pattern(text ?? '')} escape '\\'`),
    )
    .$if(since !== null, (query) => query.where('receivedAt', '>=', since ?? 0));
}

/** One more than asked for, when there are more. */
export function callRows(db: Reader, query: CallQuery): Promise<RequestRow[]> {
  const { first, after, before } = query;
  return fitting(db, query)
    .selectAll()
    .$if(after !== null, (rows) => rows.where('seq', '>', after ?? 0))
    .$if(before !== null, (rows) => rows.where('seq', '<', before ?? 0))
    .orderBy('seq', after === null ? 'desc' : 'asc')
    .limit(first + 1)
    .execute();
}

export async function countCalls(db: Reader, query: CallQuery): Promise<number> {
  const { count } = await fitting(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function callsUnder(db: Reader, cause: string): Promise<RequestRow[]> {
  return db.selectFrom('requestLog').selectAll().where('cause', '=', cause).orderBy('seq').execute();
}
