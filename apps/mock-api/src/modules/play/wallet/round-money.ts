import { promoCashIn, promoCashWon } from '@magpie/domain/promos';
import type { PromoCash } from '@magpie/domain/promos';
import { isBonusWallet } from '@magpie/domain/wallets';
import { placeOf } from '#platform/ledger/index.ts';
import type { TransactionType } from '#platform/store/contract-types.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import {
  countLateCash,
  findFreeSpins,
  lateMoneyOf,
  promosOwing,
  reclaimReturned,
  standingAward,
  takeLateMoney,
} from '../../promos/index.ts';
import type { MemberPromoRow } from '../../promos/index.ts';
import { callKey, moveMoney } from './calls.ts';
import type { Call, Shares } from './calls.ts';
import { findBetTransaction, freeSpinOf, takenFrom } from './store.ts';
import type { BetRow } from './store.ts';

const cashOf = { CASINO_BONUS: 'CASINO', SPORT_BONUS: 'SPORT' } as const;

/** Money that comes back from a round to a member's wallets: what was won, or the stake. */
export interface RoundMoney {
  readonly type: TransactionType;
  readonly shares: Shares;
}

async function treatmentOf(unit: Unit, { memberPromoId }: BetRow, shares: Shares) {
  return lateMoneyOf(unit.db, shares.some(({ wallet }) => isBonusWallet(wallet)) ? memberPromoId : null);
}

async function payAsCash(unit: Unit, call: Call, promo: string, { type, shares }: RoundMoney) {
  const cash = shares.map(({ wallet, amount }) => ({
    wallet: wallet === 'CASINO_BONUS' || wallet === 'SPORT_BONUS' ? cashOf[wallet] : wallet,
    amount,
  }));
  const bonus = shares.filter(({ wallet }) => isBonusWallet(wallet));
  const late = bonus.reduce((sum, { amount }) => sum + amount, 0n);
  await countLateCash(unit, promo, late);
  return moveMoney(unit, call, type, cash);
}

/**
 * Pays what comes back from a round, and answers the entry's id. Bonus money of a promo that is over has no owner any more: it
 * is paid as cash when the promo was completed, and otherwise taken at once (PROMO-49).
 * @returns `late` when it is bonus money of a promo that is over
 */
export async function payRoundMoney(
  unit: Unit,
  call: Call,
  bet: BetRow,
  { type, shares }: RoundMoney,
): Promise<{ readonly entryId: string; readonly late: boolean }> {
  const { as: treatment, promo } = await treatmentOf(unit, bet, shares);
  if (treatment === 'PAID' && promo !== null) {
    return { entryId: await payAsCash(unit, call, promo, { type, shares }), late: true };
  }
  const entryId = await moveMoney(unit, call, type, shares);
  if (treatment === 'KEPT' || promo === null) return { entryId, late: false };
  for (const { wallet, amount } of shares) {
    await takeLateMoney(unit, promo, { key: `${callKey(call)}:${wallet}`, wallet, amount });
  }
  return { entryId, late: true };
}

/** What each wallet gave for the stake of a bet; nothing for a free spin. */
export async function stakeShares(db: Reader, { gameId, roundId }: BetRow): Promise<Shares> {
  const placed = await findBetTransaction(db, gameId, roundId);
  return placed?.entryId == null ? [] : takenFrom(db, placed.entryId);
}

/** Money that a round has paid to a member's wallets, where it lies now. */
export interface PaidBack {
  readonly of: 'STAKE' | 'WIN';
  readonly shares: Shares;
}

async function promoCashOf(unit: Unit, bet: BetRow, { of, shares }: PaidBack): Promise<PromoCash> {
  const [win] = shares;
  const whole = of === 'STAKE' || bet.freeSpin || !win;
  return whole ? promoCashIn(shares) : promoCashWon(win, await stakeShares(unit.db, bet));
}

/** A win of free spins is of the award that they came with, and of no other. */
async function owingOf(unit: Unit, bet: BetRow): Promise<readonly MemberPromoRow[]> {
  const { memberId, currency, gameId, roundId } = bet;
  const left = async () => {
    const placed = await findBetTransaction(unit.db, gameId, roundId);
    return placeOf(unit.db, { id: placed?.entryId ?? '' });
  };
  const owing = await promosOwing(unit.db, { memberId, currency, left });
  if (owing.length === 0 || !bet.freeSpin) return owing;
  const spins = await freeSpinOf(unit.db, bet);
  const award = spins === null ? null : (await findFreeSpins(unit.db, spins))?.memberPromoId;
  if (award == null) return [];
  const standing = await standingAward(unit.db, award);
  return owing.filter(({ id }) => id === standing.id);
}

/** Takes out of what a round paid what a promo owes whose deposit was taken back while it was open. */
export async function reclaimFromRound(unit: Unit, bet: BetRow, paid: PaidBack): Promise<void> {
  const owing = await owingOf(unit, bet);
  if (owing.length > 0) await reclaimReturned(unit, owing, await promoCashOf(unit, bet, paid));
}
