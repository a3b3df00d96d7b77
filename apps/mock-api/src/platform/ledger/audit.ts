import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../store/database.ts';
import type { AuditReport } from './types.ts';

interface Breach {
  readonly subject: string;
  readonly detail: string | number | bigint | null;
}

interface Check {
  /** Finds breaches; `subject` is what is wrong, `detail` a figure or a name beside it. */
  readonly query: RawBuilder<Breach>;
  readonly sentence: (breach: Breach) => string;
}

const text = (value: Breach['detail']): string => String(value ?? 'nothing');

const checks: readonly Check[] = [
  {
    query: sql<Breach>`
      select p.entry_id as subject, a.currency as detail
      from ledger_postings p join ledger_accounts a on a.id = p.account_id
      group by p.entry_id, a.currency having sum(p.amount_minor) <> 0`,
    sentence: ({ subject, detail }) => `Entry ${subject} does not sum to zero in ${text(detail)}.`,
  },
  {
    query: sql<Breach>`
      select e.id as subject, count(p.id) as detail
      from ledger_entries e left join ledger_postings p on p.entry_id = e.id
      group by e.id having count(p.id) < 2`,
    sentence: ({ subject, detail }) => `Entry ${subject} has ${text(detail)} postings.`,
  },
  {
    query: sql<Breach>`
      select a.id as subject, a.currency as detail
      from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      group by a.id, a.currency, a.balance_minor having a.balance_minor <> coalesce(sum(p.amount_minor), 0)`,
    sentence: ({ subject }) => `The balance of ${subject} is not the sum of its postings.`,
  },
  {
    query: sql<Breach>`
      select id as subject, currency as detail from ledger_accounts where owner = 'MEMBER' and balance_minor < 0`,
    sentence: ({ subject }) => `The wallet ${subject} is below zero.`,
  },
  {
    query: sql<Breach>`
      select key as subject, count(*) as detail from ledger_entries group by key having count(*) > 1`,
    sentence: ({ subject, detail }) => `The key '${subject}' is used by ${text(detail)} entries.`,
  },
  {
    query: sql<Breach>`
      select p.id as subject, p.account_id as detail
      from ledger_postings p
      left join ledger_accounts a on a.id = p.account_id left join ledger_entries e on e.id = p.entry_id
      where a.id is null or e.id is null`,
    sentence: ({ subject }) => `Posting ${subject} belongs to no entry or no account.`,
  },
  {
    query: sql<Breach>`
      select p.id as subject, a.member_id as detail
      from ledger_postings p
      join ledger_accounts a on a.id = p.account_id join ledger_entries e on e.id = p.entry_id
      where a.owner = 'MEMBER' and (e.member_id is null or a.member_id <> e.member_id)`,
    sentence: ({ subject, detail }) =>
      `Posting ${subject} moves money of ${text(detail)} in an entry of another.`,
  },
  {
    query: sql<Breach>`
      select subject, detail from (
        select id as subject, account_id as detail, balance_after_minor,
          sum(amount_minor) over (partition by account_id order by seq) as running_minor
        from ledger_postings
      ) running where balance_after_minor <> running_minor`,
    sentence: ({ subject, detail }) => `Posting ${subject} tells a wrong balance of ${text(detail)}.`,
  },
];

export type AuditCheck = (db: Reader) => Promise<readonly string[]>;

/**
 * Recomputes the whole ledger from its postings (architecture §4): every entry sums to zero in each currency, every
 * kept balance is the sum of its postings, no member wallet is below zero, no key is used twice. Give it a unit's
 * database, or nothing else under way, so that what it reads belongs together.
 *
 * @param areas checks of the business areas, see PlatformServices
 */
export async function audit(db: Reader, areas: readonly AuditCheck[] = []): Promise<AuditReport> {
  const violations: string[] = [];
  for (const { query, sentence } of checks) {
    const { rows } = await query.execute(db);
    violations.push(...rows.map(sentence));
  }
  for (const check of areas) violations.push(...(await check(db)));
  const counted = await db
    .selectFrom('ledgerEntries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { balanced: violations.length === 0, entries: counted.count, violations };
}
