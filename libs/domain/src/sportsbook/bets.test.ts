import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { betEnd, fairValue, linesOf, potentialReturn, settledState, stakeOf } from './bets.ts';
import type { Leg, LegState } from './bets.ts';
import { fixtureById } from './fixtures.ts';
import { marketsOf } from './markets.ts';
import { matchOf } from './match.ts';

const leg = (odds: number, state: LegState = 'OPEN'): Leg => ({ odds, state });
const terms = (size: number, unit: bigint) => ({ size, unit: money.of(unit) });

describe('the lines of a bet', () => {
  it('are one for a single and a multiple, and every combination for a system', () => {
    expect(linesOf(1, 1)).toEqual([[0]]);
    expect(linesOf(3, 3)).toEqual([[0, 1, 2]]);
    expect(linesOf(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(linesOf(8, 4)).toHaveLength(70);
  });

  it('each stake the same', () => {
    expect(stakeOf(terms(2, 500n), 4)).toBe(3000n);
  });
});

describe('what a bet returns', () => {
  it.each<[string, number, bigint, Leg[], bigint]>([
    ['a single', 1, 1200n, [leg(185)], 2220n],
    ['a double', 2, 1000n, [leg(185), leg(210)], 3885n],
    ['a treble of long odds', 3, 100n, [leg(333), leg(333), leg(333)], 3692n],
    ['a multiple of which a match was postponed', 2, 1000n, [leg(185, 'WON'), leg(210, 'VOID')], 1850n],
    ['a system of 2 of 3 all of which win', 2, 1000n, [leg(200), leg(300), leg(150)], 13_500n],
    [
      'a system of 2 of 3 with one lost',
      2,
      1000n,
      [leg(200, 'WON'), leg(300, 'LOST'), leg(150, 'WON')],
      3000n,
    ],
    ['a system with one postponed', 2, 1000n, [leg(200, 'WON'), leg(300, 'VOID'), leg(150, 'WON')], 6500n],
  ])('%s', (_name, size, unit, legs, payout) => {
    expect(potentialReturn(terms(size, unit), legs)).toBe(payout);
  });
});

describe('the end of a bet', () => {
  it.each<[string, number, LegState[], ReturnType<typeof betEnd>]>([
    ['open while a match is', 2, ['WON', 'OPEN'], null],
    ['lost with its first lost leg', 2, ['LOST', 'OPEN'], { ending: 'LOST', payout: money.zero }],
    ['won when all are', 2, ['WON', 'WON'], { ending: 'WON', payout: money.of(400n) }],
    ['void when no match was played', 2, ['VOID', 'VOID'], { ending: 'VOID', payout: money.of(100n) }],
    ['won without what was not played', 2, ['VOID', 'WON'], { ending: 'WON', payout: money.of(200n) }],
    ['open for a system while a line can win', 2, ['LOST', 'OPEN', 'OPEN'], null],
    [
      'lost for a system without such a line',
      2,
      ['LOST', 'LOST', 'OPEN'],
      { ending: 'LOST', payout: money.zero },
    ],
  ])('%s', (_name, size, states, end) => {
    expect(
      betEnd(
        terms(size, 100n),
        states.map((state) => leg(200, state)),
      ),
    ).toEqual(end);
  });

  it('is the same in whichever order its matches end', () => {
    const states = fc.array(fc.constantFrom<LegState>('WON', 'LOST', 'VOID'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(states, fc.nat(5), (ends, hidden) => {
        const all = ends.map((state, index) => leg(150 + index, state));
        const early = betEnd(
          terms(1, 100n),
          all.map((entry, index) => (index === hidden ? { ...entry, state: 'OPEN' } : entry)),
        );
        if (early) expect(early).toEqual(betEnd(terms(1, 100n), all));
      }),
    );
  });
});

it('a bet is worth what its open legs promise', () => {
  const open = { ...leg(200), chance: 500_000 };
  expect(fairValue(terms(1, 1000n), [open])).toBe(1000n);
  expect(fairValue(terms(2, 1000n), [{ ...leg(300, 'WON'), chance: 0 }, open])).toBe(3000n);
  expect(fairValue(terms(2, 1000n), [{ ...leg(300, 'LOST'), chance: 0 }, open])).toBe(0n);
});

describe('PLAY-30 what became of a selection', () => {
  const fixture = fixtureById('soc-1981');
  if (!fixture) throw new Error('There is no such match.');
  const match = matchOf('42', fixture);
  const markets = marketsOf(fixture, match);

  it.each([
    ['WINNER', 'HOME', 'WON'],
    ['WINNER', 'DRAW', 'LOST'],
    ['WINNER', 'AWAY', 'LOST'],
    ['BOTH_SCORE', 'YES', 'WON'],
    ['CORRECT_SCORE', 'OTHER', 'WON'],
    ['CORRECT_SCORE', '3-2', 'LOST'],
  ] as const)('%s %s is %s after 4–2', (kind, selection, state) => {
    const market = markets.find((entry) => entry.kind === kind);
    if (!market) throw new Error(`There is no ${kind}.`);
    expect(settledState(fixture, match, { market, selection })).toBe(state);
    const off = { ...match, conclusion: 'ABANDONED' } as const;
    expect(settledState(fixture, off, { market, selection })).toBe('VOID');
  });
});
