import { describe, expect, it } from 'vitest';
import { missedWins } from './index.ts';

const win = (id: string, jackpot = 'cross', amount = '80.00') => ({ id, jackpot, amount });

describe('JACK-07 wins that no push announced', () => {
  it('are none before the records were read once: what they hold was announced at its time', () => {
    expect(missedWins([win('1')], { known: null, announced: [] })).toEqual([]);
  });

  it('are the records that are new, the first to be won first', () => {
    const wins = [win('3'), win('2'), win('1')];
    expect(missedWins(wins, { known: new Set(['1']), announced: [] })).toEqual([win('2'), win('3')]);
  });

  it('leave out what a push announced, once for each push', () => {
    const wins = [win('3'), win('2', 'lights'), win('1')];
    const announced = [{ jackpot: 'cross', amount: '80.00' }];
    expect(missedWins(wins, { known: new Set(), announced })).toEqual([win('1'), win('2', 'lights')]);
    expect(missedWins([win('1', 'cross', '80.01')], { known: new Set(), announced })).toHaveLength(1);
  });
});
