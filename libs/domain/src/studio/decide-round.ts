import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { decideStake, limitTexts } from '../play/index.ts';
import type { StakeDetails, StakeFacts } from '../play/index.ts';
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

export interface OrderedBet extends Omit<RoundBet, 'stake'> {
  /** As it was sent. */
  readonly stake: string;
}

export interface RoundFacts<Order extends OrderedBet = OrderedBet, Earlier extends RoundBet = RoundBet> {
  /** Null when what was sent is no order. */
  readonly order: Order | null;
  /** The round that was begun by the same request; null for a new one. */
  readonly earlier: Earlier | null;
  /** What may be staked at the seat now. */
  readonly stakes: Omit<StakeFacts, 'stake'>;
  /** Whether the game has a choice at a stake. */
  readonly offers: (stake: Minor, choice: Json) => boolean;
  /** Null for a round that begins at a press. */
  readonly autoplay: Omit<AutoplayFacts, 'stake'> | null;
  /** How many of the member's rounds at the game are not over. */
  readonly unfinished: number;
}

export type RoundPlan<Order extends OrderedBet, Earlier extends RoundBet> =
  /** The round was begun before, and is answered as it stands, whatever is offered now. */
  | { readonly kind: 'REPEAT'; readonly round: Earlier }
  | { readonly kind: 'BEGIN'; readonly order: Order; readonly stake: Minor };

const isSameBet = (earlier: RoundBet, order: OrderedBet, { type }: RoundFacts['stakes']): boolean =>
  earlier.currency === order.currency &&
  earlier.stake === money.parseOrZero(order.stake, type) &&
  isSameJson(earlier.choice, order.choice);

function begunNow<Order extends OrderedBet>(
  order: Order,
  { stakes, offers, autoplay, unfinished }: Omit<RoundFacts, 'earlier' | 'order'>,
): Decision<RoundPlan<Order, never>, RoundReason, StakeDetails> {
  const details = limitTexts(stakes.ladder, stakes.type);
  const staked = decideStake({ ...stakes, stake: order.stake });
  if (!staked.allowed) return staked;
  const { stake } = staked.plan;
  if (!offers(stake, order.choice)) return refuse('choiceUnknown', details);
  const next = autoplay && decideAutoplay({ ...autoplay, stake });
  if (next && !next.allowed) return refuse(next.reason, details);
  return unfinished > 0 ? refuse('roundOpen', details) : allow({ kind: 'BEGIN', order, stake });
}

/** Whether a round begins: once for each request, by itself only within the limits of its autoplay, and never beside another. */
export function decideRound<Order extends OrderedBet, Earlier extends RoundBet>({
  order,
  earlier,
  ...seat
}: RoundFacts<Order, Earlier>): Decision<RoundPlan<Order, Earlier>, RoundReason, StakeDetails> {
  const details = limitTexts(seat.stakes.ladder, seat.stakes.type);
  if (!order) return refuse('orderMalformed', details);
  if (!earlier) return begunNow(order, seat);
  if (!isSameBet(earlier, order, seat.stakes)) return refuse('otherOrder', details);
  return allow({ kind: 'REPEAT', round: earlier });
}
