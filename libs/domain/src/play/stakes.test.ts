import { describe, expect, it } from 'vitest';
import { convertAt, money } from '../money/index.ts';
import type { PricedCurrency } from '../money/index.ts';
import { stakeLadder } from './index.ts';
import type { StakedGame } from './index.ts';

const aud: PricedCurrency = { type: 'FIAT', price: 100n };
const ladder = (game: StakedGame, to: PricedCurrency) =>
  stakeLadder(game, (cents) => convertAt(cents, aud, to)).map((stake) => money.format(stake, to.type));

const nzd: PricedCurrency = { type: 'FIAT', price: 92n };
const btc: PricedCurrency = { type: 'CRYPTO', price: 14_250_000n };
const usdt: PricedCurrency = { type: 'CRYPTO', price: 152n };

describe('PLAY-34 the stakes of a currency', () => {
  it('are the ladder itself in AUD', () => {
    expect(ladder('SLOT', aud).join(' ')).toBe('0.20 0.50 1.00 2.00 5.00 10.00 20.00 50.00 100.00');
    expect(ladder('SPORTSBOOK', aud).at(0)).toBe('1.00');
    expect(ladder('SPORTSBOOK', aud).at(-1)).toBe('1000.00');
    expect(ladder('ANY', aud)).toHaveLength(12);
  });

  it('are rungs of 1, 2 or 5 at the rate elsewhere, worth about the same', () => {
    expect(ladder('SLOT', btc).join(' ')).toBe(
      '0.00000100 0.00000500 0.00001000 0.00005000 0.00010000 0.00050000',
    );
    expect(ladder('SPORTSBOOK', usdt).at(0)).toBe('0.50000000');
    expect(ladder('SPORTSBOOK', usdt).at(-1)).toBe('500.00000000');
    expect(ladder('SLOT', nzd)).toEqual(ladder('SLOT', aud));
  });

  it('never repeat a rung that two become', () => {
    for (const to of [nzd, btc, usdt]) {
      const rungs = ladder('ANY', to);
      expect(new Set(rungs).size).toBe(rungs.length);
    }
  });
});
