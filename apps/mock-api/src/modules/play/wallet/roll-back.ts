import { decideRollback, rollbackReasons } from '@magpie/domain/play';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { returnSpin } from '../../free-spins/index.ts';
import { settlePromo } from '../../promos/index.ts';
import { answered, earlierAnswer, movePromoMoney } from './calls.ts';
import type { Call, Movement } from './calls.ts';
import { rollbackFacts } from './round-facts.ts';
import type { KeptBet } from './round-facts.ts';
import { payRoundMoney, reclaimFromRound } from './round-money.ts';
import { undoTransfer } from './stake.ts';
import { changeBet, findBetTransaction, freeSpinOf, hasOpenRound, takenFrom } from './store.ts';
import type { BetRow, TransactionRow } from './store.ts';
import type { RollbackOrder, WalletAnswer } from './types.ts';

async function giveSpinBack(unit: Unit, call: Call, placed: TransactionRow, bet: BetRow): Promise<string> {
  const { game } = call.session;
  const freeSpin = await freeSpinOf(unit.db, bet);
  if (freeSpin !== null) await returnSpin(unit, { freeSpin, gameId: game.id });
  return movePromoMoney(unit, call, 'BET_REFUND', -placed.amountMinor);
}

/** What was moved for a stake of a promo that is over is not moved back, because the stake itself does not come back. */
async function giveStakeBack(unit: Unit, call: Call, placed: TransactionRow, bet: BetRow): Promise<string> {
  const shares = await takenFrom(unit.db, placed.entryId ?? '');
  const { entryId, late } = await payRoundMoney(unit, call, bet, { type: 'BET_REFUND', shares });
  if (!late) await undoTransfer(unit, call, placed.transactionId);
  await reclaimFromRound(unit, bet, entryId);
  return entryId;
}

async function giveBack(unit: Unit, call: Call, { row, freeSpin }: KeptBet): Promise<Movement> {
  const placed = await findBetTransaction(unit.db, row.gameId, row.roundId);
  if (!placed) throw new Error(`The bet ${row.id} was placed by no call.`);
  const entryId = await (freeSpin ? giveSpinBack : giveStakeBack)(unit, call, placed, row);
  await changeBet(unit, row.id, {
    status: 'CANCELED',
    effectiveBetMinor: 0n,
    fiatEffectiveBetMinor: 0n,
    settledAt: unit.now.getTime(),
  });
  const { memberPromoId } = row;
  if (memberPromoId !== null)
    await settlePromo(unit, memberPromoId, { roundOpen: await hasOpenRound(unit.db, memberPromoId) });
  return { entryId, amount: placed.amountMinor };
}

/**
 * Annuls a bet that is not settled, once. When the bet has not come yet it is refused once it does. It is accepted after
 * the session has ended too.
 * @throws Refusal with one of the reasons of `decideRollback`, or IDEMPOTENCY_CONFLICT for a transaction that asked for
 *   something else
 */
export async function rollBack(unit: Unit, order: RollbackOrder): Promise<WalletAnswer> {
  const call: Call = { kind: 'ROLLBACK', amount: null, ...order };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  const decision = decideRollback(await rollbackFacts(unit, order));
  if (!decision.allowed) throw refusalOf(rollbackReasons, decision);
  const { refund } = decision.plan;
  const movement = refund ? await giveBack(unit, call, refund) : { entryId: null, amount: 0n };
  return answered(unit, call, movement);
}
