import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cardAt, deckSize, rankAceHigh, rankOf, shoeOf, suitOf } from './deck.ts';
import { drawDistinct, waysToChoose } from './distinct.ts';
import { drawsOf } from './fairness.ts';
import { memberSeed } from './member-seed.ts';
import type { Json, SharedRounds } from './model.ts';
import { memoize } from './memoize.ts';
import { rational } from './rational.ts';
import type { Rational } from './rational.ts';
import { dividedBy, isMore, minus, plus, times } from './rational-sums.ts';
import { drawnAt, isDrawn, nextRound, tableDay } from './shared-rounds.ts';
import { spreadOver } from './spread.ts';

const of = (text: string): Rational => {
  const [over = '0', under = '1'] = text.split('/');
  return rational(BigInt(over), BigInt(under));
};
const shown = ({ over, under }: Rational) =>
  under === 1n ? String(over) : `${String(over)}/${String(under)}`;

describe('sums of fractions', () => {
  it.each([
    ['1/2', '1/3', '5/6', '1/6', '1/6', '3/2'],
    ['1/6', '1/3', '1/2', '-1/6', '1/18', '1/2'],
    ['-1/2', '1/2', '0', '-1', '-1/4', '-1'],
    ['0', '-5/7', '-5/7', '5/7', '0', '0'],
    ['3', '4/2', '5', '1', '6', '3/2'],
  ])('of %s and %s: sum %s, difference %s, product %s, quotient %s', (one, other, ...answers) => {
    const results = [plus, minus, times, dividedBy].map((sum) => shown(sum(of(one), of(other))));
    expect(results).toEqual(answers);
  });

  it.each([
    ['1/2', '1/3', true],
    ['1/3', '1/2', false],
    ['2/4', '1/2', false],
    ['-1/3', '-1/2', true],
    ['0', '-1/9', true],
  ])('%s is more than %s: %s', (one, other, more) => {
    expect(isMore(of(one), of(other))).toBe(more);
  });

  it('cannot be divided by nothing', () => {
    expect(() => dividedBy(of('1/2'), of('0'))).toThrow(RangeError);
  });
});

describe('a stake that is spread over fields', () => {
  const fields = new Map([
    ['red', 'R'],
    ['odd', 'O'],
  ]);

  it.each<[string, Json, bigint, string | null]>([
    ['all on one field', { red: 1 }, 100n, 'R100'],
    ['three quarters and one', { red: 3, odd: 1 }, 100n, 'R75 O25'],
    ['in the order in which it was laid', { odd: 1, red: 1 }, 100n, 'O50 R50'],
    ['parts that could be shorter', { red: 50, odd: 50 }, 100n, 'R50 O50'],
    ['a million parts', { red: 1_000_000 }, 1_000_000n, 'R1000000'],
    ['more parts than that', { red: 1_000_001 }, 1_000_001n, null],
    ['a stake that does not share evenly', { red: 2, odd: 1 }, 100n, null],
    ['no field', {}, 100n, null],
    ['a field that is not there', { red: 1, even: 1 }, 100n, null],
    ['a field of every object', { toString: 1 }, 100n, null],
    ['no part', { red: 0 }, 100n, null],
    ['no part beside one', { red: 1, odd: 0 }, 100n, null],
    ['less than nothing, which makes up the rest', { red: 2, odd: -1 }, 100n, null],
    ['half a part', { red: 0.5, odd: 0.5 }, 100n, null],
    ['a part in words', { red: '1' }, 100n, null],
    ['a list', ['red'], 100n, null],
    ['a word', 'red', 100n, null],
    ['nothing', null, 100n, null],
  ])('%s', (_what, choice, stake, spread) => {
    const laid = spreadOver(fields, { stake: money.of(stake), choice });
    expect(laid?.map((each) => `${each.field}${String(each.stake)}`).join(' ') ?? null).toBe(spread);
  });
});

describe('what is drawn', () => {
  it.each([
    [5, 0, 1n],
    [5, 5, 1n],
    [5, 2, 10n],
    [5, 6, 0n],
    [5, -1, 0n],
    [36, 6, 1_947_792n],
    [80, 20, 3_535_316_142_212_174_320n],
  ])('of %i, %i can be chosen in %i ways', (all, count, ways) => {
    expect(waysToChoose(all, count)).toBe(ways);
  });

  it.each([
    ['the first of what is left each time', [0, 0, 0], [1, 2, 3]],
    ['the last of what is left each time', [4, 3, 2], [5, 4, 3]],
    ['the same place, from which the number is gone', [1, 1, 1], [2, 3, 4]],
  ])('without a number twice: %s', (_what, places, numbers) => {
    const left = [...places];
    const counts: number[] = [];
    const below = (count: number) => {
      counts.push(count);
      return left.shift() ?? 0;
    };
    expect(drawDistinct({ below }, 3, 5)).toEqual(numbers);
    expect(counts).toEqual([5, 4, 3]);
  });

  it.each([
    [0, 'AS', 1, 14, 'S'],
    [12, 'KS', 13, 13, 'S'],
    [13, 'AH', 1, 14, 'H'],
    [22, '10H', 10, 10, 'H'],
    [26, 'AD', 1, 14, 'D'],
    [40, '2C', 2, 2, 'C'],
    [51, 'KC', 13, 13, 'C'],
    [52, 'AS', 1, 14, 'S'],
  ])('as card %i is %s, of rank %i and height %i', (number, card, rank, height, suit) => {
    expect(cardAt(number)).toBe(card);
    expect([rankOf(card), rankAceHigh(card), suitOf(card)]).toEqual([rank, height, suit]);
  });

  it('from a shoe is every card once for each deck, in whatever order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 3 }), (nonce, decks) => {
        const next = shoeOf(drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce }), decks);
        const counts = new Map<string, number>();
        for (let dealt = 0; dealt < decks * deckSize; dealt += 1) {
          const card = next();
          counts.set(card, (counts.get(card) ?? 0) + 1);
        }
        expect(counts.size).toBe(52);
        expect(new Set(counts.values())).toEqual(new Set([decks]));
      }),
      { numRuns: 20 },
    );
  });
});

it('what is found once is not looked for again, even when it is nothing', () => {
  let asked = 0;
  const find = memoize((): string | undefined => {
    asked += 1;
    return undefined;
  });
  expect([find(), find(), asked]).toEqual([undefined, undefined, 1]);
});

it('a seed of a member is their own, at one game, once, in one world', () => {
  const names = { member: 'm1', game: 'g1', id: 's1' };
  const seeds = [
    memberSeed('42', names),
    memberSeed('43', names),
    ...[{ member: 'm2' }, { game: 'g2' }, { id: 's2' }].map((other) =>
      memberSeed('42', { ...names, ...other }),
    ),
  ];
  expect(new Set(seeds).size).toBe(5);
  expect(memberSeed('42', { ...names })).toBe(seeds[0]);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
});

describe('a round that is drawn by the clock every 40 seconds', () => {
  const shared: SharedRounds = {
    every: 40_000,
    result: () => ({}),
    host: () => ({ before: '', after: '' }),
  };

  it.each([
    [0, 1, 40_000],
    [39_999, 1, 40_000],
    [40_000, 2, 80_000],
    [86_399_999, 2160, 86_400_000],
  ])('at %i ms is number %i, drawn at %i ms', (now, round, at) => {
    expect(nextRound(shared, now)).toBe(round);
    expect(drawnAt(shared, round)).toBe(at);
    expect(isDrawn(shared, round, new Date(at - 1))).toBe(false);
    expect(isDrawn(shared, round, new Date(at))).toBe(true);
  });

  it.each([
    [1, '1970-01-01'],
    [2159, '1970-01-01'],
    [2160, '1970-01-02'],
    [44_517_600, '2026-06-06'],
    [44_517_599, '2026-06-05'],
  ])('number %i is of the day %s', (round, day) => {
    expect(tableDay(shared, round)).toBe(day);
  });
});
