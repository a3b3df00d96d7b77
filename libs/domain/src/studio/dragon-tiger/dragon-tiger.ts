import { deckSize, rankOf, shoeOf, suitOf } from '../deck.ts';
import type { Card } from '../deck.ts';
import { drawnOnce, fieldTable, returnOn } from '../field-game.ts';
import type { BetField, Chance } from '../field-game.ts';
import type { StudioModel } from '../model.ts';

type DragonTigerResult = 'DRAGON' | 'TIGER' | 'TIE' | 'SUITED_TIE';

const decks = 8;

/** Of the cards that can follow the first: those of its rank tie, those of its suit too among them; the rest fall alike. */
export function dragonTigerChances(): readonly Chance<DragonTigerResult>[] {
  const left = BigInt(decks * deckSize - 1);
  const suited = BigInt(decks - 1);
  const ties = BigInt(decks * 4 - 1) - suited;
  const each = (left - ties - suited) / 2n;
  return [
    { result: 'DRAGON', ways: each },
    { result: 'TIGER', ways: each },
    { result: 'TIE', ways: ties },
    { result: 'SUITED_TIE', ways: suited },
  ];
}

const isTie = (result: DragonTigerResult) => result === 'TIE' || result === 'SUITED_TIE';

const side = (won: 'DRAGON' | 'TIGER') => (result: DragonTigerResult) =>
  result === won ? 200 : isTie(result) ? 50 : 0;

const fields: readonly BetField<DragonTigerResult>[] = [
  { id: 'DRAGON', name: 'Dragon', pays: '1 to 1', back: side('DRAGON') },
  { id: 'TIGER', name: 'Tiger', pays: '1 to 1', back: side('TIGER') },
  { id: 'TIE', name: 'Tie', pays: '12 to 1', back: (result) => (isTie(result) ? 1300 : 0) },
  {
    id: 'SUITED_TIE',
    name: 'Suited tie',
    pays: '56 to 1',
    back: (result) => (result === 'SUITED_TIE' ? 5700 : 0),
  },
];

const table = fieldTable({ fields, unit: 2n, returnOf: (field) => returnOn(field, dragonTigerChances()) });

function resultOf(dragon: Card, tiger: Card): DragonTigerResult {
  const lead = rankOf(dragon) - rankOf(tiger);
  if (lead === 0) return suitOf(dragon) === suitOf(tiger) ? 'SUITED_TIE' : 'TIE';
  return lead > 0 ? 'DRAGON' : 'TIGER';
}

export const dragonTiger: StudioModel = {
  id: 'DRAGON_TIGER',
  kind: 'DRAGON_TIGER',
  volatility: 'LOW',
  rules: [
    'Dragon and Tiger get one card each; the higher one wins. A king is the highest, an ace the lowest.',
    'Dragon and Tiger pay 1 to 1. On a tie, half of a bet on either comes back.',
    'A tie pays 12 to 1, a tie of one suit 56 to 1.',
    'Eight decks are shuffled anew for every round.',
    'A bet on Dragon or on Tiger returns 96.27 %, on a tie 97.11 %, on a suited tie 96.14 %.',
  ],
  returnOf: 'on Dragon and on Tiger',
  exactReturn: () => table.returnOn('DRAGON'),
  staking: table.staking,
  stakesOf: table.stakesOf,
  table: { decks, fields: table.shown() },
  play: drawnOnce(table, (draws) => {
    const deal = shoeOf(draws, decks);
    const [dragon, tiger] = [deal(), deal()];
    const result = resultOf(dragon, tiger);
    return { result, shown: { result, dragon: { cards: [dragon] }, tiger: { cards: [tiger] } } };
  }),
};
