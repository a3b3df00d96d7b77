import { money } from '@magpie/domain/money';
import { jsonText } from '../store/values.ts';
import type { Writer } from '../store/database.ts';
import type { MinorUnits } from '../store/columns.ts';
import type { Unit } from '../worlds/types.ts';
import { accountId } from './accounts.ts';
import { checkEntry, contentHash } from './check.ts';
import { BalanceTooLarge, IdempotencyConflict, InsufficientBalance } from './errors.ts';
import { balancesAfter, balancesOf, changeBalance, entryByKey, saveAccount, saveEntry } from './store.ts';
import type { AccountRef, EntryInput, EntryResult, Posting } from './types.ts';

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
