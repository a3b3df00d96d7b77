import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import type { Draws } from '../fairness.ts';
import { stepwise } from '../model.ts';
import type { Json, RoundState, ShownRecord, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import { jokerNumber, paiGowCard, paiGowHandOf } from './hands.ts';
import { houseWay, isLegal, pairsOfPlaces, settingOf } from './house-way.ts';
import type { Setting } from './house-way.ts';

/**
 * What is returned when both sides are set by the house way: found by house-return.test.ts over every seven cards against every
 * other seven. Both are of decks of their own, so that one spread of hands stands for either side.
 */
const houseReturn = rational(115_155_474_989_236_743n, 118_800_445_559_432_000n);

export type PaiGowEnd = 'WON' | 'LOST' | 'PUSH';

type Strengths = Pick<Setting, 'front' | 'back'>;

/** Which of the player's hands win: those that are equal are the dealer's. */
const higherOf = (own: Strengths, theirs: Strengths) => ({
  front: own.front > theirs.front,
  back: own.back > theirs.back,
});

export function endOf(own: Strengths, theirs: Strengths): PaiGowEnd {
  const { front, back } = higherOf(own, theirs);
  if (front && back) return 'WON';
  return front || back ? 'PUSH' : 'LOST';
}

interface Round {
  readonly stake: Minor;
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly set: Setting | null;
}

/** Seven cards from a deck of 53, shuffled anew. */
function sevenOf(draws: Draws): number[] {
  const left = Array.from({ length: jokerNumber + 1 }, (_, card) => card);
  return Array.from({ length: 7 }, () => left.splice(draws.below(left.length), 1)[0] ?? 0);
}

/** By the places, from 1 on, of the two cards that go in front. */
const moveOf = ([one, other]: Setting['places']): string => `FRONT_${String(one + 1)}_${String(other + 1)}`;

const houseMove = 'HOUSE_WAY';

const legalSettings = (cards: readonly number[]): readonly Setting[] =>
  pairsOfPlaces.map((places) => settingOf(cards, places)).filter(isLegal);

function act(round: Round, action: Json): Round | null {
  const { player } = round;
  const set =
    action === houseMove
      ? houseWay(player)
      : legalSettings(player).find(({ places }) => moveOf(places) === action);
  return set && round.set === null ? { ...round, set } : null;
}

const shownSeat = (cards: readonly number[], { places, front, back }: Setting): ShownRecord => ({
  cards: cards.map(paiGowCard),
  front: [...places],
  hands: { front: paiGowHandOf(front), back: paiGowHandOf(back) },
});

const unset = (cards: readonly string[]): ShownRecord => ({ cards: [...cards], front: null, hands: null });

/** In hundredths of the stake. */
const backFor: Readonly<Record<PaiGowEnd, bigint>> = { WON: 195n, PUSH: 100n, LOST: 0n };

function show({ stake, player, dealer, set }: Round): RoundState {
  if (set === null) {
    return {
      view: {
        player: unset(player.map(paiGowCard)),
        dealer: unset(dealer.map(() => '')),
        higher: null,
        end: null,
      },
      next: [houseMove, ...legalSettings(player).map(({ places }) => moveOf(places))],
      stakes: [stake],
      payouts: null,
    };
  }
  const theirs = houseWay(dealer);
  const end = endOf(set, theirs);
  return {
    view: {
      player: shownSeat(player, set),
      dealer: shownSeat(dealer, theirs),
      higher: higherOf(set, theirs),
      end,
    },
    next: [],
    stakes: [stake],
    payouts: [money.of((stake * backFor[end]) / 100n)],
  };
}

export const paiGowPoker: StudioModel = {
  id: 'PAI_GOW_POKER',
  kind: 'PAI_GOW',
  volatility: 'LOW',
  rules: [
    'You are dealt seven cards. Set two of them in front and five behind; the five may not be the lower hand.',
    'If both of your hands are higher than the dealer’s, the stake wins 1 to 1 less a commission of 5 %. If one is, it comes back.',
    'Hands that are equal are the dealer’s.',
    'There is one joker in each deck of 53 cards. It completes a straight or a flush, and is an ace otherwise.',
    'Your cards and the dealer’s are of two decks, each shuffled anew: what you hold does not change what the dealer may have.',
    'Five aces are the highest hand, then a royal flush; ace, two, three, four, five is the lowest straight.',
    'The dealer sets by the house way, from the top: the first line that fits decides.',
    'Five aces put two of them in front, or a pair of kings.',
    'Four of a kind put a pair beside them in front. Without one, jacks and better are split, sevens to tens unless an ace can go in front; sixes and lower stay together.',
    'A full house puts its pair in front, the higher of two; of two threes of a kind, a pair of the higher goes in front; of three pairs, the highest.',
    'A straight, a flush or better stays behind, so that the highest two go in front.',
    'Three of a kind stay behind, but of three aces one goes in front.',
    'Two pairs are split, the lower in front. With tens and lower, both stay behind if an ace can go in front.',
    'A pair stays behind, or the highest card if there is none, and the next two go in front.',
  ],
  returnOf: 'by the house way',
  exactReturn: () => houseReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder.filter((stake) => (stake * 5n) % 100n === 0n),
  table: {},
  play: stepwise<Round>({
    begin: ({ stake, choice }, draws) =>
      choice === null ? { stake, player: sevenOf(draws), dealer: sevenOf(draws), set: null } : null,
    act,
    show,
  }),
};
