import type { Breach, RowChange, Touched, WatchRule } from '../inspection/index.ts';
import type { MinorUnits } from '../store/columns.ts';
import type { Reader } from '../store/database.ts';
import { sentenceOf } from './audit.ts';
import { breachesOf } from './audit-store.ts';
import type { LedgerRule } from './audit-store.ts';
import { accountKept, lastPostings, sumsOf } from './watch-store.ts';

/*
 * What the audit recomputes whole, by induction: what held before a unit holds after it if it holds for what was touched.
 */

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const breach = (rule: LedgerRule, subject: string, detail: string | null = null): Breach => ({
  subject,
  text: sentenceOf(rule, { subject, detail }),
});

/** The ids of a column in rows that were touched, before and after. */
function idsIn(rows: readonly RowChange[], column: string): string[] {
  const found = rows.flatMap(({ before, after }) => [before?.[column], after?.[column]]);
  return [...new Set(found.map(text).filter((id) => id !== ''))];
}

async function whole(db: Reader, rules: readonly LedgerRule[]): Promise<Breach[]> {
  const found: Breach[] = [];
  for (const rule of rules)
    for (const each of await breachesOf(db, rule))
      found.push({ subject: each.subject, text: sentenceOf(rule, each) });
  return found;
}

interface Part {
  readonly currency: string;
  readonly amountMinor: MinorUnits;
}

/** The postings of entries that came whole with the unit, which need not be read. */
function newParts(touched: Touched): Map<string, Part[]> {
  const added = new Set(
    touched.rows('ledgerEntries').flatMap(({ before, after }) => (before ? [] : [text(after?.['id'])])),
  );
  const parts = new Map<string, Part[]>([...added].map((id) => [id, []]));
  for (const { before, after } of touched.rows('ledgerPostings')) {
    const amountMinor = after?.['amountMinor'];
    const account = text(after?.['accountId']);
    if (before || typeof amountMinor !== 'bigint') continue;
    parts
      .get(text(after?.['entryId']))
      ?.push({ currency: account.slice(account.lastIndexOf(':') + 1), amountMinor });
  }
  return parts;
}

function entryBreaches(id: string, parts: readonly Part[]): Breach[] {
  const sums = new Map<string, bigint>();
  for (const { currency, amountMinor } of parts) sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
  const unbalanced = [...sums].flatMap(([currency, sum]) =>
    sum === 0n ? [] : [breach('unbalanced', id, currency)],
  );
  return parts.length < 2 ? [...unbalanced, breach('tooFewPostings', id, String(parts.length))] : unbalanced;
}

const entryBalanced: WatchRule = {
  name: 'entryBalanced',
  tables: ['ledgerEntries', 'ledgerPostings'],
  async check(db, touched) {
    if (touched.hasOthers('ledgerPostings') || touched.hasOthers('ledgerEntries'))
      return whole(db, ['unbalanced', 'tooFewPostings']);
    const parts = newParts(touched);
    const found = [...parts].flatMap(([id, own]) => entryBreaches(id, own));
    for (const id of idsIn(touched.rows('ledgerPostings'), 'entryId')) {
      if (!parts.has(id)) found.push(...entryBreaches(id, await sumsOf(db, id)));
    }
    return found;
  },
};

async function accountBreaches(db: Reader, id: string, added: number): Promise<Breach[]> {
  const postings = (await lastPostings(db, id, added + 1)).reverse();
  const kept = postings[0] ?? (await accountKept(db, id));
  const balance = kept?.balanceMinor ?? 0n;
  const below = kept?.owner === 'MEMBER' && balance < 0n ? [breach('belowZero', id)] : [];
  const wrong = balance === (postings.at(-1)?.balanceAfterMinor ?? 0n) ? [] : [breach('wrongBalance', id)];
  const first = postings.length > added ? postings.shift() : undefined;
  let running = first?.balanceAfterMinor ?? 0n;
  const chain = postings.flatMap((posting) => {
    running += posting.amountMinor;
    const told = posting.balanceAfterMinor;
    const isRight = told === running;
    running = told;
    return isRight ? [] : [breach('wrongBalanceAfter', posting.id, id)];
  });
  return [...below, ...wrong, ...chain];
}

const balanceKept: WatchRule = {
  name: 'balanceKept',
  tables: ['ledgerAccounts', 'ledgerPostings'],
  async check(db, touched) {
    const postings = touched.rows('ledgerPostings');
    const others = ['ledgerAccounts', 'ledgerPostings'].some((table) => touched.hasOthers(table));
    if (others || postings.some(({ before }) => before))
      return whole(db, ['wrongBalance', 'belowZero', 'wrongBalanceAfter']);
    const accounts = new Set([
      ...idsIn(touched.rows('ledgerAccounts'), 'id'),
      ...idsIn(postings, 'accountId'),
    ]);
    const found: Breach[] = [];
    for (const id of accounts) {
      const added = postings.filter(({ after }) => after?.['accountId'] === id).length;
      found.push(...(await accountBreaches(db, id, added)));
    }
    return found;
  },
};

/** The ledger's rules, held against what was touched alone. */
export const ledgerRules: readonly WatchRule[] = [entryBalanced, balanceKept];
