import { money } from '@magpie/domain/money';
import type { StakeTransfer } from '@magpie/domain/wallets';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { addRow, changeRow, prepared } from '#platform/store/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';

export type TransactionRow = Selectable<Database['walletTransactions']>;

export type BetRow = Selectable<Database['bets']>;

const byName = prepared((db: Reader, the: { readonly vendorId: string; readonly transactionId: string }) =>
  db
    .selectFrom('walletTransactions')
    .selectAll()
    .where('vendorId', '=', the.vendorId)
    .where('transactionId', '=', the.transactionId),
);

/** What a vendor's call was, by the vendor's own name for it; undefined when it is new. */
export async function findTransaction(
  db: Reader,
  vendorId: string,
  transactionId: string,
): Promise<TransactionRow | undefined> {
  return byName.first(db, { vendorId, transactionId });
}

const byBet = prepared((db: Reader, the: { readonly vendorId: string; readonly bet: string }) =>
  db
    .selectFrom('walletTransactions')
    .selectAll()
    .where('vendorId', '=', the.vendorId)
    .where('betTransactionId', '=', the.bet),
);

/** The rollback of a bet, by the bet's transaction; undefined when it was not rolled back. */
export async function findRollbackOf(
  db: Reader,
  vendorId: string,
  betTransactionId: string,
): Promise<TransactionRow | undefined> {
  return byBet.first(db, { vendorId, bet: betTransactionId });
}

interface RoundName {
  readonly gameId: string;
  readonly roundId: string;
}

const betCall = prepared((db: Reader, { gameId, roundId }: RoundName) =>
  db
    .selectFrom('walletTransactions')
    .selectAll()
    .where((eb) => eb.and({ gameId, roundId, kind: 'BET' })),
);

/** The transaction that placed the bet of a round; undefined when there is none. */
export async function findBetTransaction(
  db: Reader,
  gameId: string,
  roundId: string,
): Promise<TransactionRow | undefined> {
  return betCall.first(db, { gameId, roundId });
}

export async function addTransaction(
  unit: Unit,
  row: Insertable<Database['walletTransactions']>,
): Promise<void> {
  await addRow(unit.db, 'walletTransactions', row);
}

const ofRound = prepared((db: Reader, { gameId, roundId }: RoundName) =>
  db.selectFrom('bets').selectAll().where('gameId', '=', gameId).where('roundId', '=', roundId),
);

export async function findBet(db: Reader, gameId: string, roundId: string): Promise<BetRow | undefined> {
  return ofRound.first(db, { gameId, roundId });
}

export async function addBet(unit: Unit, row: Insertable<Database['bets']>): Promise<void> {
  await addRow(unit.db, 'bets', row);
}

/** The free spins that the round of a bet is played with; null where the wallets paid for it. */
export async function freeSpinOf(
  db: Reader,
  { gameSessionId }: Pick<BetRow, 'gameSessionId'>,
): Promise<string | null> {
  if (gameSessionId === null) return null;
  const session = await db
    .selectFrom('gameSessions')
    .select('freeSpinId')
    .where('id', '=', gameSessionId)
    .executeTakeFirst();
  return session?.freeSpinId ?? null;
}

/** Whether a round is open that was played with some free spins of a member. */
export async function hasOpenFreeSpinRound(db: Reader, memberId: string, freeSpin: string): Promise<boolean> {
  const row = await db
    .selectFrom('bets')
    .innerJoin('gameSessions', 'gameSessions.id', 'bets.gameSessionId')
    .select('bets.id')
    .where('bets.memberId', '=', memberId)
    .where('gameSessions.freeSpinId', '=', freeSpin)
    // As a literal, because the index of the open rounds is not used for a parameter.
    .where('bets.status', '=', sql.lit('UNSETTLED'))
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeBet(
  unit: Unit,
  id: string,
  change: Partial<
    Pick<
      BetRow,
      | 'status'
      | 'payoutMinor'
      | 'fiatPayoutMinor'
      | 'effectiveBetMinor'
      | 'fiatEffectiveBetMinor'
      | 'settledAt'
      | 'boughtMinor'
      | 'countedMinor'
      | 'riskFreeMinor'
    >
  >,
): Promise<void> {
  await changeRow(unit.db, 'bets', { id, ...change });
}

const legsOf = prepared((db: Reader, { entry }: { readonly entry: string }) =>
  db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerPostings.accountId')
    .select(['ledgerAccounts.wallet', 'ledgerPostings.amountMinor'])
    .where('ledgerPostings.entryId', '=', entry)
    .orderBy('ledgerPostings.seq'),
);

/** What an entry took from each wallet of a member, in minor units above zero. */
export async function takenFrom(
  db: Reader,
  entryId: string,
): Promise<readonly { readonly wallet: LedgerWallet; readonly amount: bigint }[]> {
  return (await legsOf.all(db, { entry: entryId })).flatMap(({ wallet, amountMinor }) =>
    wallet === null ? [] : [{ wallet, amount: -amountMinor }],
  );
}

/** What was moved between a member's wallets under a key of the ledger; null when nothing was. */
export async function findTransfer(db: Reader, key: string): Promise<StakeTransfer | null> {
  const entry = await db.selectFrom('ledgerEntries').select('id').where('key', '=', key).executeTakeFirst();
  const legs = entry ? await takenFrom(db, entry.id) : [];
  const from = legs.find(({ amount }) => amount > 0n);
  const to = legs.find(({ amount }) => amount < 0n);
  return from && to ? { from: from.wallet, to: to.wallet, amount: money.of(from.amount) } : null;
}

export function strayTransactions(db: Reader) {
  return db
    .selectFrom('walletTransactions as call')
    .innerJoin('bets', (join) =>
      join.onRef('bets.gameId', '=', 'call.gameId').onRef('bets.roundId', '=', 'call.roundId'),
    )
    .select(['call.transactionId', 'call.currency', 'bets.currency as betCurrency'])
    .whereRef('bets.currency', '<>', 'call.currency')
    .execute();
}
