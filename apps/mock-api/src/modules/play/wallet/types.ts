import type { Minor } from '@magpie/domain/money';
import { Refusal } from '../../../platform/graphql/index.ts';
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

/** The wallets hold less than a stake. Thrown before anything of it is written, so that a unit may go on. */
export class StakeRefused extends Refusal {
  readonly stake: Minor;

  /**
   * @param stake what was to be taken
   * @param available what can be played with, as a decimal of the wire
   */
  constructor(stake: Minor, available: string) {
    super('INSUFFICIENT_BALANCE', 'Your balance does not cover this stake.', { available });
    this.stake = stake;
  }
}
