import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideTransfer, transferReasons } from './index.ts';
import type { TransferFacts } from './index.ts';

const plain: TransferFacts = {
  from: 'MAIN',
  to: 'SPORT',
  currency: 'AUD',
  amount: '3.00',
  promoInForce: false,
};

describe('a transfer of the operator', () => {
  it('moves an amount from one wallet to the other', () => {
    expect(decideTransfer(plain)).toMatchObject({
      plan: { from: 'MAIN', to: 'SPORT', change: 300n, currency: { code: 'AUD' } },
    });
  });

  it.each<[string, Partial<TransferFacts>]>([
    ['into a bonus wallet under a promo', { to: 'CASINO_BONUS', promoInForce: true }],
    ['out of a bonus wallet that no promo owns', { from: 'SPORT_BONUS', to: 'MAIN' }],
  ])('is made %s', (_, facts) => {
    expect(decideTransfer({ ...plain, ...facts }).allowed).toBe(true);
  });

  it.each<[string, Partial<TransferFacts>, string]>([
    ['from what is two wallets', { from: 'BONUS' }, 'BONUS stands for two wallets; name one of them.'],
    ['to what is two wallets', { to: 'BONUS' }, 'BONUS stands for two wallets; name one of them.'],
    ['within one wallet', { to: 'MAIN' }, 'A transfer is made between two wallets.'],
    ['of an unknown currency', { currency: 'XXX' }, "There is no currency 'XXX'."],
    ['of less than nothing', { amount: '-1.00' }, "'-1.00' is no amount of AUD."],
    ['of nothing', { amount: '0.00' }, 'The amount must not be zero.'],
    [
      'within one wallet before an unknown currency',
      { to: 'MAIN', currency: 'XXX' },
      'A transfer is made between two wallets.',
    ],
    [
      'into a bonus wallet without a promo',
      { to: 'CASINO_BONUS' },
      'Bonus money belongs to a promo, and this member has none in force in AUD. Give a reward instead.',
    ],
    ['of nothing before a promo', { to: 'SPORT_BONUS', amount: '0.00' }, 'The amount must not be zero.'],
  ])('is refused %s', (_, facts, text) => {
    expect(decisionText(transferReasons, decideTransfer({ ...plain, ...facts }))).toBe(text);
  });
});
