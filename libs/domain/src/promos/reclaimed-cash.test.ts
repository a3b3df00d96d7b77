import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { LedgerWallet } from '../wallets/index.ts';
import { promoCashIn, promoCashWon, reclaimedCash, wasAway } from './index.ts';

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
  [
    'the last cent of each wallet',
    3_000n,
    [1n, 1n],
    [
      ['CASINO', 1n],
      ['SPORT', 1n],
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

const share = (wallet: LedgerWallet, amount: bigint) => ({ wallet, amount });

it.each<[what: string, stake: ReturnType<typeof share>[], casino: bigint]>([
  ['all of it, staked from casino cash', [share('CASINO', 10_000n)], 15_000n],
  ['none of it, staked from main cash', [share('MAIN', 10_000n)], 0n],
  ['none of it, staked from bonus money', [share('CASINO_BONUS', 10_000n)], 0n],
  ['none of it, staked by nobody', [], 0n],
  ['a third, of which a third was staked from it', [share('CASINO', 100n), share('MAIN', 200n)], 5_000n],
  ['all of it, staked from both wallets of winnings', [share('CASINO', 1n), share('SPORT', 2n)], 15_000n],
  ['no more than its part, to the cent', [share('CASINO', 1n), share('MAIN', 6n)], 2_142n],
])('of a win of 150.00 may be cash of a promo: %s', (_what, stake, casino) => {
  expect(promoCashWon(share('CASINO', 15_000n), stake)).toEqual({ CASINO: casino, SPORT: 0n });
});

it('of money that comes back may be cash of a promo what lies among the winnings', () => {
  const shares = [share('MAIN', 1n), share('CASINO', 2n), share('SPORT', 4n), share('CASINO', 8n)];
  expect(promoCashIn(shares)).toEqual({ CASINO: 10n, SPORT: 4n });
});

it.each([
  [6, true],
  [7, true],
  [8, false],
])(
  'cash that left with posting %i was away when a promo was taken back after posting 7: %s',
  (left, away) => {
    expect(wasAway({ left, takenBack: 7 })).toBe(away);
  },
);
