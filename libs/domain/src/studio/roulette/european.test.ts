import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { colourOf, pockets, rouletteBets } from './bets.ts';
import { europeanRoulette } from './european.ts';

/** Draws that let the ball rest in a pocket. */
const restingOn = (pocket: number) => ({ below: () => pockets.indexOf(pocket) });

const spin = (pocket: number, stake: bigint, choice: Json, actions: Json[] = []) =>
  europeanRoulette.play({ stake: money.of(stake), choice, actions }, restingOn(pocket));

const numbersOf = (id: string) => rouletteBets.find((bet) => bet.id === id)?.numbers;

describe('the roulette table', () => {
  it('has each of the 37 pockets once, half of the numbers red', () => {
    expect(pockets).toHaveLength(37);
    expect(new Set(pockets).size).toBe(37);
    const colours = pockets.map(colourOf);
    expect(colours.filter((colour) => colour === 'RED')).toHaveLength(18);
    expect(colours.filter((colour) => colour === 'BLACK')).toHaveLength(18);
    expect(colours.slice(1).every((colour, index) => colour === (index % 2 === 0 ? 'RED' : 'BLACK'))).toBe(
      true,
    );
  });

  it.each([
    ['straight', 1, 35, 37],
    ['split', 2, 17, 60],
    ['trio', 3, 11, 2],
    ['street', 3, 11, 12],
    ['corner', 4, 8, 23],
    ['line', 6, 5, 11],
    ['column', 12, 2, 3],
    ['dozen', 12, 2, 3],
    ['red', 18, 1, 1],
    ['black', 18, 1, 1],
    ['even', 18, 1, 1],
    ['odd', 18, 1, 1],
    ['low', 18, 1, 1],
    ['high', 18, 1, 1],
  ])('has the bet %s on %i numbers at %i to 1, %i times', (kind, covers, pays, count) => {
    const bets = rouletteBets.filter(({ id }) => id.split('-')[0] === kind);
    expect(bets).toHaveLength(count);
    expect(bets.every((bet) => new Set(bet.numbers).size === covers && bet.pays === pays)).toBe(true);
  });

  it('names each bet once, by what it covers', () => {
    expect(new Set(rouletteBets.map(({ id }) => id)).size).toBe(157);
    expect(new Set(rouletteBets.map(({ numbers }) => numbers.join())).size).toBe(157);
    expect(numbersOf('corner-17-18-20-21')).toEqual([17, 18, 20, 21]);
    expect(numbersOf('line-31-32-33-34-35-36')).toEqual([31, 32, 33, 34, 35, 36]);
    expect(numbersOf('column-3')).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]);
    expect(numbersOf('dozen-2')).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(numbersOf('split-3-4')).toBeUndefined();
  });
});

describe('roulette', () => {
  it('PLAY-35 returns 36 of 37, 97.30 %, whichever bet is taken', () => {
    expect(europeanRoulette.exactReturn()).toEqual({ over: 36n, under: 37n });
    expect(percentText(europeanRoulette.exactReturn())).toBe('97.30');
    for (const { id } of rouletteBets) {
      const paid = pockets.map((pocket) => spin(pocket, 1n, { [id]: 1 })?.payouts?.[0] ?? money.zero);
      expect(money.sum(paid)).toBe(36n);
    }
  });

  it.each([
    [17, { 'straight-17': 1 }, 14_400n],
    [17, { 'straight-17': 1, red: 3 }, 3600n],
    [17, { 'straight-17': 1, black: 3 }, 4200n],
    [17, { 'split-17-20': 1, 'corner-17-18-20-21': 1 }, 5400n],
    [0, { red: 1, black: 1, even: 1, low: 1 }, 0n],
    [0, { 'corner-0-1-2-3': 1, 'dozen-1': 1 }, 1800n],
    [36, { 'column-3': 1, 'dozen-3': 1 }, 600n + 600n],
  ] as [number, Json, bigint][])('on %i pays for %j of a stake of 4.00', (pocket, choice, won) => {
    expect(spin(pocket, 400n, choice)).toMatchObject({ next: [], stakes: [400n], payouts: [won] });
  });

  it('shows where the ball rests and what each field has won', () => {
    expect(spin(32, 400n, { red: 3, 'straight-0': 1 })?.view).toEqual({
      pocket: 32,
      colour: 'RED',
      bets: [
        { bet: 'red', stake: 300n, amount: 600n },
        { bet: 'straight-0', stake: 100n, amount: 0n },
      ],
    });
  });

  it.each<[string, Json]>([
    ['nothing', null],
    ['no field', {}],
    ['a list', ['red']],
    ['a field that it does not have', { purple: 1 }],
    ['a field that every object has', { constructor: 1 }],
    ['nothing on a field', { red: 0 }],
    ['less than nothing', { red: 2, black: -1 }],
    ['a part of a chip', { red: 0.5, black: 0.5 }],
    ['a word', { red: '1' }],
    ['more than can be counted', { red: 1_000_001 }],
    ['shares that do not come out even', { red: 1, black: 2 }],
  ])('refuses %s', (_what, choice) => {
    expect(spin(5, 400n, choice)).toBeNull();
  });

  it('is over with its one step', () => {
    expect(spin(5, 400n, { red: 1 }, ['AGAIN'])).toBeNull();
  });

  it('lets the ball rest by one draw of 37, and never pays but by the fields', () => {
    const fields = fc.dictionary(
      fc.constantFrom(...rouletteBets.map(({ id }) => id)),
      fc.integer({ min: 1, max: 9 }),
      {
        minKeys: 1,
      },
    );
    fc.assert(
      fc.property(fields, fc.nat(), (choice, nonce) => {
        const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
        const chips = Object.values(choice).reduce((sum, count) => sum + count, 0);
        const stake = money.of(BigInt(chips) * 20n);
        const round = europeanRoulette.play({ stake, choice, actions: [] }, draws);
        const value = draws.taken[0]?.value ?? -1;
        const pocket = pockets[value] ?? -1;
        const won = rouletteBets
          .filter(({ numbers }) => numbers.includes(pocket))
          .map(({ id, pays }) => BigInt(choice[id] ?? 0) * BigInt(pays + 1) * 20n);
        expect(draws.taken).toEqual([{ below: 37, value }]);
        expect(round?.payouts).toEqual([won.reduce((sum, amount) => sum + amount, 0n)]);
      }),
    );
  });
});
