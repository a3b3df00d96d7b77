import { createHash } from 'node:crypto';
import { money } from '@magpie/domain/money';
import { postingProblem } from '@magpie/domain/transactions';
import { canonicalJson, jsonText } from '../store/values.ts';
import type { Writer } from '../store/database.ts';
import type { MinorUnits } from '../store/columns.ts';
import type { Unit } from '../worlds/types.ts';
import { accountId, houseKind } from './accounts.ts';
import { BalanceTooLarge, IdempotencyConflict, InsufficientBalance, InvalidEntry } from './errors.ts';
import { balancesAfter, balancesOf, changeBalance, entryByKey, saveAccount, saveEntry } from './store.ts';
import type { AccountRef, EntryInput, EntryResult, Posting } from './types.ts';

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
function checkEntry(entry: EntryInput): void {
  const problem = problemOf(entry);
  if (problem !== undefined) throw new InvalidEntry(`${problem} Key: '${entry.key}'.`);
}

/** A digest of what an entry asks for, whatever the order of its postings; its time is no part of it. */
function contentHash({ type, memberId, postings, details }: EntryInput): string {
  const legs = postings.map(({ account, amount }) => `${accountId(account)} ${String(amount)}`).sort();
  return createHash('sha256').update(canonicalJson({ type, memberId, legs, details })).digest('hex');
}

interface Leg {
  readonly posting: Posting;
  readonly accountId: string;
  readonly isNew: boolean;
  readonly balance: MinorUnits;
}

export type PostingUnit = Pick<Unit, 'db' | 'now' | 'id'>;

async function replay(db: Writer, entry: EntryInput): Promise<EntryResult | undefined> {
  const earlier = await entryByKey(db, entry.key);
  if (!earlier) return undefined;
  if (earlier.contentHash !== contentHash(entry)) throw new IdempotencyConflict(entry.key);
  const after = await balancesAfter(db, earlier.id);
  const balances = entry.postings.map(({ account }) => ({
    account,
    balance: after.get(accountId(account)) ?? 0n,
  }));
  return { id: earlier.id, at: new Date(earlier.postedAt), balances, replayed: true };
}

function toLeg(posting: Posting, kept: ReadonlyMap<string, MinorUnits>): Leg {
  const { account, amount } = posting;
  const id = accountId(account);
  const before = kept.get(id);
  const balance = (before ?? 0n) + amount;
  if (account.owner === 'MEMBER' && balance < 0n) throw new InsufficientBalance(account, before ?? 0n);
  if (!money.isPostable(balance)) throw new BalanceTooLarge();
  return { posting, accountId: id, isNew: before === undefined, balance };
}

function ownerColumns(account: AccountRef) {
  return account.owner === 'MEMBER'
    ? { owner: account.owner, memberId: account.memberId, wallet: account.wallet, house: null }
    : { owner: account.owner, memberId: null, wallet: null, house: account.house };
}

async function saveBalance(db: Writer, leg: Leg): Promise<void> {
  if (leg.isNew) {
    const { account } = leg.posting;
    const values = {
      id: leg.accountId,
      ...ownerColumns(account),
      currency: account.currency,
      balanceMinor: leg.balance,
    };
    await saveAccount(db, values);
  } else {
    await changeBalance(db, leg.accountId, leg.balance);
  }
}

async function writeEntry(unit: PostingUnit, entry: EntryInput, legs: readonly Leg[]): Promise<EntryResult> {
  const id = unit.id('txn');
  const at = entry.at ?? unit.now;
  const { key, type, memberId } = entry;
  const content = { contentHash: contentHash(entry), details: jsonText(entry.details) };
  const row = { id, key, type, memberId, ...content, postedAt: at.getTime() };
  const postings = legs.map((leg) => ({
    id: unit.id('rec'),
    entryId: id,
    accountId: leg.accountId,
    amountMinor: leg.posting.amount,
    balanceAfterMinor: leg.balance,
  }));
  await saveEntry(unit.db, row, postings);
  const balances = legs.map((leg) => ({ account: leg.posting.account, balance: leg.balance }));
  return { id, at, balances, replayed: false };
}

/**
 * Moves money: one entry of postings that sum to zero in every currency, once per key (architecture §4). A repeat of
 * an entry changes nothing and answers what the first one answered. Everything is checked before anything is written,
 * so that a unit may go on after a refusal.
 *
 * Throws {@link InsufficientBalance}, {@link BalanceTooLarge}, {@link IdempotencyConflict} and InvalidEntry.
 */
export async function post(unit: PostingUnit, entry: EntryInput): Promise<EntryResult> {
  checkEntry(entry);
  const earlier = await replay(unit.db, entry);
  if (earlier) return earlier;
  const kept = await balancesOf(
    unit.db,
    entry.postings.map(({ account }) => accountId(account)),
  );
  const legs = entry.postings.map((posting) => toLeg(posting, kept));
  for (const leg of legs) await saveBalance(unit.db, leg);
  return writeEntry(unit, entry, legs);
}
