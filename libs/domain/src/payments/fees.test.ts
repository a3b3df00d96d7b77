import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { withdrawalParts } from './index.ts';

describe('the fee of a withdrawal', () => {
  const main = { wallet: 'MAIN', amount: money.of(10_000n) } as const;
  const sport = { wallet: 'SPORT', amount: money.of(150n) } as const;

  it('WDR-07 is taken from the amount, out of the last wallets it comes from', () => {
    expect(withdrawalParts([main], money.of(250n))).toEqual({
      paid: [{ wallet: 'MAIN', amount: 9_750n }],
      fee: [{ wallet: 'MAIN', amount: 250n }],
    });
    expect(withdrawalParts([main, sport], money.of(250n))).toEqual({
      paid: [{ wallet: 'MAIN', amount: 9_900n }],
      fee: [
        { wallet: 'MAIN', amount: 100n },
        { wallet: 'SPORT', amount: 150n },
      ],
    });
  });

  it('is nothing when there is none, and all when it is more than the amount', () => {
    expect(withdrawalParts([main], money.of(0n))).toEqual({ paid: [main], fee: [] });
    expect(withdrawalParts([sport], money.of(250n))).toEqual({ paid: [], fee: [sport] });
  });
});
