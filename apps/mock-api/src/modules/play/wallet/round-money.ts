import { isBonusWallet } from '@magpie/domain/wallets';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { TransactionType } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { countLateCash, lateMoneyOf, reclaimReturned, takeLateMoney } from '../../promos/index.ts';
import { callKey, moveMoney } from './calls.ts';
import type { Call, Shares } from './calls.ts';
import { takenFrom } from './store.ts';
import type { BetRow } from './store.ts';

const cashOf = { CASINO_BONUS: 'CASINO', SPORT_BONUS: 'SPORT' } as const;

/** Money that comes back from a round to a member's wallets: what was won, or the stake. */
export interface RoundMoney {
  readonly type: TransactionType;
  readonly shares: Shares;
}

async function treatmentOf(unit: Unit, { memberPromoId }: BetRow, shares: Shares) {
  return shares.some(({ wallet }) => isBonusWallet(wallet)) ? lateMoneyOf(unit.db, memberPromoId) : 'KEPT';
}

async function payAsCash(unit: Unit, call: Call, { memberPromoId }: BetRow, { type, shares }: RoundMoney) {
  const cash = shares.map(({ wallet, amount }) => ({
    wallet: wallet === 'CASINO_BONUS' || wallet === 'SPORT_BONUS' ? cashOf[wallet] : wallet,
    amount,
  }));
  const bonus = shares.filter(({ wallet }) => isBonusWallet(wallet));
  const late = bonus.reduce((sum, { amount }) => sum + amount, 0n);
  if (memberPromoId !== null) await countLateCash(unit, memberPromoId, late);
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
  const treatment = await treatmentOf(unit, bet, shares);
  if (treatment === 'PAID') {
    return { entryId: await payAsCash(unit, call, bet, { type, shares }), late: true };
  }
  const entryId = await moveMoney(unit, call, type, shares);
  if (treatment === 'KEPT' || bet.memberPromoId === null) return { entryId, late: false };
  for (const { wallet, amount } of shares) {
    await takeLateMoney(unit, bet.memberPromoId, { key: `${callKey(call)}:${wallet}`, wallet, amount });
  }
  return { entryId, late: true };
}

/** Takes out of what a round paid what a promo owes whose deposit was taken back while it was open. */
export async function reclaimFromRound(
  unit: Unit,
  { memberId, currency, placedAt }: BetRow,
  entryId: string,
): Promise<void> {
  const legs = await takenFrom(unit.db, entryId);
  const paidTo = (name: LedgerWallet) =>
    legs.reduce((sum, { wallet, amount }) => (wallet === name ? sum - amount : sum), 0n);
  const paid = { CASINO: paidTo('CASINO'), SPORT: paidTo('SPORT') };
  await reclaimReturned(unit, { memberId, currency }, { ...paid, leftAt: placedAt });
}
