import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  balanceAlert,
  balanceAlertTexts,
  balanceFlagsAfter,
  balanceUpdateFlags,
  defaultBalanceFlags,
  otherCurrencyMessage,
} from './index.ts';
import type { BalanceFlag, BalanceUpdateFacts, WalletModeFacts } from './index.ts';
import { walletMode } from './wallet-mode.ts';

const cents = (units: number) => money.of(BigInt(units));
const promoIn = (mode: 'BONUS' | 'CASH', minimum = 1000) => ({
  walletMode: mode,
  currency: 'AUD',
  minimumRealMoneyBalance: cents(minimum),
});
const flagsOf = (lowCashBalance: BalanceFlag, switchedToBonusMode: BalanceFlag) => ({
  lowCashBalance,
  switchedToBonusMode,
});
const wallet: WalletModeFacts = {
  promo: promoIn('CASH'),
  currency: 'AUD',
  flags: defaultBalanceFlags,
  mainCash: cents(600),
  casinoCash: cents(401),
};

describe('the wallet mode of two facts at once', () => {
  it.each([
    ['WMODE-13', 'NONE', 'no promo, low cash and switched', { promo: null, flags: flagsOf('SHOW', 'SHOW') }],
    ['WMODE-13', 'NONE', 'no promo in another currency', { promo: null, currency: 'BTC' }],
    [
      'PROMO-52',
      'CASH',
      'another currency, low cash',
      { currency: 'BTC', flags: flagsOf('SHOW', 'DEFAULT') },
    ],
    [
      'PROMO-52',
      'CASH',
      'another currency, switched',
      { currency: 'BTC', flags: flagsOf('DEFAULT', 'SHOW') },
    ],
    ['PROMO-52', 'CASH', 'another currency, bonus', { currency: 'BTC', promo: promoIn('BONUS') }],
    [
      'PROMO-52',
      'CASH',
      'another currency, no cash',
      { currency: 'BTC', mainCash: cents(0), casinoCash: cents(0) },
    ],
    ['WMODE-01', 'BONUS', 'bonus, low cash', { promo: promoIn('BONUS'), flags: flagsOf('SHOW', 'DEFAULT') }],
    [
      'WMODE-01',
      'BONUS',
      'bonus, no cash',
      { promo: promoIn('BONUS'), mainCash: cents(0), casinoCash: cents(0) },
    ],
    ['WMODE-02', 'SWITCH', 'low cash, switched', { flags: flagsOf('SHOW', 'SHOW') }],
    ['WMODE-02', 'SWITCH', 'low cash, cash enough', { flags: flagsOf('SHOW', 'DEFAULT') }],
    ['WMODE-03', 'BONUS', 'switched, cash enough', { flags: flagsOf('DEFAULT', 'SHOW') }],
    ['WMODE-03', 'BONUS', 'switched, no cash', { flags: flagsOf('HIDE', 'SHOW'), mainCash: cents(0) }],
    ['WMODE-07', 'CASH', 'flags that hide', { flags: flagsOf('HIDE', 'HIDE') }],
    [
      'WMODE-07',
      'SWITCH',
      'flags that hide, no cash',
      { flags: flagsOf('HIDE', 'HIDE'), mainCash: cents(0) },
    ],
  ] as const)('%s is %s: %s', (_id, mode, _what, change) => {
    expect(walletMode({ ...wallet, ...change })).toBe(mode);
  });

  it.each([
    [1001, 0, 1000, 'CASH'],
    [0, 1001, 1000, 'CASH'],
    [500, 501, 1000, 'CASH'],
    [1000, 0, 1000, 'SWITCH'],
    [0, 1000, 1000, 'SWITCH'],
    [500, 499, 1000, 'SWITCH'],
    [1, 0, 0, 'CASH'],
    [0, 0, 0, 'SWITCH'],
  ])('WMODE-04 with %i and %i of a minimum of %i it is %s', (main, casino, minimum, mode) => {
    const facts = { promo: promoIn('CASH', minimum), mainCash: cents(main), casinoCash: cents(casino) };
    expect(walletMode({ ...wallet, ...facts })).toBe(mode);
  });

  it('never comes back to CASH by losing', () => {
    const some = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(some, some, some, (main, casino, lost) => {
        const before = walletMode({ ...wallet, mainCash: cents(main), casinoCash: cents(casino) });
        const left = { mainCash: cents(Math.max(0, main - lost)), casinoCash: cents(casino) };
        if (before === 'SWITCH') expect(walletMode({ ...wallet, ...left })).toBe('SWITCH');
      }),
    );
  });
});

describe('what a balance update says', () => {
  const calm = {
    insufficientBonusBalance: false,
    insufficientCashBalance: false,
    lowCashBalance: false,
    switchedToBonusMode: false,
  };
  const facts: BalanceUpdateFacts = {
    promo: promoIn('CASH', 999),
    currency: 'AUD',
    mainCash: cents(600),
    casinoCash: cents(400),
    refusedFrom: null,
    switched: false,
  };

  it.each<[string, Partial<BalanceUpdateFacts>, Partial<typeof calm>]>([
    ['nothing a cent above the minimum', {}, {}],
    ['low cash at the minimum', { promo: promoIn('CASH', 1000) }, { lowCashBalance: true }],
    ['low cash below the minimum', { promo: promoIn('CASH', 1001) }, { lowCashBalance: true }],
    ['no low cash in BONUS mode', { promo: promoIn('BONUS', 5000) }, {}],
    ['no low cash without a promo', { promo: null, mainCash: cents(0), casinoCash: cents(0) }, {}],
    ['a refused cash stake', { refusedFrom: 'CASH' }, { insufficientCashBalance: true }],
    [
      'a refused bonus stake',
      { promo: promoIn('BONUS'), refusedFrom: 'BONUS' },
      { insufficientBonusBalance: true },
    ],
    [
      'a refused bonus stake while another currency is shown',
      { promo: promoIn('BONUS'), currency: 'BTC', refusedFrom: 'BONUS' },
      { insufficientBonusBalance: true },
    ],
    [
      'a refused cash stake of another currency',
      { promo: promoIn('BONUS'), refusedFrom: 'CASH' },
      { insufficientCashBalance: true },
    ],
    [
      'a refused stake without a promo',
      { promo: null, refusedFrom: 'CASH' },
      { insufficientCashBalance: true },
    ],
    [
      'a refused stake and low cash',
      { promo: promoIn('CASH', 1000), refusedFrom: 'CASH' },
      { insufficientCashBalance: true, lowCashBalance: true },
    ],
    ['a switch', { switched: true }, { switchedToBonusMode: true }],
    ['no switch without a promo', { promo: null, switched: true }, {}],
    ['no switch in another currency', { currency: 'BTC', switched: true }, {}],
  ])('%s', (_what, change, said) => {
    expect(balanceUpdateFlags({ ...facts, ...change })).toEqual({ ...calm, ...said });
  });

  it('WMODE-04 warns of low cash exactly where the next launch would ask for a switch', () => {
    const some = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(some, some, some, (main, casino, minimum) => {
        const held = { promo: promoIn('CASH', minimum), mainCash: cents(main), casinoCash: cents(casino) };
        const { lowCashBalance } = balanceUpdateFlags({ ...facts, ...held });
        const mode = walletMode({ ...held, currency: 'AUD', flags: defaultBalanceFlags });
        expect(lowCashBalance).toBe(mode === 'SWITCH');
      }),
    );
  });

  it('WMODE-06 shows all four flags and takes all four away', () => {
    const all = {
      insufficientBonusBalance: true,
      insufficientCashBalance: true,
      lowCashBalance: true,
      switchedToBonusMode: true,
    };
    expect(Object.values(balanceFlagsAfter(all))).toEqual(['SHOW', 'SHOW', 'SHOW', 'SHOW']);
    expect(Object.values(balanceFlagsAfter(calm))).toEqual(['DEFAULT', 'DEFAULT', 'DEFAULT', 'DEFAULT']);
  });
});

describe('WMODE-05 the alert', () => {
  const flags: readonly BalanceFlag[] = ['SHOW', 'DEFAULT', 'HIDE'];

  it.each(flags.flatMap((bonus) => flags.map((cash) => [bonus, cash] as const)))(
    'with bonus %s and cash %s is of bonus first, and of SHOW alone',
    (insufficientBonusBalance, insufficientCashBalance) => {
      const alert = balanceAlert({
        ...defaultBalanceFlags,
        insufficientBonusBalance,
        insufficientCashBalance,
      });
      const ofCash = insufficientCashBalance === 'SHOW' ? 'CASH' : null;
      expect(alert).toBe(insufficientBonusBalance === 'SHOW' ? 'BONUS' : ofCash);
    },
  );

  it('does not speak of low cash or of a switch', () => {
    expect(balanceAlert({ ...defaultBalanceFlags, ...flagsOf('SHOW', 'SHOW') })).toBeNull();
  });

  it('says what helps', () => {
    expect(balanceAlertTexts).toEqual({
      BONUS: 'Your bonus money does not cover that stake. Lower the stake to play on.',
      CASH: 'Your cash does not cover that stake. Lower the stake or make a deposit to play on.',
    });
  });

  it('PROMO-52 tells of another currency by both names', () => {
    expect(otherCurrencyMessage({ currency: 'NZD' }, 'AUD')).toBe(
      'Your active promo is in NZD. In AUD you play with cash, and nothing counts towards it.',
    );
    expect(otherCurrencyMessage({ currency: 'NZD' }, 'NZD')).toBeNull();
  });
});
