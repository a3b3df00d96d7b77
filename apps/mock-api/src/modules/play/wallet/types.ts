import type { Refused } from '@magpie/domain/decision';
import type { Minor } from '@magpie/domain/money';
import { betReasons } from '@magpie/domain/play';
import type { BetDetails, BetReason, RoundEnd } from '@magpie/domain/play';
import { Refusal, refusalOf } from '#platform/graphql/index.ts';
import type { WalletMode } from '@magpie/domain/wallets';
import type { GameSessionModel } from '../model.ts';

interface WalletOrder {
  readonly session: GameSessionModel;
  /** The vendor's own name for the call: the same one again does nothing more. */
  readonly transaction: string;
  /** The vendor's name for the round, unique per game. */
  readonly round: string;
}

export interface BetOrder extends WalletOrder {
  readonly amount: Minor;
  /** As of `BetFacts`. */
  readonly stakedFrom: WalletMode | null | undefined;
}

export interface WinOrder extends WalletOrder {
  readonly amount: Minor;
  readonly ended: RoundEnd;
  /** What of the stake the amount buys back; zero unless it leaves the round open. */
  readonly bought: Minor;
  /** Whether another stake of the member covered the opposite result. */
  readonly hedged: boolean;
}

export interface RollbackOrder extends WalletOrder {
  readonly bet: string;
}

export interface WalletAnswer {
  readonly transaction: string;
  readonly balance: bigint;
  readonly replayed: boolean;
}

/** A bet was refused. Thrown before anything of it is written, so that a unit may go on. */
export class BetRefused extends Refusal {
  readonly reason: BetReason;

  constructor(decision: Refused<BetReason, BetDetails>) {
    const { available } = decision.details;
    const refusal = refusalOf(betReasons, decision, available === null ? undefined : { available });
    super(refusal.code, refusal.message, refusal.details);
    this.reason = decision.reason;
  }
}
