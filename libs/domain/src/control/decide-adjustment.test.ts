import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { transactionFilters } from '../transactions/index.ts';
import { adjustmentReasons, decideAdjustment, payerOf } from './index.ts';
import type { AdjustmentFacts } from './index.ts';

const plain: AdjustmentFacts = {
  walletType: 'MAIN',
  currency: 'AUD',
  amount: '1.25',
  type: null,
  source: null,
  sourceExists: false,
  pool: null,
  promoInForce: false,
};
const jackpot = { ...plain, type: 'JACKPOT_PAYOUT', source: 'jp', sourceExists: true, pool: 125n } as const;

const decide = (facts: Partial<AdjustmentFacts>) => decideAdjustment({ ...plain, ...facts });
const textOf = (facts: Partial<AdjustmentFacts>) => decisionText(adjustmentReasons, decide(facts));

describe('an adjustment of the operator', () => {
  it('is a manual one by its sign when no type is given', () => {
    expect(decide({})).toMatchObject({
      plan: { wallet: 'MAIN', change: 125n, type: 'MANUAL_ADJUSTMENT_CREDIT', counter: 'ADJUSTMENT' },
    });
    expect(decide({ amount: '-1.25', walletType: 'SPORT' })).toMatchObject({
      plan: { wallet: 'SPORT', change: -125n, type: 'MANUAL_ADJUSTMENT_DEBIT', counter: 'ADJUSTMENT' },
    });
  });

  it('reads the amount in the decimals of its currency', () => {
    expect(decide({ currency: 'BTC', amount: '0.00000001' })).toMatchObject({
      plan: { change: 1n, currency: { code: 'BTC' } },
    });
  });

  it.each<[string, Partial<AdjustmentFacts>, string]>([
    ['a wallet that is two', { walletType: 'BONUS' }, 'BONUS stands for two wallets; name one of them.'],
    ['an unknown currency', { currency: 'XXX' }, "There is no currency 'XXX'."],
    ['no amount', { amount: 'ten' }, "'ten' is no amount of AUD."],
    ['too many decimals', { amount: '1.255' }, "'1.255' is no amount of AUD."],
    ['too much', { amount: '1000000000000000.01' }, "'1000000000000000.01' is too large to be posted."],
    ['nothing', { amount: '0.00' }, 'The amount must not be zero.'],
    ['a type of another flow', { type: 'DEPOSIT' }, 'DEPOSIT is posted by its own flow only.'],
    ['a transfer', { type: 'TRANSFER_OUT' }, 'TRANSFER_OUT is posted by a transfer only.'],
    ['a debit that adds', { type: 'SYSTEM_DEBIT' }, 'SYSTEM_DEBIT takes from a wallet.'],
    [
      'a credit that takes',
      { type: 'ADJUSTMENT_CREDIT', amount: '-1.25' },
      'ADJUSTMENT_CREDIT adds to a wallet.',
    ],
    [
      'a payer of what the house pays',
      { type: 'SYSTEM_CREDIT', source: 'jp', sourceExists: true },
      'SYSTEM_CREDIT is paid by nobody who can be named.',
    ],
    [
      'no payer',
      { ...jackpot, source: null, sourceExists: false },
      'Give the id of the vendor, jackpot or tournament that pays a JACKPOT_PAYOUT as its source.',
    ],
    [
      'an unknown payer',
      { ...jackpot, sourceExists: false },
      'Give the id of the vendor, jackpot or tournament that pays a JACKPOT_PAYOUT as its source.',
    ],
    [
      'bonus money that no promo owns',
      { walletType: 'CASINO_BONUS' },
      'Bonus money belongs to a promo, and this member has none in force in AUD. Give a reward instead.',
    ],
    [
      'bonus money of sport that no promo in its currency owns',
      { walletType: 'SPORT_BONUS', currency: 'NZD' },
      'Bonus money belongs to a promo, and this member has none in force in NZD. Give a reward instead.',
    ],
    ['more than the pool has', { ...jackpot, pool: 124n }, 'The pool of this jackpot holds less.'],
    [
      'wallet before currency',
      { walletType: 'BONUS', currency: 'XXX' },
      'BONUS stands for two wallets; name one of them.',
    ],
    ['currency before amount', { currency: 'XXX', amount: 'ten' }, "There is no currency 'XXX'."],
    ['amount before type', { amount: '0', type: 'DEPOSIT' }, 'The amount must not be zero.'],
    ['type before payer', { type: 'BET', source: 'jp' }, 'BET is posted by its own flow only.'],
  ])('is refused for %s', (_, facts, text) => {
    expect(textOf(facts)).toBe(text);
  });

  it('adds bonus money to that of a promo, and takes what is there without one', () => {
    expect(decide({ walletType: 'CASINO_BONUS', promoInForce: true })).toMatchObject({
      plan: { wallet: 'CASINO_BONUS', change: 125n },
    });
    expect(decide({ walletType: 'SPORT_BONUS', amount: '-1.25' })).toMatchObject({
      plan: { wallet: 'SPORT_BONUS', change: -125n },
    });
  });

  it('takes from one of many payers all that its pool has', () => {
    expect(decide(jackpot)).toMatchObject({ plan: { counter: 'JACKPOT:jp', change: 125n } });
    expect([payerOf('JACKPOT_PAYOUT'), payerOf('AUTO_PAYOUT'), payerOf('TOURNAMENT_PAYOUT')]).toEqual([
      'JACKPOT',
      'GAMES',
      'TOURNAMENT',
    ]);
    expect([payerOf('SYSTEM_CREDIT'), payerOf(null)]).toEqual([null, null]);
  });

  it('is made of what no flow posts, with the sign of its type', () => {
    const types = Object.values(transactionFilters).flat();
    const taken = (amount: string) =>
      types.filter((type) => decide({ ...jackpot, type, amount, source: payerOf(type) && 'jp' }).allowed);
    expect(taken('1.00').sort()).toEqual([
      'ADJUSTMENT_CREDIT',
      'AUTO_PAYOUT',
      'FREE_SPIN_BONUS',
      'JACKPOT_PAYOUT',
      'MANUAL_ADJUSTMENT_CREDIT',
      'SYSTEM_CREDIT',
      'TOURNAMENT_PAYOUT',
    ]);
    expect(taken('-1.00').sort()).toEqual([
      'ADJUSTMENT_DEBIT',
      'CASHBACK_REVERSAL',
      'MANUAL_ADJUSTMENT_DEBIT',
      'SYSTEM_DEBIT',
    ]);
  });
});
