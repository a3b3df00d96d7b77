import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { StudioReason } from './studio-reasons.ts';

export interface RaiseFacts {
  /** Code of the currency that the round was begun in. */
  readonly begunIn: string;
  /** Code of the currency that is played in now. */
  readonly playedIn: string;
  readonly freeSpins: boolean;
}

/** Whether a round that goes on may stake more: what was begun with one kind of money is not raised with another. */
export const decideRaise = ({
  begunIn,
  playedIn,
  freeSpins,
}: RaiseFacts): Decision<undefined, Extract<StudioReason, 'otherMoney'>> =>
  freeSpins || begunIn !== playedIn ? refuse('otherMoney') : allow();
