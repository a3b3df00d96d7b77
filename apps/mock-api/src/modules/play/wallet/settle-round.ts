import { decidePayment, paymentReasons, shareReturned } from '@magpie/domain/play';
import { winWallet } from '@magpie/domain/wallets';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { addWinnings } from '../../free-spins/index.ts';
import { convert } from '../../wallets/index.ts';
import { answered, earlierAnswer, moveMoney } from './calls.ts';
import type { Call, Movement } from './calls.ts';
import { giveStake } from './give-back.ts';
import { consequencesOf } from './consequences.ts';
import { kindOf } from './money.ts';
import { paymentFacts } from './round-facts.ts';
import { payRoundMoney, reclaimFromRound, stakeShares } from './round-money.ts';
import type { PaidBack } from './round-money.ts';
import { changeBet, freeSpinOf, hasOpenFreeSpinRound } from './store.ts';
import type { BetRow } from './store.ts';
import type { WalletAnswer, WinOrder } from './types.ts';

interface Paid extends PaidBack {
  readonly entryId: string;
}

/** What a free spin won is cash, whatever promo is in force (SPIN-21). */
async function payFreeWin(unit: Unit, call: Call, _bet: BetRow, amount: bigint): Promise<Paid> {
  const shares = [{ wallet: 'CASINO', amount }] as const;
  return { of: 'WIN', shares, entryId: await moveMoney(unit, call, 'FREE_SPIN_PAYOUT', shares) };
}

async function payRest(unit: Unit, call: Call, bet: BetRow, amount: bigint): Promise<Paid> {
  const shares = shareReturned(await stakeShares(unit.db, bet), amount);
  const { entryId } = await payRoundMoney(unit, call, bet, { type: 'BET_REFUND', shares });
  return { of: 'STAKE', shares, entryId };
}

async function payWin(unit: Unit, call: Call, bet: BetRow, amount: bigint): Promise<Paid> {
  const { game } = call.session;
  const kind = kindOf(game);
  const staked = (await stakeShares(unit.db, bet)).map(({ wallet }) => wallet);
  const shares = [{ wallet: winWallet(staked, { mode: 'CASH', kind }), amount }];
  const type = kind === 'SPORT' ? 'SPORTS_PAYOUT' : 'PAYOUT';
  const { entryId } = await payRoundMoney(unit, call, bet, { type, shares });
  return { of: 'WIN', shares, entryId };
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

const statuses = { SETTLED: 'SETTLED', CASHOUT: 'CASHOUT', UNSETTLED: 'UNSETTLED', VOID: 'SETTLED' } as const;

/** The bet with what it has paid by now. What is left of a void one is given back: it was neither won nor at risk. */
function paidOff(placed: BetRow, { amount, bought, ended }: WinOrder): BetRow {
  const bet = { ...placed, status: statuses[ended] };
  if (ended !== 'VOID') {
    const payoutMinor = bet.payoutMinor + amount;
    const fiatPayoutMinor = convert(payoutMinor, bet.currency, bet.fiatCurrency);
    return { ...bet, payoutMinor, fiatPayoutMinor, boughtMinor: bet.boughtMinor + bought };
  }
  const effectiveBetMinor = bet.boughtMinor;
  const fiatEffectiveBetMinor = convert(effectiveBetMinor, bet.currency, bet.fiatCurrency);
  return { ...bet, effectiveBetMinor, fiatEffectiveBetMinor };
}

/** Keeps what a call has brought, and whether its bet is over. */
async function keepPaid(unit: Unit, bet: BetRow, ended: WinOrder['ended']): Promise<void> {
  const { payoutMinor, fiatPayoutMinor, effectiveBetMinor, fiatEffectiveBetMinor, boughtMinor, status } = bet;
  const paid = { payoutMinor, fiatPayoutMinor, effectiveBetMinor, fiatEffectiveBetMinor, boughtMinor };
  if (ended === 'UNSETTLED') return changeBet(unit, bet.id, paid);
  return changeBet(unit, bet.id, { ...paid, status, settledAt: unit.now.getTime() });
}

async function payFor(
  unit: Unit,
  call: Call,
  bet: BetRow,
  { amount, ended }: WinOrder,
): Promise<Paid | null> {
  if (amount === 0n) return null;
  const pay = bet.freeSpin ? payFreeWin : ended === 'VOID' ? payRest : payWin;
  return pay(unit, call, bet, amount);
}

async function settle(unit: Unit, call: Call, placed: BetRow, order: WinOrder): Promise<Movement> {
  const { session, amount, ended } = order;
  const paid = await payFor(unit, call, placed, order);
  const bet = paidOff(placed, order);
  await keepPaid(unit, bet, ended);
  if (placed.freeSpin) {
    await countFreeWin(unit, bet, amount);
  } else if (ended !== 'UNSETTLED') {
    await consequencesOf(unit, { bet, game: session.game }, order.hedged);
  }
  if (paid) await reclaimFromRound(unit, bet, paid);
  return { entryId: paid?.entryId ?? null, amount };
}

/**
 * Settles a round once per transaction: pays the win, closes the bet and does what follows from all that it paid. A win of
 * zero settles a lost round and moves nothing. A win for part of a round leaves the bet open. A void one gives the stake back, as
 * a rollback does, or what is left of it. It is accepted after the session has ended too: what was won is paid.
 * @throws Refusal with one of the reasons of `decidePayment`, or IDEMPOTENCY_CONFLICT for a transaction that asked for
 *   something else
 */
export async function settleRound(unit: Unit, order: WinOrder): Promise<WalletAnswer> {
  const { ended, hedged: _hedged, ...asked } = order;
  const call: Call = { kind: callKinds[ended], bet: null, ...asked };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  const decision = decidePayment(await paymentFacts(unit, order));
  if (!decision.allowed) throw refusalOf(paymentReasons, decision);
  const { bet, pays } = decision.plan;
  const back = pays === 'STAKE';
  return answered(
    unit,
    call,
    await (back ? giveStake(unit, call, bet.row) : settle(unit, call, bet.row, order)),
  );
}
