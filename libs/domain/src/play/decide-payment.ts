import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { decideSettlement, isPartPaid } from './decide-round.ts';
import type { RoundBet, SettlementFacts } from './decide-round.ts';
import type { PaymentDetails, PaymentReason } from './round-reasons.ts';

/** UNSETTLED leaves the round open; VOID gives back what is left of its stake, because what it was on did not take place. */
export type RoundEnd = 'CASHOUT' | 'SETTLED' | 'UNSETTLED' | 'VOID';

export interface StakedBet extends RoundBet {
  /** What was taken for it, from the wallets or as a free spin. */
  readonly stake: Minor;
}

export interface PaymentFacts<Bet extends StakedBet> extends SettlementFacts<Bet> {
  readonly ended: RoundEnd;
  readonly amount: Minor;
  /** What of the stake this payment buys back; zero unless it leaves the round open. */
  readonly bought: Minor;
  readonly type: CurrencyType;
}

export interface PaymentPlan<Bet extends StakedBet> {
  readonly bet: Bet;
  /** Whether it is won, or the stake or what is left of it is given back. */
  readonly pays: 'REST_OF_STAKE' | 'STAKE' | 'WIN';
}

type PaymentDecision<Bet extends StakedBet> = Decision<PaymentPlan<Bet>, PaymentReason, PaymentDetails>;

/** A void gives the stake back and nothing else. One that was paid for without buying back is none: it would be paid twice. */
function decideVoid<Bet extends StakedBet>(
  bet: Bet,
  amount: Minor,
  details: PaymentDetails,
): PaymentDecision<Bet> {
  const partPaid = isPartPaid(bet) && (bet.freeSpin || bet.bought === 0n);
  if (partPaid) return refuse('partPaid', details);
  const left = money.subtract(bet.stake, bet.bought);
  if (amount !== left) return refuse('notTheStake', details);
  return allow({ bet, pays: bet.bought === 0n ? 'STAKE' : 'REST_OF_STAKE' });
}

/** What a vendor may pay for a round (PLAY-26): any win, but of its stake what it has left and no more. */
export function decidePayment<Bet extends StakedBet>({
  ended,
  amount,
  bought,
  type,
  ...round
}: PaymentFacts<Bet>): PaymentDecision<Bet> {
  const settlement = decideSettlement(round);
  if (!settlement.allowed) return refuse(settlement.reason, { left: '' });
  const { bet } = settlement.plan;
  const left = money.subtract(bet.stake, bet.bought);
  const details = { left: money.format(left, type) };
  if (ended === 'VOID') return decideVoid(bet, amount, details);
  const opens = ended === 'UNSETTLED' ? bought < left : bought === 0n;
  return opens ? allow({ bet, pays: 'WIN' }) : refuse('boughtTooMuch', details);
}

/** What of a stake each of its wallets gets back when only a part of it comes back: as much as of the whole it gave. */
export function shareReturned<Share extends { readonly amount: bigint }>(
  shares: readonly Share[],
  returned: bigint,
): Share[] {
  const whole = shares.reduce((sum, { amount }) => sum + amount, 0n);
  let [given, back] = [0n, 0n];
  return shares.flatMap((share) => {
    given += share.amount;
    const until = (given * returned) / whole;
    const amount = until - back;
    back = until;
    return amount > 0n ? [{ ...share, amount }] : [];
  });
}
