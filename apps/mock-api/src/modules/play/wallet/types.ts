import type { Refused } from '@magpie/domain/decision';
import type { Minor } from '@magpie/domain/money';
import { betReasons } from '@magpie/domain/play';
import type { BetDetails, BetReason } from '@magpie/domain/play';
import { Refusal, refusalOf } from '../../../platform/graphql/index.ts';
import type { GameSessionModel } from '../model.ts';

/** What every call of a vendor names. */
interface WalletOrder {
  readonly session: GameSessionModel;
  /** The vendor's own name for the call: the same one again does nothing more. */
  readonly transaction: string;
  /** The vendor's name for the round, unique per game. */
  readonly round: string;
}

/** Takes a stake, above zero, in the session's currency. */
export interface BetOrder extends WalletOrder {
  readonly amount: Minor;
}

/** Settles a round. Zero settles a lost one. */
export interface WinOrder extends WalletOrder {
  readonly amount: Minor;
}

/** Annuls a bet that has not been settled. */
export interface RollbackOrder extends WalletOrder {
  /** Transaction of the bet. */
  readonly bet: string;
}

/** What a call led to; a repeat is answered the same, with `replayed: true`. */
export interface WalletAnswer {
  readonly transaction: string;
  /** What the member could play with right after it. */
  readonly balance: bigint;
  readonly replayed: boolean;
}

/** A bet was refused. Thrown before anything of it is written, so that a unit may go on. */
export class BetRefused extends Refusal {
  readonly reason: BetReason;
  readonly stake: Minor;

  constructor(decision: Refused<BetReason, BetDetails>, stake: Minor) {
    const { available } = decision.details;
    const refusal = refusalOf(betReasons, decision, available === null ? undefined : { available });
    super(refusal.code, refusal.message, refusal.details);
    this.reason = decision.reason;
    this.stake = stake;
  }
}
