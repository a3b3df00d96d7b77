import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideNetDeposits, netDepositsReasons } from './index.ts';

describe('net deposits', () => {
  it('are of one currency, from the start until just before the end', () => {
    expect(decideNetDeposits({ currency: 'btc', start: 1000, end: 5000 })).toMatchObject({
      plan: { currency: { code: 'BTC' }, from: 1000, to: 4999 },
    });
  });

  it.each([
    ['AUD', 1000, 1000, null],
    ['XXX', 1000, 5000, "There is no currency 'XXX'."],
    ['AUD', 5000, 4999, 'The period must not end before it starts.'],
    ['XXX', 5000, 4999, "There is no currency 'XXX'."],
  ])('in %s from %d to %d: %j', (currency, start, end, text) => {
    expect(decisionText(netDepositsReasons, decideNetDeposits({ currency, start, end }))).toBe(text);
  });
});
