import type {
  CausedEntry,
  CausedJob,
  CausedMail,
  CausedPush,
  JobOutcome,
  MailboxMessageKind,
} from '#__generated__/control.ts';
import type { KeptChange } from '#platform/requests/index.ts';
import { jsonObject } from '#platform/store/index.ts';
import type { JsonObject } from '#platform/store/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';

type Changes = readonly KeptChange[];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const orNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The rows that calls added to a table, or put in place of others. */
function added(changes: Changes, table: string): JsonObject[] {
  return changes.flatMap((change) =>
    change.table === table ? change.rows.flatMap(({ after }) => (after === null ? [] : [after])) : [],
  );
}

function postingOf({ accountId, amountMinor, balanceAfterMinor }: JsonObject) {
  const account = text(accountId);
  const currency = account.slice(account.lastIndexOf(':') + 1);
  const amountOf = (minor: unknown): string => decimal(BigInt(text(minor)), knownCurrency(currency));
  return { account, currency, amount: amountOf(amountMinor), balance: amountOf(balanceAfterMinor) };
}

/** The ledger entries among what was changed. */
export function entriesIn(changes: Changes): CausedEntry[] {
  const postings = Map.groupBy(added(changes, 'ledgerPostings'), ({ entryId }) => text(entryId));
  return added(changes, 'ledgerEntries').map(({ id, type, key, memberId }) => ({
    id: text(id),
    type: text(type),
    key: text(key),
    member: orNull(memberId),
    postings: (postings.get(text(id)) ?? []).map(postingOf),
  }));
}

export const jobsIn = (changes: Changes): CausedJob[] =>
  added(changes, 'jobRuns').map(({ kind, key, memberId, dueAt, outcome }) => ({
    kind: text(kind),
    key: text(key),
    member: orNull(memberId),
    due: new Date(Number(dueAt)).toISOString(),
    outcome: text(outcome) as JobOutcome,
  }));

function dataOf(payload: unknown): JsonObject {
  try {
    return jsonObject(text(payload));
  } catch {
    // One that was too long to be kept whole.
    return { cut: text(payload) };
  }
}

export const pushesIn = (changes: Changes): CausedPush[] =>
  added(changes, 'outbox').map(({ id, name, memberId, payload }) => ({
    id: text(id),
    event: text(name),
    member: orNull(memberId),
    data: dataOf(payload),
  }));

export const mailsIn = (changes: Changes): CausedMail[] =>
  added(changes, 'mailbox').map(({ id, kind, recipient, subject }) => ({
    id: text(id),
    kind: text(kind) as MailboxMessageKind,
    to: text(recipient),
    subject: orNull(subject),
  }));
