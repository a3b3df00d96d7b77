import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { rewardTermsText } from './index.ts';

it('a reward of a level has to be turned over once, and says so before it is claimed', () => {
  expect(rewardTermsText(money.of(5_000n), { symbol: 'A$', type: 'FIAT' })).toBe(
    'To be wagered: A$50.00 (once the bonus). Time to wager, from its activation: 7 days. Minimum cash: none, as cash is out of play. ' +
      'Every game counts in full. A stake counts as far as it was at risk: the part that it won or lost, at most all of it. ' +
      'In pokies and fish games all of it counts. ' +
      'It begins in bonus mode: you bet with its bonus money, and your own cash stays out of play until it ends. ' +
      'Cancel it, and you lose what is left of the bonus and what it has won.',
  );
});

it('says the same of one whose amount is not known yet, without an amount', () => {
  expect(rewardTermsText(money.of(0n), { symbol: 'A$', type: 'FIAT' })).toMatch(
    /^To be wagered: once the bonus\. Time to wager, from its activation: 7 days\. Minimum cash: none, .* It begins in bonus mode: /,
  );
});
