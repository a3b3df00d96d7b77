import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { amountReasons, decideAmount } from './operator-amount.ts';

const read = (amount: string, currency = 'AUD', negative = true) => {
  const decision = decideAmount({ currency, amount }, { negative });
  if (decision.allowed) return decision.plan.change;
  return decisionText(amountReasons, { ...decision, details: { currency, amount } });
};

describe('an amount of the operator', () => {
  it.each([
    ['0.01', 'AUD', 1n],
    ['-0.01', 'AUD', -1n],
    ['12', 'AUD', 1_200n],
    ['0.00000001', 'BTC', 1n],
    ['-1', 'BTC', -100_000_000n],
    ['1000000000000000.00', 'AUD', 100_000_000_000_000_000n],
    ['-1000000000', 'BTC', -100_000_000_000_000_000n],
  ])('%s %s is %i minor units', (amount, currency, change) => {
    expect(read(amount, currency)).toBe(change);
  });

  it.each([
    ['5.00', 'XXX', "There is no currency 'XXX'."],
    ['five', 'XXX', "There is no currency 'XXX'."],
    ['five', 'AUD', "'five' is no amount of AUD."],
    ['0.001', 'AUD', "'0.001' is no amount of AUD."],
    ['0.000000001', 'BTC', "'0.000000001' is no amount of BTC."],
    ['1,000.00', 'AUD', "'1,000.00' is no amount of AUD."],
    ['', 'AUD', "'' is no amount of AUD."],
    ['1000000000000000.01', 'AUD', "'1000000000000000.01' is too large to be posted."],
    ['-1000000000.00000001', 'BTC', "'-1000000000.00000001' is too large to be posted."],
    ['92233720368547758.08', 'AUD', "'92233720368547758.08' is no amount of AUD."],
    ['0', 'AUD', 'The amount must not be zero.'],
    ['0.00', 'AUD', 'The amount must not be zero.'],
    ['-0.00', 'AUD', 'The amount must not be zero.'],
  ])('%j %s is refused: %s', (amount, currency, text) => {
    expect(read(amount, currency)).toBe(text);
  });

  it('is below zero only where that is asked for', () => {
    expect(read('-5.00', 'AUD', false)).toBe("'-5.00' is no amount of AUD.");
    expect(read('5.00', 'AUD', false)).toBe(500n);
  });
});
