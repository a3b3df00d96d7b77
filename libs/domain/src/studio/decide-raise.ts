import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { StudioReason } from './studio-reasons.ts';

export interface PlayedWith {
  /** Code. */
  readonly currency: string;
  /** Id of the free spins; null where the wallets are played. */
  readonly freeSpins: string | null;
}

export interface RaiseFacts {
  readonly begun: PlayedWith;
  /** What is played with now. */
  readonly played: PlayedWith;
}

/**
 * Whether a round that goes on may stake more: what was begun with one kind of money is not raised with another, and a free
 * spin, which has its one stake, with none.
 */
export const decideRaise = ({
  begun,
  played,
}: RaiseFacts): Decision<undefined, Extract<StudioReason, 'otherMoney'>> => {
  const free = begun.freeSpins !== null || played.freeSpins !== null;
  return free || begun.currency !== played.currency ? refuse('otherMoney') : allow();
};
