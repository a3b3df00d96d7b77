import { deckSize, rankOf, shoeOf } from '../deck.ts';
import type { Card } from '../deck.ts';
import { waysToChoose } from '../distinct.ts';
import type { Draws } from '../fairness.ts';
import { drawnOnce, fieldTable, returnOn } from '../field-game.ts';
import type { BetField, Chance } from '../field-game.ts';
import type { StudioModel } from '../model.ts';

type AndarBaharResult = 'ANDAR' | 'BAHAR';

/** In how many ways the three cards that match lie among those left, so that the first of them is dealt at a place from 1 on. */
const waysAt = (place: number): bigint => waysToChoose(deckSize - 1 - place, 2);

/** The first card goes to Andar, so that it has every odd place. */
export function andarBaharChances(): readonly Chance<AndarBaharResult>[] {
  const places = Array.from({ length: deckSize - 3 }, (_, index) => index + 1);
  const sum = (odd: number) =>
    places.filter((place) => place % 2 === odd).reduce((ways, place) => ways + waysAt(place), 0n);
  return [
    { result: 'ANDAR', ways: sum(1) },
    { result: 'BAHAR', ways: sum(0) },
  ];
}

const fields: readonly BetField<AndarBaharResult>[] = [
  { id: 'ANDAR', name: 'Andar', pays: '0.9 to 1', back: (result) => (result === 'ANDAR' ? 190 : 0) },
  { id: 'BAHAR', name: 'Bahar', pays: '1 to 1', back: (result) => (result === 'BAHAR' ? 200 : 0) },
];

const table = fieldTable({ fields, unit: 10n, returnOf: (field) => returnOn(field, andarBaharChances()) });

interface Dealt {
  readonly joker: Card;
  readonly cards: readonly Card[];
}

function dealt(draws: Draws): Dealt {
  const deal = shoeOf(draws, 1);
  const joker = deal();
  const cards: Card[] = [];
  do cards.push(deal());
  while (rankOf(cards.at(-1) ?? '') !== rankOf(joker));
  return { joker, cards };
}

export const andarBahar: StudioModel = {
  id: 'ANDAR_BAHAR',
  kind: 'ANDAR_BAHAR',
  volatility: 'LOW',
  rules: [
    'One card is laid open as the joker. Then cards are dealt to Andar and Bahar in turn, Andar first.',
    'The side that gets the first card of the joker’s rank wins.',
    'Andar, which is dealt to first and wins more often, pays 0.9 to 1; Bahar pays 1 to 1.',
    'A deck of 52 is shuffled anew for every round.',
    'A bet on Andar returns 97.85 %, on Bahar 97.00 %.',
  ],
  returnOf: 'on Andar',
  exactReturn: () => table.returnOn('ANDAR'),
  staking: table.staking,
  stakesOf: table.stakesOf,
  table: { fields: table.shown() },
  play: drawnOnce(table, (draws) => {
    const { joker, cards } = dealt(draws);
    const result: AndarBaharResult = cards.length % 2 === 1 ? 'ANDAR' : 'BAHAR';
    return {
      result,
      shown: {
        ...{ result, joker },
        andar: { cards: cards.filter((_, index) => index % 2 === 0) },
        bahar: { cards: cards.filter((_, index) => index % 2 === 1) },
      },
    };
  }),
};
