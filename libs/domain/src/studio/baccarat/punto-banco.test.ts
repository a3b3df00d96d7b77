import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { coupChances } from './chances.ts';
import { bankerDraws, pointsOf, totalOf } from './coup.ts';
import { puntoBanco } from './punto-banco.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Draws that deal cards of these ranks, of the first suit that has them left. */
function dealing(names: string) {
  const left = Array.from({ length: 416 }, (_, number) => number);
  const wanted = names.split(' ');
  return {
    below: () => {
      const rank = ranks.indexOf(wanted.shift() ?? '');
      const index = left.findIndex((number) => number % 13 === rank);
      left.splice(index, 1);
      return index;
    },
  };
}

const coup = (names: string, choice: Json, stake = 300n) =>
  puntoBanco.play({ stake: money.of(stake), choice, actions: [] }, dealing(names));

describe('a coup of baccarat', () => {
  it.each([
    ['a natural, to which nobody draws', '9 2 K 2', 'PLAYER', 9, 4],
    ['a natural of Banker', '2 8 3 K', 'BANKER', 5, 8],
    ['Player standing on 6 and Banker on 7', '6 7 K K', 'BANKER', 6, 7],
    ['Player standing, Banker drawing to 5', '7 5 K K 3', 'BANKER', 7, 8],
    ['Player drawing an 8, Banker standing on 3', '2 3 K K 8', 'BANKER', 0, 3],
    ['Player drawing a 9, Banker drawing to 3', '2 3 K K 9 A', 'BANKER', 1, 4],
    ['Player drawing a 7, Banker drawing to 6', '2 6 K K 7 K', 'PLAYER', 9, 6],
    ['Player drawing a 5, Banker standing on 6', 'A 6 K K 5', 'TIE', 6, 6],
  ] as const)('with %s', (_what, names, result, player, banker) => {
    expect(coup(names, { TIE: 1 })?.view).toMatchObject({
      result,
      player: { total: player },
      banker: { total: banker },
    });
  });

  it.each([
    ['Player', '9 2 K 2', [600n, 0n, 0n]],
    ['Banker, less 5 %', '2 9 3 K', [0n, 585n, 0n]],
    ['a tie, and gives the other stakes back', '7 7 K K', [300n, 300n, 3000n]],
  ] as const)('pays %s', (_what, names, amounts) => {
    const round = coup(names, { PLAYER: 1, BANKER: 1, TIE: 1 }, 900n);
    expect(round).toMatchObject({ next: [], stakes: [900n], payouts: [money.sum(amounts.map(money.of))] });
    expect(round?.view['bets']).toEqual([
      { bet: 'PLAYER', stake: 300n, amount: amounts[0] },
      { bet: 'BANKER', stake: 300n, amount: amounts[1] },
      { bet: 'TIE', stake: 300n, amount: amounts[2] },
    ]);
  });

  it.each<[string, Json, bigint]>([
    ['no field', {}, 300n],
    ['a field that it does not have', { DRAW: 1 }, 300n],
    ['a share that 5 % of does not come out even', { BANKER: 1, TIE: 2 }, 90n],
  ])('refuses %s', (_what, choice, stake) => {
    expect(coup('9 2 K 2', choice, stake)).toBeNull();
  });

  it('is staked so that 5 % come out even', () => {
    expect(puntoBanco.stakesOf([20n, 25n, 50n, 100n].map(money.of))).toEqual([20n, 100n]);
  });

  it('deals four to six of eight decks and pays nothing but by their totals', () => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
        const round = puntoBanco.play({ stake: money.of(100n), choice: { BANKER: 1 }, actions: [] }, draws);
        const { player, banker } = round?.view as Record<string, { cards: string[]; total: number }>;
        expect(draws.taken.map(({ below }) => below)).toEqual(
          [416, 415, 414, 413, 412, 411].slice(0, draws.taken.length),
        );
        expect(player?.cards.length).toBeGreaterThan(1);
        expect(draws.taken).toHaveLength((player?.cards.length ?? 0) + (banker?.cards.length ?? 0));
        expect(player?.total).toBe(totalOf(player?.cards.map(pointsOf) ?? []));
        const ahead = (banker?.total ?? 0) - (player?.total ?? 0);
        expect(round?.payouts).toEqual([ahead > 0 ? 195n : ahead === 0 ? 100n : 0n]);
      }),
    );
  });
});

it.each([
  [3, '0123456 7 9', '8'],
  [4, '234567', '0189'],
  [5, '4567', '012389'],
  [6, '67', '01234589'],
  [7, '', '0123456789'],
] as const)(
  'Banker draws to %i when Player’s third card counts one of %s, and to no other',
  (total, to, not) => {
    for (const third of to.replace(/ /g, '')) expect(bankerDraws(total, Number(third))).toBe(true);
    for (const third of not) expect(bankerDraws(total, Number(third))).toBe(false);
    expect(bankerDraws(total, null)).toBe(total <= 5);
  },
);

describe('what baccarat returns', () => {
  it('is counted over every coup that eight decks can deal', () => {
    expect(coupChances()).toEqual([
      { result: 'PLAYER', ways: 2_230_518_282_592_256n },
      { result: 'BANKER', ways: 2_292_252_566_437_888n },
      { result: 'TIE', ways: 475_627_426_473_216n },
    ]);
  });

  it('PLAY-35 is 98.94 % on Banker, 98.76 % on Player and 95.16 % on a tie', () => {
    expect(percentText(puntoBanco.exactReturn())).toBe('98.94');
    expect(puntoBanco.table['fields']).toMatchObject([
      { id: 'PLAYER', returned: '98.76' },
      { id: 'BANKER', returned: '98.94' },
      { id: 'TIE', returned: '95.16' },
    ]);
    expect(puntoBanco.rules.at(-1)).toBe(
      'A bet on Banker returns 98.94 %, on Player 98.76 %, on a tie 95.16 %.',
    );
  });
});
