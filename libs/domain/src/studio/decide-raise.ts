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

export interface BegunWith extends Omit<PlayedWith, 'stakedFrom'> {
  /** As of {@link PlayedWith}; undefined where it was not kept. */
  readonly stakedFrom: WalletMode | null | undefined;
}

export interface RaiseFacts {
  readonly begun: BegunWith;
  readonly played: PlayedWith;
}

/**
 * Whether a round that goes on may stake more: what was begun with one kind of money is not raised with another, and a free
 * spin, which has its one stake, with none. One of which nobody knows the money is raised with any, as it could be when it began: to
 * refuse would take the ante of who can only raise or fold.
 */
export const decideRaise = ({
  begun,
  played,
}: RaiseFacts): Decision<undefined, Extract<StudioReason, 'otherMoney'>> => {
  const free = begun.freeSpins !== null || played.freeSpins !== null;
  const sameMoney = begun.stakedFrom === undefined || isSameMoney(begun.stakedFrom, played.stakedFrom);
  return free || begun.currency !== played.currency || !sameMoney ? refuse('otherMoney') : allow();
};
