import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText, rational } from '../index.ts';
import { houseWay } from './house-way.ts';
import { endOf, paiGowPoker } from './pai-gow.ts';
import { forEveryClass } from './testing/classes.ts';
import type { SevenClass } from './testing/classes.ts';
import { endsOf, spreadOf, spreadOfAll } from './testing/spread.ts';

/*
 * The return of the house way over all 154,143,080 sevens against each other. The whole walk takes a quarter of a minute, so that it
 * is asked for: `TEST_RETURNS=all`. Otherwise its parts are held against the rules.
 */
const isWhole = process.env['TEST_RETURNS'] === 'all';

/** All classes of seven, and of each thousandth the cards. */
function classes(jokers: 0 | 1) {
  const some: SevenClass[] = [];
  let [count, weight] = [0, 0];
  forEveryClass(jokers, (found) => {
    if (count % 1000 === 0) some.push(found);
    count += 1;
    weight += found.weight;
  });
  return { weight, some };
}

const strengths = ({ front, back }: ReturnType<typeof houseWay>) => ({ front, back });

/** The same cards with their suits in another order. */
const turned = (cards: readonly number[]) =>
  cards.map((card) => (card === 52 ? card : (card + 13) % 52)).reverse();

describe('pai gow poker', () => {
  it.each([
    [0, 133_784_560],
    [1, 20_358_520],
  ] as const)('has all sevens with %i joker in its classes, set alike in any suits', (jokers, all) => {
    const { weight, some } = classes(jokers);
    expect(weight).toBe(all);
    expect(some.length).toBeGreaterThan(100);
    for (const { cards } of some)
      expect(strengths(houseWay(turned(cards)))).toEqual(strengths(houseWay(cards)));
  });

  it('counts the ends of any spread as its rules end each pair', () => {
    const sevens = fc.array(
      fc.record({ front: fc.nat(4), back: fc.nat(4), weight: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(sevens, (list) => {
        const counts = { WON: 0, LOST: 0, PUSH: 0 };
        for (const own of list)
          for (const theirs of list) counts[endOf(own, theirs)] += own.weight * theirs.weight;
        const { won, lost, all } = endsOf(spreadOf(list));
        expect([won, lost]).toEqual([BigInt(counts.WON), BigInt(counts.LOST)]);
        expect(all * all).toBe(BigInt(counts.WON + counts.LOST + counts.PUSH));
      }),
    );
  });

  it('PLAY-35 states 96.93 %: what is left of 28.5 wins in a hundred, 30.2 losses and a commission', () => {
    const [won, lost, all] = [6_778_729_585_048_708n, 7_168_787_219_835_324n, 154_143_080n ** 2n];
    expect(paiGowPoker.exactReturn()).toEqual(rational(100n * all + 95n * won - 100n * lost, 100n * all));
    expect(percentText(paiGowPoker.exactReturn())).toBe('96.93');
  });

  if (isWhole)
    it('PLAY-35 returns exactly what is stated, by the house way of every seven against every other', () => {
      expect(endsOf(spreadOfAll(houseWay))).toEqual({
        won: 6_778_729_585_048_708n,
        lost: 7_168_787_219_835_324n,
        all: 154_143_080n,
      });
    }, 300_000);
});
