import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../store/database.ts';

export interface Breach {
  /** What is wrong. */
  readonly subject: string;
  /** A figure or a name beside it. */
  readonly detail: string | number | bigint | null;
}

/** How each rule of the ledger is held against what is stored. */
const queries = {
  unbalanced: sql<Breach>`
    select p.entry_id as subject, a.currency as detail
    from ledger_postings p join ledger_accounts a on a.id = p.account_id
    group by p.entry_id, a.currency having sum(p.amount_minor) <> 0`,
  tooFewPostings: sql<Breach>`
    select e.id as subject, count(p.id) as detail
    from ledger_entries e left join ledger_postings p on p.entry_id = e.id
    group by e.id having count(p.id) < 2`,
  wrongBalance: sql<Breach>`
    select a.id as subject, a.currency as detail
    from ledger_accounts a left join ledger_postings p on p.account_id = a.id
    group by a.id, a.currency, a.balance_minor having a.balance_minor <> coalesce(sum(p.amount_minor), 0)`,
  belowZero: sql<Breach>`
    select id as subject, currency as detail from ledger_accounts where owner = 'MEMBER' and balance_minor < 0`,
  keyUsedTwice: sql<Breach>`
    select key as subject, count(*) as detail from ledger_entries group by key having count(*) > 1`,
  orphan: sql<Breach>`
    select p.id as subject, p.account_id as detail
    from ledger_postings p
    left join ledger_accounts a on a.id = p.account_id left join ledger_entries e on e.id = p.entry_id
    where a.id is null or e.id is null`,
  ofAnother: sql<Breach>`
    select p.id as subject, a.member_id as detail
    from ledger_postings p
    join ledger_accounts a on a.id = p.account_id join ledger_entries e on e.id = p.entry_id
    where a.owner = 'MEMBER' and (e.member_id is null or a.member_id <> e.member_id)`,
  wrongBalanceAfter: sql<Breach>`
    select subject, detail from (
      select id as subject, account_id as detail, balance_after_minor,
        sum(amount_minor) over (partition by account_id order by seq) as running_minor
      from ledger_postings
    ) running where balance_after_minor <> running_minor`,
} satisfies Record<string, RawBuilder<Breach>>;

export type LedgerRule = keyof typeof queries;

export async function breachesOf(db: Reader, rule: LedgerRule): Promise<readonly Breach[]> {
  return (await queries[rule].execute(db)).rows;
}

export async function countEntries(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('ledgerEntries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
