import { money } from '@magpie/domain/money';
import type { StakeTransfer } from '@magpie/domain/wallets';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Reader } from '../../../platform/store/index.ts';
import type { BookedWallet } from '../../../platform/ledger/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';

export type TransactionRow = Selectable<Database['wallet_transactions']>;

export type BetRow = Selectable<Database['bets']>;

/** What a vendor's call was, by the vendor's own name for it; undefined when it is new. */
export async function findTransaction(
  db: Reader,
  vendorId: string,
  transactionId: string,
): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('wallet_transactions')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/** The rollback of a bet, by the bet's transaction; undefined when it was not rolled back. */
export async function findRollbackOf(
  db: Reader,
  vendorId: string,
  betTransactionId: string,
): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('wallet_transactions')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('bet_transaction_id', '=', betTransactionId)
    .executeTakeFirst();
}

/** The transaction that placed the bet of a round; undefined when there is none. */
export async function findBetTransaction(
  db: Reader,
  gameId: string,
  roundId: string,
): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('wallet_transactions')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('round_id', '=', roundId)
    .where('kind', '=', 'BET')
    .executeTakeFirst();
}

export async function addTransaction(
  unit: Unit,
  row: Insertable<Database['wallet_transactions']>,
): Promise<void> {
  await unit.db.insertInto('wallet_transactions').values(row).execute();
}

export async function findBet(db: Reader, gameId: string, roundId: string): Promise<BetRow | undefined> {
  return db
    .selectFrom('bets')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
}

export async function addBet(unit: Unit, row: Insertable<Database['bets']>): Promise<void> {
  await unit.db.insertInto('bets').values(row).execute();
}

export async function changeBet(
  unit: Unit,
  id: string,
  change: Partial<
    Pick<
      BetRow,
      | 'status'
      | 'payout_minor'
      | 'fiat_payout_minor'
      | 'effective_bet_minor'
      | 'fiat_effective_bet_minor'
      | 'settled_at'
    >
  >,
): Promise<void> {
  await unit.db.updateTable('bets').set(change).where('id', '=', id).execute();
}

/** What an entry took from each wallet of a member, in minor units above zero. */
export async function takenFrom(
  db: Reader,
  entryId: string,
): Promise<readonly { readonly wallet: BookedWallet; readonly amount: bigint }[]> {
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .select(['ledger_accounts.wallet', 'ledger_postings.amount_minor'])
    .where('ledger_postings.entry_id', '=', entryId)
    .orderBy('ledger_postings.seq')
    .execute();
  return rows.flatMap(({ wallet, amount_minor }) =>
    wallet === null ? [] : [{ wallet, amount: -amount_minor }],
  );
}

/** What was moved between a member's wallets under a key of the ledger; null when nothing was. */
export async function findTransfer(db: Reader, key: string): Promise<StakeTransfer | null> {
  const entry = await db.selectFrom('ledger_entries').select('id').where('key', '=', key).executeTakeFirst();
  const legs = entry ? await takenFrom(db, entry.id) : [];
  const from = legs.find(({ amount }) => amount > 0n);
  const to = legs.find(({ amount }) => amount < 0n);
  return from && to ? { from: from.wallet, to: to.wallet, amount: money.of(from.amount) } : null;
}

export function strayTransactions(db: Reader) {
  return db
    .selectFrom('wallet_transactions as call')
    .innerJoin('bets', (join) =>
      join.onRef('bets.game_id', '=', 'call.game_id').onRef('bets.round_id', '=', 'call.round_id'),
    )
    .select(['call.transaction_id', 'call.currency', 'bets.currency as bet_currency'])
    .whereRef('bets.currency', '<>', 'call.currency')
    .execute();
}
