import { money } from '../../money/index.ts';
import { drawDistinct } from '../distinct.ts';
import type { Draws } from '../fairness.ts';
import { singleStep } from '../model.ts';
import type { StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

const fields = 9;
const alike = 3;

/** Of so many cards, as many as each prize says win it. */
const printed = 100_000;

/** A symbol, what three of it pay in stakes, and on how many of the cards that are printed there are three. */
const prizes = [
  { symbol: 'CROWN', pays: 1000, cards: 4 },
  { symbol: 'DIAMOND', pays: 100, cards: 80 },
  { symbol: 'SEVEN', pays: 25, cards: 480 },
  { symbol: 'BELL', pays: 10, cards: 1800 },
  { symbol: 'HORSESHOE', pays: 5, cards: 4000 },
  { symbol: 'CLOVER', pays: 2, cards: 9000 },
  { symbol: 'COIN', pays: 1, cards: 15_000 },
] as const;

type Prize = (typeof prizes)[number];

export type ScratchSymbol = Prize['symbol'];

/** The prize of a card by its number among those that are printed; null for one without. */
export function prizeOf(card: number): Prize | null {
  let from = 0;
  for (const prize of prizes) {
    from += prize.cards;
    if (card < from) return prize;
  }
  return null;
}

function exactReturn(): Rational {
  const paid = prizes.reduce((sum, { pays, cards }) => sum + pays * cards, 0);
  return rational(BigInt(paid), BigInt(printed));
}

/** What lies under the fields: three of the prize's symbol, and of every other two at most. */
function fieldsFor(prize: Prize | null, draws: Draws): readonly ScratchSymbol[] {
  const won = prize ? drawDistinct(draws, alike, fields) : [];
  const rest = prizes.filter((each) => each !== prize).flatMap(({ symbol }) => [symbol, symbol]);
  return Array.from({ length: fields }, (_, index) => {
    if (prize && won.includes(index + 1)) return prize.symbol;
    return rest.splice(draws.below(rest.length), 1)[0] ?? 'COIN';
  });
}

export const matchThree: StudioModel = {
  id: 'SCRATCH_MATCH_THREE',
  kind: 'SCRATCH',
  volatility: 'HIGH',
  rules: [
    'A card has nine fields. Three of one symbol below them win what the symbol pays; no card has two such prizes.',
    'What lies below the fields is decided when the card is bought; the order in which you scratch changes nothing.',
    'Each card is one of 100,000, all as likely as each other: 30,364 of them win.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: { printed, fields, prizes: prizes.map((prize) => ({ ...prize })) },
  play: singleStep(({ stake, choice }, draws) => {
    if (choice !== null) return null;
    const prize = prizeOf(draws.below(printed));
    return {
      payout: money.of(stake * BigInt(prize?.pays ?? 0)),
      view: { fields: fieldsFor(prize, draws), prize: prize?.symbol ?? null },
    };
  }),
};
