import { shoeOf } from '../deck.ts';
import { drawnOnce, fieldTable, returnOn } from '../field-game.ts';
import type { BetField } from '../field-game.ts';
import type { StudioModel } from '../model.ts';
import { memoize } from '../memoize.ts';
import { coupChances, decks } from './chances.ts';
import { dealCoup, pointsOf, resultOf, totalOf } from './coup.ts';
import type { CoupResult } from './coup.ts';

const chances = memoize(coupChances);

const fields: readonly BetField<CoupResult>[] = [
  {
    id: 'PLAYER',
    name: 'Player',
    pays: '1 to 1',
    back: (result) => ({ PLAYER: 200, BANKER: 0, TIE: 100 })[result],
  },
  {
    id: 'BANKER',
    name: 'Banker',
    pays: '0.95 to 1',
    back: (result) => ({ PLAYER: 0, BANKER: 195, TIE: 100 })[result],
  },
  { id: 'TIE', name: 'Tie', pays: '9 to 1', back: (result) => (result === 'TIE' ? 1000 : 0) },
];

const table = fieldTable({ fields, unit: 20n, returnOf: (field) => returnOn(field, chances()) });

export const puntoBanco: StudioModel = {
  id: 'BACCARAT_PUNTO_BANCO',
  kind: 'BACCARAT',
  volatility: 'LOW',
  rules: [
    'Bet on Player, on Banker or on a tie; you may bet on more than one. The hand whose total is closer to 9 wins.',
    'An ace counts one, tens and pictures nothing, and of a total only the last digit.',
    'Both get two cards. With 8 or 9 in two cards on either side, nobody draws.',
    'Player draws a third card to 5 or less. If Player stood, Banker does the same.',
    'If Player drew, Banker draws to 2 or less; to 3 unless that card was an 8; to 4 on a 2 to 7; to 5 on a 4 to 7; to 6 on a 6 or 7.',
    'Player pays 1 to 1, Banker 1 to 1 less a commission of 5 %, a tie 9 to 1. On a tie, bets on Player and Banker come back.',
    'Eight decks are shuffled anew for every round.',
    'A bet on Banker returns 98.94 %, on Player 98.76 %, on a tie 95.16 %.',
  ],
  returnOf: 'on Banker',
  exactReturn: () => table.returnOn('BANKER'),
  staking: table.staking,
  stakesOf: table.stakesOf,
  get table() {
    return { decks, fields: table.shown() };
  },
  play: drawnOnce(table, (draws) => {
    const { player, banker } = dealCoup(shoeOf(draws, decks));
    const [own, other] = [totalOf(player.map(pointsOf)), totalOf(banker.map(pointsOf))];
    const result = resultOf(own, other);
    return {
      result,
      shown: { result, player: { cards: player, total: own }, banker: { cards: banker, total: other } },
    };
  }),
};
