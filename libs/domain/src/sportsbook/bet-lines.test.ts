import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { betEnd, fairValue, linesOf, potentialReturn, stakeOf } from './bets.ts';
import type { BetEnding, Leg, LegState } from './bets.ts';
import { decideQuote } from './decide-cash-out.ts';
import type { LegNow } from './decide-cash-out.ts';
import { decideSlip, previewBet } from './decide-slip.ts';

const states: Readonly<Record<string, LegState>> = { O: 'OPEN', W: 'WON', L: 'LOST', V: 'VOID' };

/** Legs such as '200W 150V': odds in hundredths, and how the match stands. */
const legsOf = (text: string): Leg[] =>
  text.split(' ').map((leg) => ({ odds: parseInt(leg, 10), state: states[leg.slice(-1)] ?? 'OPEN' }));

const terms = (size: number, unit: bigint) => ({ size, unit: money.of(unit) });

describe('the lines of a system', () => {
  it.each([
    [4, 2, '01 02 03 12 13 23'],
    [4, 3, '012 013 023 123'],
    [5, 4, '0123 0124 0134 0234 1234'],
    [3, 1, '0 1 2'],
    [2, 3, ''],
  ])('of %i legs in lines of %i are %s', (legs, size, lines) => {
    expect(
      linesOf(legs, size)
        .map((line) => line.join(''))
        .join(' '),
    ).toBe(lines);
  });

  it.each([
    [8, [8, 28, 56, 70, 56, 28, 8, 1]],
    [7, [7, 21, 35, 35, 21, 7, 1]],
    [6, [6, 15, 20, 15, 6, 1]],
  ])('of %i legs are as many as can be combined', (legs, counts) => {
    expect(counts.map((_, index) => linesOf(legs, index + 1).length)).toEqual(counts);
    expect(counts.map((_, index) => stakeOf(terms(index + 1, 25n), legs))).toEqual(
      counts.map((count) => BigInt(25 * count)),
    );
  });
});

describe('what is paid, each line rounded down', () => {
  it.each<[string, number, bigint, string, bigint]>([
    ['a cent at 1.99', 1, 1n, '199O', 1n],
    ['three cents at 1.50', 1, 3n, '150W', 4n],
    ['three singles of a cent, each rounded by itself', 1, 1n, '150W 150W 150W', 3n],
    ['a system whose lines lose a part of a cent each', 2, 1n, '130W 130W 130W', 3n],
    ['the same as one line loses it once', 3, 1n, '130W 130W 130W', 2n],
    ['a double of which one is void', 2, 333n, '175W 500V', 582n],
    ['a treble with two void', 3, 100n, '175V 500V 210W', 210n],
    ['a single that is void', 1, 777n, '175V', 777n],
    ['two singles of which one is void', 1, 100n, '175V 300L', 100n],
    // 2 of 4: the lines without the lost leg are 2.00 × 3.00, 2.00 × 1 and 3.00 × 1.
    ['a system of 2 of 4, one lost and one void', 2, 100n, '200W 300W 400L 500V', 1100n],
    // 3 of 4: only 2.00 × 3.00 × 1.
    ['a system of 3 of 4, one lost and one void', 3, 100n, '200W 300W 400L 500V', 600n],
    ['a system of 3 of 4 with two lost', 3, 100n, '200W 300L 400L 500W', 0n],
    ['open legs as if they won', 2, 100n, '200O 300W 400O', 2600n],
  ])('%s', (_what, size, unit, legs, paid) => {
    expect(potentialReturn(terms(size, unit), legsOf(legs))).toBe(paid);
  });

  it('is never less than nothing, nor more for a leg that is lost or void than for one that wins', () => {
    const leg = fc.record({
      odds: fc.integer({ min: 101, max: 50_000 }),
      state: fc.constantFrom<LegState>('WON', 'LOST', 'VOID', 'OPEN'),
    });
    const bets = fc.tuple(fc.array(leg, { minLength: 1, maxLength: 6 }), fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(bets, ([legs, lines, place]) => {
        const bet = terms(1 + (lines % legs.length), 100n);
        const paidWith = (state: LegState) =>
          potentialReturn(
            bet,
            legs.map((each, index) => (index === place % legs.length ? { ...each, state } : each)),
          );
        const [won, void_, lost] = [paidWith('WON'), paidWith('VOID'), paidWith('LOST')];
        expect(lost).toBeGreaterThanOrEqual(0n);
        expect(void_).toBeGreaterThanOrEqual(lost);
        expect(won).toBeGreaterThanOrEqual(void_);
      }),
    );
  });
});

describe('the end of a bet', () => {
  it.each<[string, number, string, BetEnding | null, bigint]>([
    ['singles are open while one is, even with one lost', 1, '200L 300O', null, 0n],
    ['singles are lost with the last', 1, '200L 300L', 'LOST', 0n],
    ['singles that win less than they staked have won', 1, '150W 300L', 'WON', 150n],
    ['a void single beside a lost one gives its stake back', 1, '150V 300L', 'WON', 100n],
    ['a system is void when all of it is, for every line', 2, '200V 300V 150V', 'VOID', 300n],
    ['a multiple with a void and an open leg is open', 2, '200V 300O', null, 0n],
    ['a multiple with a void and a lost leg is lost', 2, '200V 300L', 'LOST', 0n],
    ['a system is won only when no leg is open', 2, '200W 300W 150O', null, 0n],
    ['a system with one void of three pays two lines by one leg', 2, '200W 300L 150V', 'WON', 200n],
  ])('%s', (_what, size, legs, ending, payout) => {
    const end = betEnd(terms(size, 100n), legsOf(legs));
    expect(end).toEqual(ending && { ending, payout });
  });
});

describe('what a bet is worth while it is open', () => {
  it.each<[string, number, string, readonly number[], bigint]>([
    ['a leg as likely as its odds say is worth its stake', 1, '250O', [400_000], 1000n],
    ['one that has become likelier is worth more', 1, '250O', [600_000], 1500n],
    ['a void leg counts as left out', 2, '250O 400V', [400_000, 0], 1000n],
    ['a won one by its odds, whatever its chance was', 2, '250O 400W', [400_000, 1], 4000n],
    ['a line with a lost leg is worth nothing', 2, '250O 400L 200O', [400_000, 0, 500_000], 1000n],
    ['a millionth of a chance is rounded down to nothing', 1, '101O', [1], 0n],
  ])('%s', (_what, size, legs, chances, worth) => {
    const withChances = legsOf(legs).map((leg, index) => ({ ...leg, chance: chances[index] ?? 0 }));
    expect(fairValue(terms(size, 1000n), withChances)).toBe(worth);
  });
});

describe('a cash out that is refused for two reasons at once', () => {
  const leg = (change: Partial<LegNow> = {}): LegNow => ({
    ...{ odds: 200, state: 'OPEN', chance: 500_000, now: 190, moves: false },
    ...change,
  });

  it.each<[string, boolean, bigint, LegNow, string]>([
    ['over before too small', false, 1n, leg(), 'betOver'],
    ['over before suspended', false, 1000n, leg({ now: null }), 'betOver'],
    ['too small before suspended', true, 1n, leg({ now: null }), 'tooSmall'],
    ['too small before a move', true, 3n, leg({ moves: true }), 'tooSmall'],
    ['suspended before a move', true, 1000n, leg({ now: null, moves: true }), 'notOffered'],
    ['worth nothing before a move', true, 1000n, leg({ chance: 0, moves: true }), 'notOffered'],
    ['a void single is over', true, 1000n, leg({ state: 'VOID' }), 'betOver'],
  ])('says %s', (_what, open, unit, only, reason) => {
    const bet = { terms: terms(1, unit), legs: [only], open };
    expect(decideQuote({ share: 25, bet })).toMatchObject({ reason });
  });
});

describe('a slip that is refused for two reasons at once', () => {
  const on = (fixture: string, seen = 200, now: number | null = seen) =>
    ({ fixture, market: 'WINNER', selection: 'HOME', seen, now }) as const;
  const many = Array.from({ length: 9 }, () => on('soc-1'));

  it.each([
    ['empty before a size', [], 5, 'empty'],
    ['too many before related', many, 2, 'tooManyLegs'],
    ['related before a size', [on('soc-1'), on('soc-1')], 3, 'relatedLegs'],
    ['a size before what is closed', [on('soc-1', 200, null)], 2, 'sizeUnknown'],
    ['a part of a size', [on('soc-1'), on('soc-2')], 1.5, 'sizeUnknown'],
    ['closed before changed', [on('soc-1', 200, 210), on('soc-2', 200, null)], 2, 'legClosed'],
    ['changed before too long', [on('soc-1', 50_000, 40_000), on('soc-2', 50_000)], 2, 'oddsChanged'],
    ['too long by a hair', [on('soc-1', 10_001), on('soc-2', 10_000)], 2, 'oddsTooLong'],
    ['nothing for exactly 10,000', [on('soc-1', 10_000), on('soc-2', 10_000)], 2, undefined],
    ['nothing for long odds in singles', [on('soc-1', 50_000), on('soc-2', 50_000)], 1, undefined],
    ['nothing for eight', many.slice(1), 1, undefined],
  ])('says %s', (_what, legs, size, reason) => {
    const decision = decideSlip({ legs, size, unit: money.of(100n) });
    expect(decision.allowed ? undefined : decision.reason).toBe(reason);
  });
});

describe('a bet that is thought of', () => {
  const trillion = 10n ** 12n;

  it.each<[string, number, bigint, string, bigint | null, bigint | null]>([
    ['stakes and returns', 2, 500n, '200O 300O 150O', 1500n, 6750n],
    ['of what is not typed yet', 1, 0n, '200O', 0n, 0n],
    ['at the greatest stake that is reckoned with', 1, trillion, '200O', trillion, 2n * trillion],
    ['past it', 1, trillion + 1n, '200O', null, null],
    ['of odds that are too long, which stakes all the same', 2, 100n, '50000O 50000O', 100n, null],
    ['of nothing', 1, 100n, '200L', 100n, 0n],
  ])('%s', (_what, size, unit, legs, stake, returns) => {
    expect(previewBet(terms(size, unit), legsOf(legs))).toEqual({ stake, returns });
  });
});
