import { stakeOrigins } from '@magpie/domain/wallets';
import type { Unit } from '#platform/worlds/index.ts';
import { returnSpin, settlePromo } from '../../promos/index.ts';
import { movePromoMoney } from './calls.ts';
import type { Call, Movement } from './calls.ts';
import { payRoundMoney, reclaimFromRound } from './round-money.ts';
import { undoTransfer } from './stake.ts';
import { changeBet, findBetTransaction, freeSpinOf, takenFrom } from './store.ts';
import type { BetRow, TransactionRow } from './store.ts';

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
  const moved = late ? null : await undoTransfer(unit, call, placed.transactionId);
  // After that, because what a promo owes is taken from where it lies in the end.
  await reclaimFromRound(unit, bet, { of: 'STAKE', shares: stakeOrigins(shares, moved) });
  return entryId;
}

/** Gives the whole stake of a bet back to where it came from, a free spin too, as if it had never been placed. */
export async function giveStake(unit: Unit, call: Call, row: BetRow): Promise<Movement> {
  const placed = await findBetTransaction(unit.db, row.gameId, row.roundId);
  if (!placed) throw new Error(`The bet ${row.id} was placed by no call.`);
  const entryId = await (row.freeSpin ? giveSpinBack : giveStakeBack)(unit, call, placed, row);
  await changeBet(unit, row.id, {
    status: 'CANCELED',
    effectiveBetMinor: 0n,
    fiatEffectiveBetMinor: 0n,
    settledAt: unit.now.getTime(),
  });
  const { memberPromoId } = row;
  if (memberPromoId !== null) await settlePromo(unit, memberPromoId);
  return { entryId, amount: placed.amountMinor };
}
