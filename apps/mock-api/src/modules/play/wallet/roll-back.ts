import { Refusal } from '../../../platform/graphql/index.ts';
import { fromFlag } from '../../../platform/store/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';
import { returnSpin } from '../../free-spins/index.ts';
import { answered, earlierAnswer, moveMoney, movePromoMoney } from './calls.ts';
import type { Call, Movement } from './calls.ts';
import { openBet } from './settle-round.ts';
import { undoTransfer } from './stake.ts';
import { changeBet, findRollbackOf, findTransaction, takenFrom } from './store.ts';
import type { TransactionRow } from './store.ts';
import type { RollbackOrder, WalletAnswer } from './types.ts';

function requireSameBet(placed: TransactionRow, { session, round }: RollbackOrder): void {
  const own = placed.kind === 'BET' && placed.member_id === session.memberId;
  if (!own || placed.game_id !== session.game.id || placed.round_id !== round) {
    throw new Refusal('NOT_FOUND', 'This round has no such bet.');
  }
}

async function giveSpinBack(unit: Unit, call: Call, placed: TransactionRow): Promise<string> {
  const { freeSpin, game } = call.session;
  if (freeSpin !== null) await returnSpin(unit, { freeSpin, gameId: game.id });
  return movePromoMoney(unit, call, 'BET_REFUND', -placed.amount_minor);
}

async function giveStakeBack(unit: Unit, call: Call, placed: TransactionRow): Promise<string> {
  const entryId = await moveMoney(unit, call, 'BET_REFUND', await takenFrom(unit.db, placed.entry_id ?? ''));
  await undoTransfer(unit, call, placed.transaction_id);
  return entryId;
}

/** Gives the stake back to the very wallets it came from. */
async function giveBack(unit: Unit, call: Call, placed: TransactionRow): Promise<Movement> {
  const bet = await openBet(unit, call.session, call.round);
  const entryId = fromFlag(bet.free_spin)
    ? await giveSpinBack(unit, call, placed)
    : await giveStakeBack(unit, call, placed);
  await changeBet(unit, bet.id, {
    status: 'CANCELED',
    effective_bet_minor: 0n,
    fiat_effective_bet_minor: 0n,
    settled_at: unit.now.getTime(),
  });
  return { entryId, amount: placed.amount_minor };
}

/**
 * Annuls a bet that is not settled, once. When the bet has not come yet it is refused once it does, because vendors send
 * a rollback when they do not know whether their bet arrived. It is accepted after the session has ended too.
 *
 * @throws Refusal NOT_FOUND for a bet of another round or member, CONFLICT when it was rolled back by another call or is
 *   settled, IDEMPOTENCY_CONFLICT for a transaction that asked for something else
 */
export async function rollBack(unit: Unit, order: RollbackOrder): Promise<WalletAnswer> {
  const call: Call = { kind: 'ROLLBACK', amount: null, ...order };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  const vendor = order.session.game.vendor.id;
  if (await findRollbackOf(unit.db, vendor, order.bet)) {
    throw new Refusal('CONFLICT', 'This bet was rolled back already.');
  }
  const placed = await findTransaction(unit.db, vendor, order.bet);
  if (!placed) return answered(unit, call, { entryId: null, amount: 0n });
  requireSameBet(placed, order);
  return answered(unit, call, await giveBack(unit, call, placed));
}
