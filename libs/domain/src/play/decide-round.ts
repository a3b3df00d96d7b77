import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { RollbackReason, SettlementReason } from './round-reasons.ts';

/** The bet of a round. */
export interface RoundBet {
  /** Id. */
  readonly member: string;
  /** Code. */
  readonly currency: string;
  /** Whether a free spin paid it. */
  readonly freeSpin: boolean;
  readonly status: 'CANCELED' | 'CASHOUT' | 'SETTLED' | 'UNSETTLED';
}

/** What decides whether a round can be settled. */
export interface SettlementFacts<Bet extends RoundBet> {
  /** Null when the round has none. */
  readonly bet: Bet | null;
  /** The session that settles it. */
  readonly session: Pick<RoundBet, 'member' | 'currency' | 'freeSpin'>;
}

/** What is settled. */
export interface SettlementPlan<Bet extends RoundBet> {
  readonly bet: Bet;
}

/**
 * Decides whether a round is settled, once. Another session of the member at the game may do it, but only one that plays
 * in the same currency and with the same kind of money: amounts are minor units of the session's currency.
 */
export function decideSettlement<Bet extends RoundBet>({
  bet,
  session,
}: SettlementFacts<Bet>): Decision<SettlementPlan<Bet>, SettlementReason> {
  if (bet?.member !== session.member) return refuse('noBet');
  if (bet.currency !== session.currency || bet.freeSpin !== session.freeSpin) return refuse('otherSession');
  if (bet.status === 'CANCELED') return refuse('rolledBack');
  return bet.status === 'UNSETTLED' ? allow({ bet }) : refuse('settled');
}

/** What decides whether a bet is rolled back. */
export interface RollbackFacts<Bet extends RoundBet> extends SettlementFacts<Bet> {
  /** Whether another call rolled it back. */
  readonly repeated: boolean;
  /** The call of the name that the rollback gives: the bet of its round, anything else, or none that came. */
  readonly placed: 'BET' | 'OTHER' | 'NONE';
}

/** What a rollback does: it gives a stake back or, without one, keeps the bet from being taken once it comes. */
export interface RollbackPlan<Bet extends RoundBet> {
  readonly refund: Bet | null;
}

/** Decides about a rollback. Vendors send it when they do not know whether their bet arrived, so it may come first. */
export function decideRollback<Bet extends RoundBet>(
  facts: RollbackFacts<Bet>,
): Decision<RollbackPlan<Bet>, RollbackReason> {
  if (facts.repeated) return refuse('repeated');
  if (facts.placed === 'NONE') return allow({ refund: null });
  if (facts.placed === 'OTHER') return refuse('otherBet');
  const settlement = decideSettlement(facts);
  return settlement.allowed ? allow({ refund: settlement.plan.bet }) : settlement;
}
