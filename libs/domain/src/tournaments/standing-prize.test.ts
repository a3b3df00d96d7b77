import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { standingPrize, standingPrizeText } from './index.ts';

const prizes = [100_000n, 50_000n, 25_000n].map((amount, index) => ({
  rank: index + 1,
  amount: money.of(amount),
}));

const board = (own: number, ...scores: readonly bigint[]) =>
  scores.map((score, index) => ({ score, own: index === own }));

describe('TOUR-10 what a place wins as the board stands', () => {
  it.each([
    ['the first', board(0, 9n, 8n, 7n), 100_000n],
    ['the second of two that share it', board(2, 9n, 8n, 8n, 1n), 37_500n],
    ['the fourth', board(3, 9n, 8n, 7n, 6n), 0n],
    ['nobody of one’s own', board(-1, 9n), 0n],
  ])('%s', (_place, places, prize) => {
    expect(standingPrize(places, prizes)).toBe(prize);
  });

  it.each([
    ['A$375.00', false, 'As it stands you win A$375.00.'],
    [null, false, 'No prize as it stands.'],
    ['A$375.00', true, 'This place won A$375.00.'],
    [null, true, 'This place won no prize.'],
  ])('of %s, over: %s, reads %s', (prize, over, text) => {
    expect(standingPrizeText({ prize, over })).toBe(text);
  });
});
