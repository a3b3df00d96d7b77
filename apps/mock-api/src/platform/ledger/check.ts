import { createHash } from 'node:crypto';
import { money } from '@magpie/domain/money';
import { postingProblem } from '@magpie/domain/transactions';
import { canonicalJson } from '../store/values.ts';
import { accountId, houseKind } from './accounts.ts';
import { InvalidEntry } from './errors.ts';
import type { EntryInput, Posting } from './types.ts';

const MOST_POSTINGS = 64;

function sumsByCurrency(postings: readonly Posting[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of postings) {
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
  }
  return sums;
}

function problemOf(entry: EntryInput): string | undefined {
  const { key, memberId, postings } = entry;
  if (key === '') return 'An entry needs a key.';
  if (postings.length < 2 || postings.length > MOST_POSTINGS) return 'An entry has 2 to 64 postings.';
  if (postings.some(({ amount }) => amount === 0n)) return 'A posting moves nothing.';
  if (postings.some(({ amount }) => !money.isPostable(amount))) return 'A posting is too large.';
  const ids = new Set(postings.map(({ account }) => accountId(account)));
  if (ids.size < postings.length) return 'An account is named twice.';
  if (postings.some(({ account }) => account.owner === 'MEMBER' && account.memberId !== memberId)) {
    return 'A wallet of another member is named.';
  }
  const unbalanced = [...sumsByCurrency(postings)].find(([, sum]) => sum !== 0n);
  if (unbalanced) return `The postings in ${unbalanced[0]} do not sum to zero.`;
  const legs = postings.map(({ account, amount }) => ({
    house: account.owner === 'HOUSE' ? houseKind(account.house) : null,
    amount,
  }));
  return postingProblem(entry.type, legs) ?? undefined;
}

/** Throws {@link InvalidEntry} for an entry that is wrong in itself. */
export function checkEntry(entry: EntryInput): void {
  const problem = problemOf(entry);
  if (problem !== undefined) throw new InvalidEntry(`${problem} Key: '${entry.key}'.`);
}

/** A digest of what an entry asks for, whatever the order of its postings; its time is no part of it. */
export function contentHash({ type, memberId, postings, details }: EntryInput): string {
  const legs = postings.map(({ account, amount }) => `${accountId(account)} ${String(amount)}`).sort();
  return createHash('sha256').update(canonicalJson({ type, memberId, legs, details })).digest('hex');
}
