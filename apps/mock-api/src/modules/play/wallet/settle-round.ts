import { money } from '@magpie/domain/money';
import { decideSettlement, settlementReasons, stakeAtRisk } from '@magpie/domain/play';
import { winWallet } from '@magpie/domain/wallets';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { addWinnings } from '../../free-spins/index.ts';
import { convert } from '../../wallets/index.ts';
import { answered, earlierAnswer, moveMoney } from './calls.ts';
import type { Call } from './calls.ts';
import { consequencesOf } from './consequences.ts';
import { kindOf } from './money.ts';
import { settlementFacts } from './round-facts.ts';
import { payRoundMoney, reclaimFromRound } from './round-money.ts';
import { changeBet, findBetTransaction, freeSpinOf, hasOpenFreeSpinRound, takenFrom } from './store.ts';
import type { BetRow } from './store.ts';
import type { WalletAnswer, WinOrder } from './types.ts';

/** What a free spin won is cash, whatever promo is in force (SPIN-21). */
function payFreeWin(unit: Unit, call: Call, _bet: BetRow, amount: bigint): Promise<string> {
  return moveMoney(unit, call, 'FREE_SPIN_PAYOUT', [{ wallet: 'CASINO', amount }]);
}

async function payWin(unit: Unit, call: Call, bet: BetRow, amount: bigint): Promise<string> {
  const { game } = call.session;
  const placed = await findBetTransaction(unit.db, game.id, call.round);
  const taken = placed?.entryId == null ? [] : await takenFrom(unit.db, placed.entryId);
  const kind = kindOf(game);
  const staked = taken.map(({ wallet }) => wallet);
  const wallet = winWallet(staked, { mode: 'CASH', kind });
  const payout = kind === 'SPORT' ? 'SPORTS_PAYOUT' : 'PAYOUT';
  const type = call.kind === 'VOID' ? 'BET_REFUND' : payout;
  const { entryId } = await payRoundMoney(unit, call, bet, { type, shares: [{ wallet, amount }] });
  return entryId;
}

async function countFreeWin(unit: Unit, bet: BetRow, amount: bigint): Promise<void> {
  const { memberId } = bet;
  const freeSpin = await freeSpinOf(unit.db, bet);
  if (freeSpin === null) return;
  const roundOpen = await hasOpenFreeSpinRound(unit.db, memberId, freeSpin);
  await addWinnings(unit, { memberId, freeSpin, amount, roundOpen });
}

/** A repeat that would leave the round in another state asks for something else. */
const callKinds = { SETTLED: 'WIN', CASHOUT: 'CASHOUT', UNSETTLED: 'PART', VOID: 'VOID' } as const;

/** The bet with what it has paid by now. What is left of a void one is given back: it was neither won nor at risk. */
function paidOff(bet: BetRow, { amount, ended }: Pick<WinOrder, 'amount' | 'ended'>): BetRow {
  if (ended !== 'VOID') {
    const payoutMinor = bet.payoutMinor + amount;
    return { ...bet, payoutMinor, fiatPayoutMinor: convert(payoutMinor, bet.currency, bet.fiatCurrency) };
  }
  const effectiveBetMinor = stakeAtRisk(money.of(bet.effectiveBetMinor), amount);
  const fiatEffectiveBetMinor = convert(effectiveBetMinor, bet.currency, bet.fiatCurrency);
  return { ...bet, effectiveBetMinor, fiatEffectiveBetMinor };
}

/** Keeps what a call has brought, and whether its bet is over. */
async function keepPaid(unit: Unit, bet: BetRow, ended: WinOrder['ended']): Promise<void> {
  const { payoutMinor, fiatPayoutMinor, effectiveBetMinor, fiatEffectiveBetMinor } = bet;
  const paid = { payoutMinor, fiatPayoutMinor, effectiveBetMinor, fiatEffectiveBetMinor };
  if (ended === 'UNSETTLED') return changeBet(unit, bet.id, paid);
  const status = ended === 'CASHOUT' ? 'CASHOUT' : 'SETTLED';
  return changeBet(unit, bet.id, { ...paid, status, settledAt: unit.now.getTime() });
}

/**
 * Settles a round once per transaction: pays the win, closes the bet and does what follows from all that it paid. A win of
 * zero settles a lost round and moves nothing. A win for part of a round leaves the bet open. It is accepted after the
 * session has ended too: what was won is paid.
 * @throws Refusal with one of the reasons of `decideSettlement`, or IDEMPOTENCY_CONFLICT for a transaction that asked for
 *   something else
 */
export async function settleRound(unit: Unit, order: WinOrder): Promise<WalletAnswer> {
  const { ended, ...asked } = order;
  const call: Call = { kind: callKinds[ended], bet: null, ...asked };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  const { session, amount } = order;
  const decision = decideSettlement(await settlementFacts(unit, session, order.round));
  if (!decision.allowed) throw refusalOf(settlementReasons, decision);
  const placed = decision.plan.bet.row;
  const free = placed.freeSpin;
  const entryId = amount === 0n ? null : await (free ? payFreeWin : payWin)(unit, call, placed, amount);
  const bet = paidOff(placed, order);
  await keepPaid(unit, bet, ended);
  if (free) {
    await countFreeWin(unit, bet, amount);
  } else if (ended !== 'UNSETTLED') {
    const { payoutMinor: payout, fiatPayoutMinor: fiatPayout } = bet;
    await consequencesOf(unit, { bet, game: session.game, payout, fiatPayout });
  }
  if (entryId !== null) await reclaimFromRound(unit, bet, entryId);
  return answered(unit, call, { entryId, amount });
}
