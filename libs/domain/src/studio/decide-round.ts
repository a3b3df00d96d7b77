import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { decideAutoplay } from './decide-autoplay.ts';
import type { AutoplayFacts } from './decide-autoplay.ts';
import type { Json } from './model.ts';
import type { RoundReason } from './round-reasons.ts';
import { isSameJson } from './same-json.ts';

export interface RoundBet {
  readonly currency: string;
  readonly choice: Json;
  /** Null where it was not kept. */
  readonly stake: Minor | null;
}

export interface OrderedBet extends RoundBet {
  /** Whether the game has the choice at the stake. */
  readonly offered: boolean;
}

export interface RoundFacts<Order extends OrderedBet = OrderedBet, Earlier extends RoundBet = RoundBet> {
  /** Null when what was sent is no order. */
  readonly order: Order | null;
  /** The round that was begun by the same request; null for a new one. */
  readonly earlier: Earlier | null;
  /** Null for a round that begins at a press. */
  readonly autoplay: AutoplayFacts | null;
  /** How many of the member's rounds at the game are not over. */
  readonly unfinished: number;
}

export type RoundPlan<Order extends OrderedBet, Earlier extends RoundBet> =
  /** The round was begun before, and is answered as it stands. */
  { readonly kind: 'REPEAT'; readonly round: Earlier } | { readonly kind: 'BEGIN'; readonly order: Order };

const isSameBet = (one: RoundBet, other: RoundBet): boolean =>
  one.currency === other.currency && one.stake === other.stake && isSameJson(one.choice, other.choice);

/** Whether a round begins: once for each request, by itself only within the limits of its autoplay, and never beside another. */
export function decideRound<Order extends OrderedBet, Earlier extends RoundBet>({
  order,
  earlier,
  autoplay,
  unfinished,
}: RoundFacts<Order, Earlier>): Decision<RoundPlan<Order, Earlier>, RoundReason> {
  if (!order) return refuse('orderMalformed');
  if (!order.offered) return refuse('choiceUnknown');
  if (earlier)
    return isSameBet(earlier, order) ? allow({ kind: 'REPEAT', round: earlier }) : refuse('otherOrder');
  const next = autoplay && decideAutoplay(autoplay);
  if (next && !next.allowed) return next;
  return unfinished > 0 ? refuse('roundOpen') : allow({ kind: 'BEGIN', order });
}
