import { expect, it } from 'vitest';
import { playThatCounts } from './index.ts';

it('says which play a cashback on losses is for, and what a dispute does to it', () => {
  expect(playThatCounts({ onLossesOnly: true })).toEqual([
    'Stakes of your cash count: what they lost less what they won, where bets that cover each other count only with what they win together.',
    'What a disputed deposit paid for is not lost by you. What you have claimed for it comes off your next claims. What came off is paid with them once the dispute is over.',
  ]);
});

it('says which play a cashback on turnover is for, of which a dispute takes nothing', () => {
  expect(playThatCounts({ onLossesOnly: false })).toEqual([
    'Stakes of your cash count. A stake counts as far as it was at risk: the part that it won or lost, at most all of it. In pokies and fish games all of it counts.',
  ]);
});
