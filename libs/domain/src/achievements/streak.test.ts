import { expect, it } from 'vitest';
import { countedStake } from '../play/index.ts';
import { money } from '../money/index.ts';
import { countBet, noPlay, streakEffect } from './index.ts';

const flight = { category: 'CRASH', cashedOut: false, hedged: false };

it.each<[what: string, payout: bigint, change: Partial<typeof flight>, effect: string]>([
  ['lost', 0n, {}, 'BREAKS'],
  ['that came back', 1_000n, {}, 'BREAKS'],
  ['left at 1.01', 1_010n, {}, 'KEEPS'],
  ['left at 1.49', 1_490n, {}, 'KEEPS'],
  ['left at 1.50', 1_500n, {}, 'EXTENDS'],
  ['doubled', 2_000n, {}, 'EXTENDS'],
  ['spread over 32 of 37 numbers', 1_125n, {}, 'KEEPS'],
  ['won a little in a slot, which nobody can play more safely', 1_010n, { category: 'SLOTS' }, 'EXTENDS'],
  ['sold for a little more', 1_100n, { cashedOut: true }, 'KEEPS'],
  ['sold for less', 900n, { cashedOut: true }, 'BREAKS'],
  ['that won beside the opposite one', 1_900n, { hedged: true }, 'KEEPS'],
  ['that lost beside the opposite one', 0n, { hedged: true }, 'BREAKS'],
])('a stake of 10.00 %s, of %i cents paid: %o %s a streak', (_what, paid, change, effect) => {
  const [stake, payout] = [money.of(1_000n), money.of(paid)];
  const counted = countedStake({ stake, payout, ...flight, ...change });
  const riskFree = money.subtract(stake, counted);
  expect(streakEffect({ won: payout > stake, stake, riskFree })).toBe(effect);
});

it('a streak goes on after a win that keeps it, which is counted as a bet', () => {
  const bet = { newGame: false, newDay: false };
  const effects = ['EXTENDS', 'KEEPS', 'EXTENDS', 'KEEPS', 'BREAKS', 'KEEPS', 'EXTENDS'] as const;
  const counts = effects.map((streak) => ({ ...bet, streak })).reduce(countBet, noPlay);
  expect(counts).toEqual({ games: 0, days: 0, bets: 7, streak: 1, longestStreak: 2 });
});
