import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import type { RollbackReason, SettlementReason } from './round-reasons.ts';

export interface RoundBet {
  readonly member: string;
  readonly currency: string;
  readonly freeSpin: boolean;
  readonly status: 'CANCELED' | 'CASHOUT' | 'SETTLED' | 'UNSETTLED';
  /** What it has paid so far; of an open round, for parts of it. */
  readonly paid: Minor;
  /** What of the stake was bought back before. */
  readonly bought: Minor;
}

export const isPartPaid = ({ paid, bought }: Pick<RoundBet, 'paid' | 'bought'>): boolean =>
  paid > 0n || bought > 0n;

export interface SettlementFacts<Bet extends RoundBet> {
  /** Null when the round has none. */
  readonly bet: Bet | null;
  readonly session: Pick<RoundBet, 'member' | 'currency' | 'freeSpin'>;
}

export interface SettlementPlan<Bet extends RoundBet> {
  readonly bet: Bet;
}

/** Any session of the member with the same currency and kind of money may settle: amounts are its minor units. */
export function decideSettlement<Bet extends RoundBet>({
  bet,
  session,
}: SettlementFacts<Bet>): Decision<SettlementPlan<Bet>, SettlementReason> {
  if (bet?.member !== session.member) return refuse('noBet');
  if (bet.currency !== session.currency || bet.freeSpin !== session.freeSpin) return refuse('otherSession');
  if (bet.status === 'CANCELED') return refuse('rolledBack');
  return bet.status === 'UNSETTLED' ? allow({ bet }) : refuse('settled');
}

export interface RollbackFacts<Bet extends RoundBet> extends SettlementFacts<Bet> {
  readonly repeated: boolean;
  /** What the rollback refers to: the bet of its round, another call, or one that never arrived. */
  readonly placed: 'BET' | 'OTHER' | 'NONE';
}

export interface RollbackPlan<Bet extends RoundBet> {
  readonly refund: Bet | null;
}

/** Vendors send a rollback when they do not know whether their bet arrived, so it may come first. */
export function decideRollback<Bet extends RoundBet>(
  facts: RollbackFacts<Bet>,
): Decision<RollbackPlan<Bet>, RollbackReason> {
  if (facts.repeated) return refuse('repeated');
  if (facts.placed === 'NONE') return allow({ refund: null });
  if (facts.placed === 'OTHER') return refuse('otherBet');
  const settlement = decideSettlement(facts);
  if (!settlement.allowed) return settlement;
  const { bet } = settlement.plan;
  return isPartPaid(bet) ? refuse('partPaid') : allow({ refund: bet });
}
