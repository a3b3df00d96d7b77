import type { Reader } from '../store/database.ts';
import { breachesOf, countEntries } from './audit-store.ts';
import type { Breach, LedgerRule } from './audit-store.ts';
import type { AuditReport } from './types.ts';

const text = (value: Breach['detail']): string => String(value ?? 'nothing');

const sentences: Readonly<Record<LedgerRule, (breach: Breach) => string>> = {
  unbalanced: ({ subject, detail }) => `Entry ${subject} does not sum to zero in ${text(detail)}.`,
  tooFewPostings: ({ subject, detail }) => `Entry ${subject} has ${text(detail)} postings.`,
  wrongBalance: ({ subject }) => `The balance of ${subject} is not the sum of its postings.`,
  belowZero: ({ subject }) => `The wallet ${subject} is below zero.`,
  keyUsedTwice: ({ subject, detail }) => `The key '${subject}' is used by ${text(detail)} entries.`,
  orphan: ({ subject }) => `Posting ${subject} belongs to no entry or no account.`,
  ofAnother: ({ subject, detail }) =>
    `Posting ${subject} moves money of ${text(detail)} in an entry of another.`,
  wrongBalanceAfter: ({ subject, detail }) => `Posting ${subject} tells a wrong balance of ${text(detail)}.`,
};

/** A sentence that tells of a breach. */
export const sentenceOf = (rule: LedgerRule, breach: Breach): string => sentences[rule](breach);

const rules = Object.keys(sentences) as readonly LedgerRule[];

export type AuditCheck = (db: Reader) => Promise<readonly string[]>;

/**
 * Recomputes the whole ledger from its postings (architecture §4): every entry sums to zero in each currency, every
 * kept balance is the sum of its postings, no member wallet is below zero, no key is used twice. Give it a unit's
 * database, or nothing else in progress, so that what it reads belongs together.
 * @param areas checks of the business areas, see PlatformServices
 */
export async function audit(db: Reader, areas: readonly AuditCheck[] = []): Promise<AuditReport> {
  const violations: string[] = [];
  for (const rule of rules)
    violations.push(...(await breachesOf(db, rule)).map((breach) => sentenceOf(rule, breach)));
  for (const check of areas) violations.push(...(await check(db)));
  return { balanced: violations.length === 0, entries: await countEntries(db), violations };
}
