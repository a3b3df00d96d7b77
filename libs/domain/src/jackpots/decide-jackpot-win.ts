import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { JackpotDrawReason, JackpotRoundReason } from './jackpot-reasons.ts';
import type { PoolStatus } from './jackpots.ts';

export type JackpotStatus = 'ACTIVE' | 'CLOSING' | 'DELETED' | 'DISABLED';

export interface JackpotState {
  readonly status: JackpotStatus;
  readonly poolStatus: PoolStatus;
}

/** All amounts in the currency of the pool. */
export interface JackpotRoundFacts extends JackpotState {
  readonly stake: Minor;
  /** Whether at least half of the stake counts (decision 042). */
  readonly mostlyAtRisk: boolean;
  readonly payout: Minor;
  readonly winRequirement: Minor;
  /**
   * The member's cash turnover on its games since its last payout, this round included; null while it is not added up, which
   * is worth doing for a round only that wins with any.
   */
  readonly turnover: Minor | null;
  readonly turnoverRequirement: Minor;
}

/** One that is closing can be won once more. */
export function isOpenJackpot(status: JackpotStatus): boolean {
  return status === 'ACTIVE' || status === 'CLOSING';
}

function poolProblem({ status, poolStatus }: JackpotState): 'closed' | 'filling' | null {
  if (!isOpenJackpot(status)) return 'closed';
  return poolStatus === 'PAYING_OUT' ? null : 'filling';
}

/**
 * Whether a settled round of cash wins a jackpot (JACK-12). Its win is what it pays beyond its stake, or a stake spread over
 * all results, or a bet that is cashed out at once, would win for sure; so would one of two stakes that cover each other. Nearly so
 * does one that is spread over most results, so that its win counts only if half of it was at risk.
 */
export function decideJackpotRound(facts: JackpotRoundFacts): Decision<null, JackpotRoundReason> {
  const problem = poolProblem(facts);
  if (problem) return refuse(problem);
  if (!facts.mostlyAtRisk) return refuse('notAtRisk');
  if (money.subtract(facts.payout, facts.stake) < facts.winRequirement) return refuse('winShort');
  const { turnover, turnoverRequirement } = facts;
  return turnover !== null && turnover < turnoverRequirement ? refuse('turnoverShort') : allow(null);
}

/** Whether the operator can draw a jackpot for a member; a bet of theirs stands in for the winning round. */
export function decideJackpotDraw<Jackpot extends JackpotState, Bet>(facts: {
  readonly jackpot: Jackpot | null;
  readonly bet: Bet | null;
}): Decision<{ readonly jackpot: Jackpot; readonly bet: Bet }, JackpotDrawReason> {
  const { jackpot, bet } = facts;
  if (!jackpot) return refuse('jackpotUnknown');
  const problem = poolProblem(jackpot);
  if (problem) return refuse(problem);
  return bet === null ? refuse('noBet') : allow({ jackpot, bet });
}

/** One that was closing is switched off by its last win. */
export function statusAfterWin(status: JackpotStatus): JackpotStatus {
  return status === 'CLOSING' ? 'DISABLED' : status;
}
