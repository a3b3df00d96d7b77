import { IdempotencyConflict, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet, Posting } from '#platform/ledger/index.ts';
import type { TransactionType } from '#platform/store/contract-types.ts';
import type { WalletTransactionKind } from '../store/tables.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { GameSessionModel } from '../model.ts';
import { playable } from './money.ts';
import { addTransaction, findTransaction } from './store.ts';
import type { WalletAnswer } from './types.ts';

export interface Call {
  readonly kind: WalletTransactionKind;
  readonly session: GameSessionModel;
  readonly transaction: string;
  readonly round: string;
  /** The amount that was asked for; null for a rollback, whose amount is its bet's. */
  readonly amount: bigint | null;
  /** What of the stake a win buys back; zero for every other kind. */
  readonly bought: bigint;
  /** Transaction of the bet that a rollback annuls; null for every other kind. */
  readonly bet: string | null;
}

/**
 * The answer of an earlier call of the same name; null for a new one.
 * @throws IdempotencyConflict when the earlier one asked for something else
 */
export async function earlierAnswer(unit: Unit, call: Call): Promise<WalletAnswer | null> {
  const { session, transaction } = call;
  const earlier = await findTransaction(unit.db, session.game.vendor.id, transaction);
  if (!earlier) return null;
  const same =
    earlier.kind === call.kind &&
    earlier.memberId === session.memberId &&
    earlier.gameId === session.game.id &&
    earlier.roundId === call.round &&
    earlier.betTransactionId === call.bet &&
    earlier.currency === session.currency &&
    (call.amount === null || earlier.amountMinor === call.amount) &&
    (earlier.boughtMinor === null || earlier.boughtMinor === call.bought);
  if (!same) throw new IdempotencyConflict(transaction);
  return { transaction, balance: earlier.balanceAfterMinor, replayed: true };
}

export interface Movement {
  readonly entryId: string | null;
  readonly amount: bigint;
}

/** Keeps a call that was carried out, and makes its answer. */
export async function answered(unit: Unit, call: Call, { entryId, amount }: Movement): Promise<WalletAnswer> {
  const { session, transaction } = call;
  const balance = await playable(unit.db, session);
  await addTransaction(unit, {
    vendorId: session.game.vendor.id,
    transactionId: transaction,
    kind: call.kind,
    memberId: session.memberId,
    gameId: session.game.id,
    roundId: call.round,
    currency: session.currency,
    amountMinor: amount,
    boughtMinor: call.bought,
    betTransactionId: call.bet,
    entryId,
    balanceAfterMinor: balance,
    madeAt: unit.now.getTime(),
  });
  return { transaction, balance, replayed: false };
}

export type Shares = readonly { readonly wallet: LedgerWallet; readonly amount: bigint }[];

export function callKey({
  session,
  kind,
  transaction,
}: Pick<Call, 'session' | 'kind' | 'transaction'>): string {
  return `play:${session.game.vendor.id}:${kind}:${transaction}`;
}

async function move(
  unit: Unit,
  call: Call,
  type: TransactionType,
  others: readonly Posting[],
): Promise<string> {
  const { game, memberId, currency } = call.session;
  const total = others.reduce((sum, { amount }) => sum + amount, 0n);
  const entry = await unit.post({
    key: callKey(call),
    type,
    memberId,
    postings: [...others, { account: houseAccount(`GAMES:${game.vendor.id}`, currency), amount: -total }],
    details: { name: game.name },
  });
  return entry.id;
}

/** Moves money between a member's wallets and the vendor's games, and answers the entry's id. */
export function moveMoney(unit: Unit, call: Call, type: TransactionType, shares: Shares): Promise<string> {
  const { memberId, currency } = call.session;
  const others = shares.map(({ wallet, amount }) => ({
    account: memberAccount(memberId, wallet, currency),
    amount,
  }));
  return move(unit, call, type, others);
}

/** Moves the stake of a free spin from what promos cost the house to the vendor's games; a negative one back. */
export function movePromoMoney(
  unit: Unit,
  call: Call,
  type: TransactionType,
  amount: bigint,
): Promise<string> {
  return move(unit, call, type, [{ account: houseAccount('PROMO', call.session.currency), amount: -amount }]);
}
