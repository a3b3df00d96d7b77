import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { cardAt, deckSize } from '../deck.ts';
import type { Draws } from '../fairness.ts';
import { stepwise } from '../model.ts';
import type { Json, RoundState, ShownRecord, StudioModel } from '../model.ts';

/** How a hand against the dealer ends once it is raised. */
export type Showdown = 'UNQUALIFIED' | 'WON' | 'LOST' | 'TIE';

export type AnteEnd = Showdown | 'FOLDED';

interface Cards {
  readonly player: number;
  readonly dealer: number;
  readonly board: number;
}

/** A game of poker against the dealer: an ante, a look at one's cards, then a raise or a fold. */
export interface AnteRules {
  /** How many cards each is dealt, in this order. */
  readonly cards: Cards;
  /** How many of the dealer's and the board's lie open before the player decides. */
  readonly open: Pick<Cards, 'dealer' | 'board'>;
  /** In antes. */
  readonly raise: number;
  /** Whether one card of the player's may be swapped before the raise, for one ante more. */
  readonly swaps?: boolean;
  readonly strengthOf: (cards: readonly number[]) => number;
  readonly handOf: (strength: number) => string;
  /** The least that the dealer plays with. */
  readonly qualifying: number;
  /** What the ante and the raise get back, each in stakes of its own, by the player's hand. */
  readonly backFor: (end: Showdown, hand: string) => readonly [ante: number, raise: number];
}

interface Round {
  readonly ante: Minor;
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly board: readonly number[];
  /** The card that was swapped, and its place; null while none was. */
  readonly swapped: { readonly place: number; readonly card: number } | null;
  readonly move: 'RAISE' | 'FOLD' | null;
}

type Dealt = Pick<Round, 'player' | 'dealer' | 'board'>;

export function showdownOf(rules: AnteRules, { player, dealer, board }: Dealt): Showdown {
  const theirs = rules.strengthOf([...dealer, ...board]);
  if (theirs < rules.qualifying) return 'UNQUALIFIED';
  const own = rules.strengthOf([...player, ...board]);
  if (own === theirs) return 'TIE';
  return own > theirs ? 'WON' : 'LOST';
}

/** Deals from a deck without what was dealt before. */
function dealerOf(draws: Draws, gone: readonly number[] = []): (count: number) => number[] {
  const left = Array.from({ length: deckSize }, (_, card) => card).filter((card) => !gone.includes(card));
  return (count) => Array.from({ length: count }, () => left.splice(draws.below(left.length), 1)[0] ?? 0);
}

function dealt({ cards }: AnteRules, ante: Minor, draws: Draws): Round {
  const deal = dealerOf(draws);
  return {
    ante,
    player: deal(cards.player),
    dealer: deal(cards.dealer),
    board: deal(cards.board),
    swapped: null,
    move: null,
  };
}

const moves = ['RAISE', 'FOLD'] as const;

/** Swaps by the place of the card, from 1 on. */
const swapsOf = ({ swaps = false, cards }: AnteRules): readonly string[] =>
  swaps ? Array.from({ length: cards.player }, (_, place) => `SWAP_${String(place + 1)}`) : [];

function swap(round: Round, place: number, draws: Draws): Round {
  const { player, dealer, board } = round;
  const [next = 0] = dealerOf(draws, [...player, ...dealer, ...board])(1);
  return { ...round, player: player.with(place, next), swapped: { place, card: player[place] ?? 0 } };
}

function act(
  rules: AnteRules,
  round: Round,
  { action, draws }: { action: Json; draws: Draws },
): Round | null {
  if (round.move !== null) return null;
  const move = moves.find((each) => each === action);
  if (move !== undefined) return { ...round, move };
  const place = swapsOf(rules).findIndex((each) => each === action);
  return place < 0 || round.swapped ? null : swap(round, place, draws);
}

/** What each stake was and gets back: the ante, what a swap cost, and the raise. */
function stakesOf(rules: AnteRules, round: Round, back: readonly [number, number]) {
  const { ante, swapped, move } = round;
  const raise = money.of(ante * BigInt(rules.raise));
  const [anteBack, raiseBack] = back;
  return [
    { stake: ante, payout: money.of(ante * BigInt(anteBack)) },
    ...(swapped ? [{ stake: ante, payout: money.zero }] : []),
    ...(move === 'RAISE' ? [{ stake: raise, payout: money.of(raise * BigInt(raiseBack)) }] : []),
  ];
}

function show(rules: AnteRules, round: Round): RoundState {
  const { player, dealer, board, move, swapped } = round;
  const end: AnteEnd | null = move === null ? null : move === 'FOLD' ? 'FOLDED' : showdownOf(rules, round);
  const seenBoard = end === null ? board.slice(0, rules.open.board) : board;
  const hand = rules.handOf(rules.strengthOf([...player, ...seenBoard]));
  const stakes = stakesOf(rules, round, end === null || end === 'FOLDED' ? [0, 0] : rules.backFor(end, hand));
  return {
    view: {
      player: { cards: player.map(cardAt), hand },
      dealer: {
        cards: dealer.map((card, index) => (end === null && index >= rules.open.dealer ? '' : cardAt(card))),
        hand: end === null ? null : rules.handOf(rules.strengthOf([...dealer, ...board])),
      },
      board: board.map((card, index) => (index < seenBoard.length ? cardAt(card) : '')),
      swapped: swapped && { place: swapped.place, card: cardAt(swapped.card) },
      end,
    },
    next: end === null ? [...moves, ...(swapped ? [] : swapsOf(rules))] : [],
    stakes: stakes.map(({ stake }) => stake),
    payouts: end === null ? null : stakes.map(({ payout }) => payout),
  };
}

type Words = Pick<StudioModel, 'id' | 'kind' | 'volatility' | 'rules' | 'returnOf' | 'exactReturn'>;

/** The model of such a game. @param pays what the page shows of them */
export const anteGame = (rules: AnteRules, pays: readonly ShownRecord[], words: Words): StudioModel => ({
  ...words,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: { cards: { ...rules.cards }, open: { ...rules.open }, raise: rules.raise, pays },
  play: stepwise<Round>({
    begin: ({ stake, choice }, draws) => (choice === null ? dealt(rules, stake, draws) : null),
    act: (round, action, draws) => act(rules, round, { action, draws }),
    show: (round) => show(rules, round),
  }),
});
