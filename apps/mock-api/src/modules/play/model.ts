import type { BalanceType } from '#platform/store/contract-types.ts';
import type { GameModel } from '../games/index.ts';

/** A sitting of a member at a game (PLAY-05). */
export interface GameSessionModel {
  readonly id: string;
  readonly memberId: string;
  readonly game: GameModel;
  /** Code of the currency that every bet of the session is in: the active one when it began, or that of the free spins. */
  readonly currency: string;
  /** Id of the member's free spins that are played; null when bets are paid from the wallets. */
  readonly freeSpin: string | null;
  readonly balanceType: BalanceType;
  readonly dateTimeStarted: string;
  /** Null while it is live. */
  readonly dateTimeEnded: string | null;
  /** From when play counts for the reality check. */
  readonly countedFrom: Date;
  /** When the reality check is due; null when never. */
  readonly checkDueAt: Date | null;
}
