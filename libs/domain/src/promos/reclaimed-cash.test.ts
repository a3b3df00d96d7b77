import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { reclaimedCash } from './index.ts';

it.each([
  ['nothing, where it became nothing', 0n, [5_000n, 5_000n], []],
  ['all of it, where it is still there', 3_000n, [5_000n, 5_000n], [['CASINO', 3_000n]]],
  [
    'what sport won after what casino games won',
    3_000n,
    [1_000n, 5_000n],
    [
      ['CASINO', 1_000n],
      ['SPORT', 2_000n],
    ],
  ],
  [
    'what is left of it',
    3_000n,
    [1_000n, 500n],
    [
      ['CASINO', 1_000n],
      ['SPORT', 500n],
    ],
  ],
  ['nothing, where it is gone', 3_000n, [0n, 0n], []],
] as const)('of a promo whose deposit was taken back goes %s', (_what, became, [casino, sport], shares) => {
  const held = { CASINO: money.of(casino), SPORT: money.of(sport) };
  const cash = { became: money.of(became), taken: money.zero };
  const taken = reclaimedCash(cash, held).map(({ wallet, amount }) => [wallet, amount]);
  expect(taken).toEqual(shares);
});

it.each([
  ['the rest, of which an earlier reversal took a part', 1_000n, [['CASINO', 2_000n]]],
  ['nothing more, where all of it was taken', 3_000n, []],
] as const)('of a promo whose deposit is taken back again goes %s', (_what, taken, shares) => {
  const held = { CASINO: money.of(5_000n), SPORT: money.of(5_000n) };
  const cash = { became: money.of(3_000n), taken: money.of(taken) };
  expect(reclaimedCash(cash, held).map(({ wallet, amount }) => [wallet, amount])).toEqual(shares);
});
