import { money } from '../../money/index.ts';
import { stepwise } from '../model.ts';
import type { RoundState, Shown, StudioModel } from '../model.ts';
import type { Rational } from '../rational.ts';
import { dividedBy } from '../rational-sums.ts';
import { bestProspect } from './best-play.ts';
import { totalOf } from './cards.ts';
import { deal, movesOf, payoutOf, play, resultOf, turnOf } from './hands.ts';
import type { Deal, Hand } from './hands.ts';

let returned: Rational | undefined;

/** What is paid of all that is staked, so that a double and a split count with their own stakes. */
function exactReturn(): Rational {
  if (returned) return returned;
  const { paid, staked } = bestProspect();
  returned = dividedBy(paid, staked);
  return returned;
}

function handView(state: Deal, hand: Hand, index: number): Shown {
  const bets = state.bets.filter((bet) => bet.hand === index);
  return {
    cards: hand.cards,
    ...totalOf(hand.cards),
    stake: money.sum(bets.map(({ stake }) => stake)),
    result: state.over ? resultOf(state, hand) : null,
    amount: state.over ? money.sum(bets.map((bet) => payoutOf(state, bet))) : null,
  };
}

function show(state: Deal): RoundState {
  const { dealer, hands, bets, over } = state;
  const seen = over ? dealer : dealer.slice(0, 1);
  return {
    view: {
      dealer: { cards: seen, ...totalOf(seen) },
      hands: hands.map((hand, index) => handView(state, hand, index)),
      turn: turnOf(state),
    },
    next: movesOf(state),
    stakes: bets.map(({ stake }) => stake),
    payouts: over ? bets.map((bet) => payoutOf(state, bet)) : null,
  };
}

export const blackjack: StudioModel = {
  id: 'BLACKJACK_CLASSIC',
  kind: 'BLACKJACK',
  volatility: 'LOW',
  rules: [
    'Come closer to 21 than the dealer without going over; pictures count ten, an ace one or eleven.',
    'Each card is drawn from a full deck, so that what was dealt before changes nothing.',
    'A blackjack, an ace and a ten in the first two cards, pays 3 to 2; any other win pays 1 to 1.',
    'Equal totals give the stake back.',
    'The dealer draws to 16 and stands on every 17, and looks for a blackjack before you play.',
    'You may double on any two cards, for a second stake and one more card.',
    'You may split two cards of one value once, for a second stake; split aces get one card each.',
    'After a split a hand may be doubled, and 21 with two cards is no blackjack.',
    'The best play is to take at each card the move that loses least; its return is of all that is staked, doubles and splits too.',
  ],
  returnOf: 'with the best play',
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder.filter((stake) => stake % 2n === 0n),
  table: { decks: null, dealerStandsOn: 17 },
  play: stepwise<Deal>({
    begin: ({ stake, choice }, draws) => (choice === null ? deal(stake, draws) : null),
    act: play,
    show,
  }),
};
