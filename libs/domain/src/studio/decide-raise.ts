import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { isSameMoney } from '../wallets/index.ts';
import type { WalletMode } from '../wallets/index.ts';
import type { StudioReason } from './studio-reasons.ts';

export interface PlayedWith {
  /** Code. */
  readonly currency: string;
  /** Id of the free spins; null where the wallets are played. */
  readonly freeSpins: string | null;
  /** Null without an active promo, which is cash too. */
  readonly stakedFrom: WalletMode | null;
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
  const same = begun.currency === played.currency && isSameMoney(begun.stakedFrom, played.stakedFrom);
  return free || !same ? refuse('otherMoney') : allow();
};
