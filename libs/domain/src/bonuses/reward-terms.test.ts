import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { rewardTerms } from './index.ts';

const aud = { symbol: 'A$', type: 'FIAT' } as const;

it('a reward of a level has to be turned over once, and says so before it is claimed', () => {
  expect(rewardTerms(money.of(5_000n), aud)).toEqual([
    { about: 'target', text: 'A$50.00, once the bonus' },
    { about: 'days', text: '7 days from its activation' },
    { about: 'minimumCash', text: 'None, as cash is out of play' },
    { about: 'counting', text: 'Every game counts in full.' },
    {
      about: 'stake',
      text:
        'A stake counts as far as it was at risk: the part that it won or lost, at most all of it. ' +
        'In pokies and fish games all of it counts.',
    },
    {
      about: 'cash',
      text: 'It begins in bonus mode: you bet with its bonus money, and your own cash stays out of play until it ends.',
    },
    { about: 'loss', text: 'Cancel it, and you lose what is left of the bonus and what it has won.' },
  ]);
});

it('says the same of one whose amount is not known yet, without an amount', () => {
  const [target, ...others] = rewardTerms(money.of(0n), aud);
  expect(target).toEqual({ about: 'target', text: 'Once the bonus' });
  expect(others).toEqual(rewardTerms(money.of(5_000n), aud).slice(1));
});
