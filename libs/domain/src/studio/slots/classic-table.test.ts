import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf } from '../index.ts';
import { lineWin, slotOutcome, slotPays, slotReels, spinSlot } from './classic.ts';
import { slotLines, slotPayout, slotStakes, slotSymbols } from './lines.ts';
import type { SlotSymbol } from './lines.ts';

const symbol = fc.constantFrom(...slotSymbols);
const line = fc.tuple(symbol, symbol, symbol, symbol, symbol);
const paid = (symbols: readonly SlotSymbol[]) => lineWin(symbols)?.pays ?? 0;

describe('the pay table', () => {
  it('is as stated, from the highest symbol to the lowest', () => {
    expect(Object.entries(slotPays)).toEqual([
      ['WILD', [50, 250, 1000]],
      ['CROWN', [25, 100, 500]],
      ['BELL', [20, 80, 300]],
      ['GEM', [12, 50, 200]],
      ['FEATHER', [10, 40, 150]],
      ['ACE', [6, 20, 80]],
      ['KING', [6, 20, 60]],
      ['QUEEN', [5, 14, 40]],
    ]);
    expect(Object.keys(slotPays)).toEqual(slotSymbols);
  });

  it.each(slotSymbols.slice(1))('pays for 3, 4 and 5 of %s, and nothing for 2', (each) => {
    const blank = each === 'QUEEN' ? 'KING' : 'QUEEN';
    const of = (count: number) => Array.from({ length: 5 }, (_, reel) => (reel < count ? each : blank));
    expect([2, 3, 4, 5].map((count) => paid(of(count)))).toEqual([0, ...slotPays[each]]);
  });

  it('runs its lines as drawn', () => {
    expect(slotLines.map((rows) => rows.join(''))).toEqual([
      '11111',
      '00000',
      '22222',
      '01210',
      '21012',
      '00100',
      '22122',
      '10001',
      '12221',
      '01110',
    ]);
  });
});

describe('a wild', () => {
  it.each([
    ['makes a pair a win', 'KING KING WILD QUEEN ACE', 'KING', 3, 6],
    ['begins a run', 'WILD KING KING QUEEN ACE', 'KING', 3, 6],
    ['two of them begin a run', 'WILD WILD CROWN QUEEN ACE', 'CROWN', 3, 25],
    ['ends a run', 'ACE ACE ACE ACE WILD', 'ACE', 5, 80],
    ['three pay more than four queens', 'WILD WILD WILD QUEEN ACE', 'WILD', 3, 50],
    ['three add to two kings, who pay more than the three', 'WILD WILD WILD KING KING', 'KING', 5, 60],
    ['three pay as much as four gems, which are named', 'WILD WILD WILD GEM ACE', 'GEM', 4, 50],
    ['four add to one crown, as five crowns pay more', 'WILD WILD WILD WILD CROWN', 'CROWN', 5, 500],
    ['four pay more than five queens', 'WILD WILD WILD WILD QUEEN', 'WILD', 4, 250],
  ] as const)('%s', (_what, symbols, of, count, pays) => {
    expect(lineWin(symbols.split(' ') as SlotSymbol[])).toEqual({ symbol: of, count, pays });
  });

  it('never makes a line worth less', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 4 }), (symbols, reel) => {
        expect(paid(symbols.with(reel, 'WILD'))).toBeGreaterThanOrEqual(paid(symbols));
      }),
    );
  });
});

it('a line without a win begins with fewer than three alike', () => {
  expect(lineWin(['CROWN', 'CROWN', 'BELL', 'CROWN', 'CROWN'])).toBeNull();
  expect(lineWin(['WILD', 'CROWN', 'BELL', 'WILD', 'WILD'])).toBeNull();
  expect(lineWin(['WILD', 'WILD', 'WILD', 'CROWN', 'BELL'])?.pays).toBe(100);
});

describe('a spin', () => {
  const seeds = fc.record({ serverSeed: fc.string(), clientSeed: fc.string(), nonce: fc.nat() });

  it('stops every reel at one of its 32 stops and shows three rows of it', () => {
    fc.assert(
      fc.property(seeds, (given) => {
        const { stops, grid } = spinSlot(drawsOf(given));
        expect(stops).toHaveLength(5);
        for (const [reel, stop] of stops.entries()) {
          expect(stop >= 0 && stop < 32).toBe(true);
          const symbols = slotReels[reel] ?? [];
          expect(grid[reel]).toEqual([0, 1, 2].map((row) => symbols[(stop + row) % 32]));
        }
      }),
    );
  });

  it('goes round: below the last stop come the first', () => {
    const [first = []] = slotReels;
    expect(slotOutcome([31, 0, 0, 0, 0]).grid[0]).toEqual([first[31], first[0], first[1]]);
  });

  it('names the lines that win, the symbol, how many, and adds up what they pay', () => {
    fc.assert(
      fc.property(seeds, (given) => {
        const { wins, pays } = spinSlot(drawsOf(given));
        expect(wins.reduce((sum, win) => sum + win.pays, 0)).toBe(pays);
        for (const win of wins) expect(slotPays[win.symbol]).toContain(win.pays);
        expect(new Set(wins.map((win) => win.line)).size).toBe(wins.length);
      }),
    );
  });

  it('never shows one symbol twice in a row on a reel', () => {
    for (const reel of slotReels) {
      const alike = reel.filter((each, stop) => each === reel[(stop + 1) % reel.length]);
      expect(alike).toEqual([]);
    }
  });
});

describe('the stake of a spin', () => {
  it.each([
    [0n, 5, 0n],
    [10n, 0, 0n],
    [10n, 5, 5n],
    [20n, 1, 2n],
    [10_000n, 1_000, 1_000_000n],
    [100_000_000n, 14, 140_000_000n],
  ])('of %i with %i paid on its lines wins %i', (stake, pays, won) => {
    expect(slotPayout(money.of(stake), { pays })).toBe(won);
  });

  it('is one that its ten lines share evenly, so that twice the stake wins twice', () => {
    const stakes = fc.array(fc.bigInt({ min: 0n, max: 100_000n }));
    fc.assert(
      fc.property(stakes, fc.integer({ min: 0, max: 10_000 }), (some, pays) => {
        const fit = slotStakes(some.map(money.of));
        expect(fit).toEqual(some.filter((stake) => String(stake).endsWith('0')));
        for (const stake of fit) {
          const double = money.of(2n * stake);
          expect(slotPayout(double, { pays })).toBe(2n * slotPayout(stake, { pays }));
        }
      }),
    );
  });
});
