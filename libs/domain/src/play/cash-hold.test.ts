import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cashHold, cashHoldText, defaultBalanceFlags, waysOut, wayOutLabels } from './index.ts';
import type { CashHoldFacts, WalletModeFacts } from './index.ts';

const promo = {
  name: 'Midweek Half Again',
  minimumCash: '10.00',
  loss: { bonus: '15.00', winnings: '2.50', freeSpins: 0, currency: { symbol: 'A$', type: 'FIAT' } },
} as const;
const low: CashHoldFacts = { hold: 'LOW_CASH', cash: '8.20', promo };
const bonus: CashHoldFacts = { hold: 'BONUS_MODE', cash: '60.00', promo };

const cents = (amount: number) => money.of(BigInt(amount));
const cashPromo = { walletMode: 'CASH', currency: 'AUD', minimumRealMoneyBalance: cents(1000) } as const;
const wallet: WalletModeFacts = {
  promo: cashPromo,
  currency: 'AUD',
  flags: defaultBalanceFlags,
  mainCash: cents(600),
  casinoCash: cents(400),
};

describe('what keeps cash out of play', () => {
  it.each<[string, Partial<WalletModeFacts>, string | null]>([
    ['cash down to the minimum of the promo', {}, 'LOW_CASH'],
    ['a cent more than the minimum', { casinoCash: cents(401) }, null],
    [
      'a warning of low cash, whatever the balances',
      { casinoCash: cents(9000), flags: { lowCashBalance: 'SHOW', switchedToBonusMode: 'DEFAULT' } },
      'LOW_CASH',
    ],
    ['a promo in bonus mode', { promo: { ...cashPromo, walletMode: 'BONUS' } }, 'BONUS_MODE'],
    ['another currency than the promo’s', { currency: 'NZD' }, null],
    ['no promo', { promo: null }, null],
  ])('with %s', (_what, change, expected) => {
    expect(cashHold({ ...wallet, ...change })).toBe(expected);
  });
});

describe('the ways out of cash that is kept out of play', () => {
  it.each<[string, CashHoldFacts, readonly string[]]>([
    ['low cash', low, ['SWITCH_TO_BONUS', 'DEPOSIT', 'CANCEL_PROMO']],
    [
      'low cash, down to the last cent',
      { ...low, cash: '0.01' },
      ['SWITCH_TO_BONUS', 'DEPOSIT', 'CANCEL_PROMO'],
    ],
    ['no cash', { ...low, cash: '0.00' }, ['SWITCH_TO_BONUS', 'DEPOSIT']],
    ['low cash, the promo not known', { ...low, promo: null }, ['SWITCH_TO_BONUS', 'DEPOSIT']],
    ['bonus mode', bonus, ['CANCEL_PROMO']],
    ['bonus mode without cash', { ...bonus, cash: '0.00' }, []],
    ['bonus mode, the promo not known', { ...bonus, promo: null }, []],
  ])('of %s', (_what, facts, expected) => {
    expect(waysOut(facts)).toEqual(expected);
  });

  it('says what the press that ends the promo does', () => {
    expect(wayOutLabels.CANCEL_PROMO).toBe('Cancel bonus, play my cash');
  });
});

describe('what is said above them', () => {
  it('names the minimum, what is left of both, and what is lost', () => {
    expect(cashHoldText(low)).toEqual({
      why: 'While Midweek Half Again is active, you can play with cash only if you have more than A$10.00 of it. You have A$8.20 of cash and A$15.00 of bonus money left.',
      cancelling:
        'Cancel the bonus, and your cash of A$8.20 is free to play. You will lose A$15.00 of bonus money, A$2.50 of it winnings.',
    });
  });

  it('names no minimum where there is none, and no loss where nothing would be freed', () => {
    expect(cashHoldText({ ...low, cash: '0.00', promo: { ...promo, minimumCash: '0.00' } })).toEqual({
      why: 'You have A$0.00 of cash and A$15.00 of bonus money left.',
      cancelling: null,
    });
  });

  it('names the cash that bonus mode keeps out of play', () => {
    expect(cashHoldText(bonus)).toEqual({
      why: 'Midweek Half Again plays with its bonus money, of which A$15.00 is left. Your cash of A$60.00 stays out of play.',
      cancelling:
        'Cancel the bonus, and your cash of A$60.00 is free to play. You will lose A$15.00 of bonus money, A$2.50 of it winnings.',
    });
  });

  it('says nothing of a promo that is not known', () => {
    expect(cashHoldText({ ...low, promo: null })).toBeNull();
  });
});
