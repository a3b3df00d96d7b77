import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { dealCard } from '../deck.ts';
import type { Card } from '../deck.ts';
import type { Draws } from '../fairness.ts';
import type { Json } from '../model.ts';
import { isBlackjack, totalOf, valueOf } from './cards.ts';

export interface Hand {
  readonly cards: readonly Card[];
  readonly stood: boolean;
}

/** A bet, by the hand that it lies on. */
export interface HandBet {
  readonly hand: number;
  readonly stake: Minor;
}

export interface Deal {
  readonly stake: Minor;
  readonly dealer: readonly Card[];
  readonly hands: readonly Hand[];
  /** In the order in which they were made. */
  readonly bets: readonly HandBet[];
  readonly over: boolean;
}

export const moves = ['HIT', 'STAND', 'DOUBLE', 'SPLIT'] as const;
export type HandMove = (typeof moves)[number];

export type HandResult = 'BLACKJACK' | 'WON' | 'PUSH' | 'LOST';

const isStood = ({ cards, stood }: Hand) => stood || totalOf(cards).total >= 21;
const isBust = ({ cards }: Hand) => totalOf(cards).total > 21;

/** Index of the hand that is played; -1 when none is. */
export const turnOf = ({ hands, over }: Deal): number =>
  over ? -1 : hands.findIndex((hand) => !isStood(hand));

export function movesOf(deal: Deal): readonly HandMove[] {
  const hand = deal.hands[turnOf(deal)];
  if (!hand) return [];
  const [first, second, third] = hand.cards;
  if (first === undefined || second === undefined || third !== undefined) return ['HIT', 'STAND'];
  const isPair = deal.hands.length === 1 && valueOf(first) === valueOf(second);
  return isPair ? moves : ['HIT', 'STAND', 'DOUBLE'];
}

/** The dealer draws to 16 and stands on every 17, and draws nothing when no hand is left to beat. */
function dealerPlays(deal: Deal, draws: Draws): Deal {
  if (turnOf(deal) >= 0) return deal;
  const dealer = [...deal.dealer];
  if (!deal.hands.every(isBust)) while (totalOf(dealer).total < 17) dealer.push(dealCard(draws));
  return { ...deal, dealer, over: true };
}

/** Two cards each, dealt in turn. A blackjack of either side ends it at once. */
export function deal(stake: Minor, draws: Draws): Deal {
  const [first, up, second, hole] = [dealCard(draws), dealCard(draws), dealCard(draws), dealCard(draws)];
  const dealer = [up, hole];
  const cards = [first, second];
  return {
    stake,
    dealer,
    hands: [{ cards, stood: false }],
    bets: [{ hand: 0, stake }],
    over: isBlackjack(dealer) || isBlackjack(cards),
  };
}

function withHand(deal: Deal, index: number, hand: Hand): Deal {
  return { ...deal, hands: deal.hands.with(index, hand) };
}

function splitIn(deal: Deal, { cards: [first = '', second = ''] }: Hand, draws: Draws): Deal {
  const stood = valueOf(first) === 1;
  return {
    ...deal,
    hands: [first, second].map((card) => ({ cards: [card, dealCard(draws)], stood })),
    bets: [...deal.bets, { hand: 1, stake: deal.stake }],
  };
}

function moved(deal: Deal, move: HandMove, draws: Draws): Deal {
  const turn = turnOf(deal);
  const hand = deal.hands[turn];
  if (!hand) return deal;
  if (move === 'STAND') return withHand(deal, turn, { ...hand, stood: true });
  if (move === 'SPLIT') return splitIn(deal, hand, draws);
  const cards = [...hand.cards, dealCard(draws)];
  if (move === 'HIT') return withHand(deal, turn, { cards, stood: false });
  const doubled = withHand(deal, turn, { cards, stood: true });
  return { ...doubled, bets: [...deal.bets, { hand: turn, stake: deal.stake }] };
}

/** Null for a move that the hand which is played does not have. */
export function play(deal: Deal, action: Json, draws: Draws): Deal | null {
  const move = movesOf(deal).find((each) => each === action);
  return move === undefined ? null : dealerPlays(moved(deal, move, draws), draws);
}

export function resultOf({ dealer, hands }: Deal, hand: Hand): HandResult {
  const natural = hands.length === 1 && isBlackjack(hand.cards);
  if (natural !== isBlackjack(dealer)) return natural ? 'BLACKJACK' : 'LOST';
  const own = totalOf(hand.cards).total;
  const other = totalOf(dealer).total;
  if (own > 21) return 'LOST';
  if (own === other) return 'PUSH';
  return other > 21 || own > other ? 'WON' : 'LOST';
}

const halves: Readonly<Record<HandResult, bigint>> = { BLACKJACK: 5n, WON: 4n, PUSH: 2n, LOST: 0n };

/** What a bet gets back, its own stake with it. */
export function payoutOf(deal: Deal, { hand, stake }: HandBet): Minor {
  const played = deal.hands[hand];
  return played ? money.of((stake * halves[resultOf(deal, played)]) / 2n) : money.zero;
}
