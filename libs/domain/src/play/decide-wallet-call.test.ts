import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideWalletOrder, walletBodyReasons, walletOrderReasons } from './index.ts';
import type { GivenAmount } from './index.ts';

const session = { currency: 'AUD', currencyType: 'FIAT' } as const;
const stake: GivenAmount = { amount: '5.00', currency: 'AUD', of: 'BET' };
const answerTo = (given: GivenAmount | null, at: typeof session | null = session) => {
  const decision = decideWalletOrder({ session: at, given });
  return decision.allowed ? decision.plan.amount : decision.reason;
};

describe("a vendor's call", () => {
  it.each([
    [stake, 500n],
    [null, 0n],
    [{ ...stake, currency: 'BTC' }, 'otherCurrency'],
    [{ ...stake, amount: '5.001' }, 'notAnAmount'],
    [{ ...stake, amount: '-5.00' }, 'notAnAmount'],
    [{ ...stake, amount: '1000000000000001' }, 'notAnAmount'],
    [{ ...stake, amount: '0' }, 'zeroStake'],
    [{ ...stake, amount: '0.00', of: 'WIN' }, 0n],
    [{ ...stake, amount: 'x', currency: 'BTC' }, 'otherCurrency'],
  ] satisfies [GivenAmount | null, bigint | string][])('with %j is %s', (given, answer) => {
    expect(answerTo(given)).toBe(answer);
  });

  it('is in a session of the vendor, before anything else', () => {
    expect(answerTo({ ...stake, amount: 'x' }, null)).toBe('sessionUnknown');
    expect(answerTo(null, null)).toBe('sessionUnknown');
  });

  it('has a code and a sentence for each reason', () => {
    expect(walletBodyReasons.notSigned.text()).toBe('The call is not signed by this vendor.');
    expect(reasonRows(walletOrderReasons, { currency: 'AUD' })).toEqual([
      ['sessionUnknown', 'NOT_FOUND', 'There is no such game session.'],
      ['otherCurrency', 'BAD_USER_INPUT', 'currency: this session is played in AUD.'],
      ['notAnAmount', 'BAD_USER_INPUT', 'amount: must be a decimal of the currency, not below zero.'],
      ['zeroStake', 'BAD_USER_INPUT', 'amount: a stake must be above zero.'],
      ['notAStake', 'BAD_USER_INPUT', 'stake: must be a decimal of the currency, not below zero.'],
    ]);
  });
});
