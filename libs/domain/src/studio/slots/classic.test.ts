import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import { classicSlot, lineWin, slotOutcome, slotReels, spinSlot } from './classic.ts';
import { slotLines, slotPayout, slotSymbols } from './lines.ts';
import type { SlotFace, SlotSymbol } from './lines.ts';

const counted = (reel: readonly SlotFace[]) =>
  slotSymbols.map((symbol) => reel.filter((entry) => entry === symbol).length);

/** Every combination of symbols on a line with the number of stops that give it. */
function* lines(): Generator<{ symbols: SlotSymbol[]; ways: number }> {
  const weights = slotReels.map(counted);
  const size = slotSymbols.length;
  for (let code = 0; code < size ** slotReels.length; code += 1) {
    const picks = weights.map((_, reel) => Math.floor(code / size ** reel) % size);
    const symbols = picks.flatMap((pick) => slotSymbols[pick] ?? []);
    yield { symbols, ways: picks.reduce((ways, pick, reel) => ways * (weights[reel]?.[pick] ?? 0), 1) };
  }
}

describe('slot', () => {
  it('has five reels of 32 stops with the same symbols', () => {
    expect(slotReels).toHaveLength(5);
    for (const reel of slotReels) expect(counted(reel)).toEqual([2, 3, 3, 4, 4, 5, 5, 6]);
  });

  it('has ten different lines over the three rows', () => {
    expect(new Set(slotLines.map((line) => line.join(''))).size).toBe(10);
    for (const line of slotLines) expect(line.join('')).toMatch(/^[012]{5}$/);
  });

  it.each([
    ['QUEEN QUEEN QUEEN KING KING', { symbol: 'QUEEN', count: 3, pays: 5 }],
    ['QUEEN QUEEN QUEEN QUEEN QUEEN', { symbol: 'QUEEN', count: 5, pays: 40 }],
    ['CROWN WILD CROWN CROWN KING', { symbol: 'CROWN', count: 4, pays: 100 }],
    ['WILD WILD QUEEN QUEEN KING', { symbol: 'QUEEN', count: 4, pays: 14 }],
    ['WILD WILD WILD QUEEN KING', { symbol: 'WILD', count: 3, pays: 50 }],
    ['WILD WILD WILD BELL BELL', { symbol: 'BELL', count: 5, pays: 300 }],
    ['WILD WILD WILD WILD WILD', { symbol: 'WILD', count: 5, pays: 1000 }],
    ['KING QUEEN QUEEN QUEEN QUEEN', null],
    ['QUEEN QUEEN KING QUEEN QUEEN', null],
  ])('pays %s', (symbols, win) => {
    expect(lineWin(symbols.split(' ') as SlotSymbol[])).toEqual(win);
  });

  it('PLAY-35 returns 96.16 % of the stake, counted over every line that can come', () => {
    let ways = 0;
    let paid = 0;
    for (const line of lines()) {
      ways += line.ways;
      paid += line.ways * (lineWin(line.symbols)?.pays ?? 0);
    }
    expect(ways).toBe(33_554_432);
    expect(paid).toBe(32_265_304);
    expect((100 * paid) / ways).toBeCloseTo(96.16, 2);
    expect(percentText(classicSlot.exactReturn())).toBe('96.16');
  });

  it('shows each stop of a reel equally often in each row', () => {
    for (const [column, reel] of slotReels.entries()) {
      const shown = reel.map((_, stop) => slotOutcome([stop, stop, stop, stop, stop]).grid[column] ?? []);
      for (const row of [0, 1, 2]) {
        expect(counted(shown.flatMap((symbols) => symbols[row] ?? []))).toEqual(counted(reel));
      }
    }
  });

  it('pays for an outcome what its lines pay', () => {
    const stop = fc.integer({ min: 0, max: 31 });
    fc.assert(
      fc.property(fc.tuple(stop, stop, stop, stop, stop), (stops) => {
        const outcome = slotOutcome(stops);
        const pays = slotLines.map((line) =>
          lineWin(line.map((row, reel) => outcome.grid[reel]?.[row] ?? 'QUEEN')),
        );
        expect(outcome.pays).toBe(pays.reduce((total, win) => total + (win?.pays ?? 0), 0));
        expect(outcome.wins.map((win) => win.line)).toEqual(
          pays.flatMap((win, line) => (win === null ? [] : [line])),
        );
      }),
    );
  });

  it('spins by five draws of 32, one for each reel, and nothing else', () => {
    const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce: 1 });
    const { stops } = spinSlot(draws);
    expect(draws.taken).toEqual(stops.map((value) => ({ below: 32, value })));
  });

  it('pays a stake exactly', () => {
    expect(slotPayout(money.of(100n), { pays: 5 })).toBe(50n);
    expect(slotPayout(money.of(20n), { pays: 1037 })).toBe(2074n);
  });

  it('is over with its one step, shows the lines that won and pays their sum, and has no choice to act on', () => {
    const order = { stake: money.of(100n), choice: null, actions: [] };
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
      const round = classicSlot.play(order, draws);
      const outcome = slotOutcome(draws.taken.map(({ value }) => value));
      expect(round).toMatchObject({
        next: [],
        stakes: [100n],
        payouts: [10n * BigInt(outcome.pays)],
        view: {
          grid: outcome.grid,
          wins: outcome.wins.map(({ line, pays }) => ({ line, amount: 10n * BigInt(pays) })),
        },
      });
    }
    expect(
      classicSlot.play(
        { ...order, actions: ['HOLD'] },
        drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce: 1 }),
      ),
    ).toBeNull();
  });
});
