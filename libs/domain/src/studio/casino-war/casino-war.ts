import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { rankAceHigh, shoeOf } from '../deck.ts';
import type { Card } from '../deck.ts';
import { stepwise } from '../model.ts';
import type { RoundState, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

const decks = 6;

const cards = 52n * BigInt(decks);
const ofRank = 4n * BigInt(decks);

/** Pairs of cards that can follow a first pair that was a tie, and those of one rank among them; one rank has two cards fewer. */
export const warPairs = {
  all: (cards - 2n) * (cards - 3n),
  ties: (ofRank - 2n) * (ofRank - 3n) + 12n * ofRank * (ofRank - 1n),
};

/**
 * What is paid of all that is staked to whoever goes to war on every tie, over every four cards: two stakes for a higher card, three
 * for a war that is won and four for a war that is a tie again.
 */
function exactReturn(): Rational {
  const ties = ofRank - 1n;
  const rest = cards - 1n - ties;
  const { all, ties: warTies } = warPairs;
  const won = (all - warTies) / 2n;
  const paid = rest * all + ties * (3n * won + 4n * warTies);
  return rational(paid, (rest + 2n * ties) * all);
}

interface Battle {
  readonly stake: Minor;
  /** Player's and dealer's card, then those that a war is fought with. */
  readonly dealt: readonly [Card, Card, Card, Card];
  readonly move: 'WAR' | 'SURRENDER' | null;
}

export type BattleEnd = 'WON' | 'LOST' | 'SURRENDERED' | 'WAR_WON' | 'WAR_LOST' | 'WAR_TIE';

const leadOf = (own: Card, other: Card): number => rankAceHigh(own) - rankAceHigh(other);

function endOf({ dealt: [own, other, second, third], move }: Battle): BattleEnd | null {
  const lead = leadOf(own, other);
  if (lead !== 0) return lead > 0 ? 'WON' : 'LOST';
  if (move === null) return null;
  if (move === 'SURRENDER') return 'SURRENDERED';
  const later = leadOf(second, third);
  if (later === 0) return 'WAR_TIE';
  return later > 0 ? 'WAR_WON' : 'WAR_LOST';
}

function payoutsFor(end: BattleEnd, stake: Minor): readonly Minor[] {
  const twice = money.of(2n * stake);
  const none = money.zero;
  return {
    WON: [twice],
    LOST: [none],
    SURRENDERED: [money.of(stake / 2n)],
    WAR_WON: [stake, twice],
    WAR_LOST: [none, none],
    WAR_TIE: [twice, twice],
  }[end];
}

function show(battle: Battle): RoundState {
  const { stake, move } = battle;
  const [own, other, second, third] = battle.dealt;
  const end = endOf(battle);
  const fought = move === 'WAR';
  return {
    view: {
      player: { cards: fought ? [own, second] : [own] },
      dealer: { cards: fought ? [other, third] : [other] },
      end,
    },
    next: end === null ? ['WAR', 'SURRENDER'] : [],
    stakes: fought ? [stake, stake] : [stake],
    payouts: end && payoutsFor(end, stake),
  };
}

export const casinoWar: StudioModel = {
  id: 'CASINO_WAR',
  kind: 'CASINO_WAR',
  volatility: 'LOW',
  rules: [
    'You and the dealer get one card each; the higher one wins 1 to 1. An ace is the highest, a two the lowest.',
    'On a tie you may surrender for half of your stake, or go to war with a second stake.',
    'In a war both get one more card. If yours is higher, the second stake wins 1 to 1 and the first comes back.',
    'If the war is a tie too, both stakes win 1 to 1.',
    'Six decks are shuffled anew for every round.',
    'Whoever surrenders on every tie is returned 96.30 %.',
  ],
  returnOf: 'to whoever goes to war on every tie',
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder.filter((stake) => stake % 2n === 0n),
  table: { decks },
  play: stepwise<Battle>({
    begin: ({ stake, choice }, draws) => {
      if (choice !== null) return null;
      const next = shoeOf(draws, decks);
      return { stake, dealt: [next(), next(), next(), next()], move: null };
    },
    act: (battle, action) =>
      action === 'WAR' || action === 'SURRENDER' ? { ...battle, move: action } : null,
    show,
  }),
};
