import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  balanceAlert,
  balanceFlagsAfter,
  balanceUpdateFlags,
  betExperience,
  defaultBalanceFlags,
  frameVisible,
  launchFailureMessage,
  launchOptions,
  changeCurrencyQuestion,
  otherCurrencyMessage,
} from './index.ts';
import type { WalletModeFacts } from './index.ts';
import { walletMode } from './wallet-mode.ts';

const cents = (units: number) => money.of(BigInt(units));
const flags = defaultBalanceFlags;
const promo = { walletMode: 'CASH' as const, currency: 'AUD', minimumRealMoneyBalance: cents(1000) };
const wallet: WalletModeFacts = {
  promo,
  currency: 'AUD',
  flags,
  mainCash: cents(600),
  casinoCash: cents(401),
};

describe('wallet mode', () => {
  it('WMODE-01 stays BONUS whatever the balances', () => {
    const bonus = { ...promo, walletMode: 'BONUS' as const };
    expect(walletMode({ ...wallet, promo: bonus })).toBe('BONUS');
    expect(walletMode({ ...wallet, promo: bonus, mainCash: cents(0), casinoCash: cents(0) })).toBe('BONUS');
    expect(walletMode({ ...wallet, promo: bonus, flags: { ...flags, lowCashBalance: 'SHOW' } })).toBe(
      'BONUS',
    );
  });

  it('WMODE-02 is SWITCH when the low-cash warning is shown', () => {
    const low = { ...flags, lowCashBalance: 'SHOW' as const };
    expect(walletMode({ ...wallet, flags: low })).toBe('SWITCH');
    expect(walletMode({ ...wallet, flags: { ...low, switchedToBonusMode: 'SHOW' } })).toBe('SWITCH');
  });

  it('WMODE-03 is BONUS when already switched, without the warning', () => {
    const switched = { ...flags, switchedToBonusMode: 'SHOW' as const };
    expect(walletMode({ ...wallet, flags: switched })).toBe('BONUS');
    expect(walletMode({ ...wallet, flags: switched, mainCash: cents(0) })).toBe('BONUS');
  });

  it('WMODE-04 is CASH when both cash wallets exceed the minimum, otherwise SWITCH', () => {
    expect(walletMode(wallet)).toBe('CASH');
    expect(walletMode({ ...wallet, casinoCash: cents(400) })).toBe('SWITCH');
    expect(walletMode({ ...wallet, casinoCash: cents(399) })).toBe('SWITCH');
    expect(walletMode({ ...wallet, mainCash: cents(0), casinoCash: cents(1001) })).toBe('CASH');
  });

  it('WMODE-13 is not checked without an active promo', () => {
    const low = { ...flags, lowCashBalance: 'SHOW' as const };
    expect(walletMode({ ...wallet, promo: null, flags: low, mainCash: cents(0), casinoCash: cents(0) })).toBe(
      'NONE',
    );
  });

  it('PROMO-52 is CASH in another currency than the promo’s, which the player is told', () => {
    const bonus = { ...promo, walletMode: 'BONUS' as const };
    const empty = { ...wallet, currency: 'BTC', mainCash: cents(0), casinoCash: cents(0) };
    const low = { ...flags, lowCashBalance: 'SHOW' as const };
    expect(walletMode(empty)).toBe('CASH');
    expect(walletMode({ ...empty, flags: low })).toBe('CASH');
    expect(walletMode({ ...empty, promo: bonus })).toBe('CASH');
    expect(otherCurrencyMessage(promo, 'BTC')).toBe(
      'Your active promo is in AUD. In BTC you play with cash, and nothing counts towards it.',
    );
    expect(otherCurrencyMessage(promo, 'AUD')).toBeNull();
  });

  it('is asked about before a running game is left for another one', () => {
    expect(changeCurrencyQuestion('Moonlit Dingo', 'BTC')).toEqual({
      title: 'Play in BTC?',
      text: 'Moonlit Dingo is played in one currency at a time. It ends here and starts again in BTC.',
      confirm: 'Change to BTC',
    });
  });

  it('WMODE-05 alerts of bonus before cash', () => {
    const both = { ...flags, insufficientBonusBalance: 'SHOW', insufficientCashBalance: 'SHOW' } as const;
    expect(balanceAlert(both)).toBe('BONUS');
    expect(balanceAlert({ ...both, insufficientBonusBalance: 'DEFAULT' })).toBe('CASH');
    expect(balanceAlert({ ...both, insufficientCashBalance: 'HIDE' })).toBe('BONUS');
    expect(balanceAlert(flags)).toBeNull();
  });

  it('WMODE-06 toggles each flag between SHOW and DEFAULT', () => {
    const off = {
      insufficientBonusBalance: false,
      insufficientCashBalance: false,
      lowCashBalance: false,
      switchedToBonusMode: false,
    };
    const calm = {
      insufficientBonusBalance: 'DEFAULT',
      insufficientCashBalance: 'DEFAULT',
      lowCashBalance: 'DEFAULT',
      switchedToBonusMode: 'DEFAULT',
    };
    expect(balanceFlagsAfter(off)).toEqual(calm);
    for (const flag of Object.keys(off)) {
      expect(balanceFlagsAfter({ ...off, [flag]: true })).toEqual({ ...calm, [flag]: 'SHOW' });
    }
  });

  it('WMODE-07 hides the insufficient flags before any push and counts only SHOW', () => {
    expect(defaultBalanceFlags).toEqual({
      insufficientBonusBalance: 'HIDE',
      insufficientCashBalance: 'HIDE',
      lowCashBalance: 'DEFAULT',
      switchedToBonusMode: 'DEFAULT',
    });
    expect(walletMode({ ...wallet, flags: { lowCashBalance: 'HIDE', switchedToBonusMode: 'HIDE' } })).toBe(
      'CASH',
    );
  });
});

describe('launch', () => {
  it.each([
    ['VENDOR', 'REFUSED', 'Failed to initialize game vendor'],
    ['URL', 'REFUSED', 'Failed to get game launch URL'],
    ['SESSION', 'REFUSED', 'An unexpected error occurred'],
    ['VENDOR', 'NETWORK', 'Network error occurred. Please try again.'],
    ['URL', 'NETWORK', 'Network error occurred. Please try again.'],
    ['SESSION', 'NETWORK', 'Network error occurred. Please try again.'],
    ['VENDOR', 'UNEXPECTED', 'An unexpected error occurred'],
    ['URL', 'UNEXPECTED', 'An unexpected error occurred'],
  ] as const)('tells of a failure at %s, %s: %s', (step, failure, message) => {
    expect(launchFailureMessage(step, failure)).toBe(message);
  });

  it('asks for the mobile layout and the way back to the lobby', () => {
    const options = { siteLobbyUrl: 'https://www.magpie.example/casino', channel: 'MobileWeb' };
    expect(launchOptions('https://www.magpie.example')).toEqual(options);
    expect(launchOptions('https://www.magpie.example/')).toEqual(options);
  });

  it('names the free spins that are to be played, and none otherwise', () => {
    expect(launchOptions('https://www.magpie.example', 'fsp_1')).toEqual({
      siteLobbyUrl: 'https://www.magpie.example/casino',
      channel: 'MobileWeb',
      freeSpin: 'fsp_1',
    });
    expect(launchOptions('https://www.magpie.example')).not.toHaveProperty('freeSpin');
  });

  it('PLAY-13 shows the frame only at 100, visible and with a URL', () => {
    const ready = { progress: 100, visible: true, url: 'https://games.example/x' };
    expect(frameVisible(ready)).toBe(true);
    expect(frameVisible({ ...ready, progress: 99 })).toBe(false);
    expect(frameVisible({ ...ready, progress: 90 })).toBe(false);
    expect(frameVisible({ ...ready, visible: false })).toBe(false);
    expect(frameVisible({ ...ready, url: null })).toBe(false);
    expect(frameVisible({ ...ready, url: '' })).toBe(false);
  });
});

describe('a balance update', () => {
  it('flags a refused bet by its mode and low cash of a cash promo', () => {
    const calm = {
      insufficientBonusBalance: false,
      insufficientCashBalance: false,
      lowCashBalance: false,
      switchedToBonusMode: false,
    };
    const held = { currency: 'AUD', mainCash: cents(1000), casinoCash: cents(300) };
    const base = { ...held, promo: null, refusedFrom: null, switched: false };
    expect(balanceUpdateFlags(base)).toEqual(calm);
    expect(balanceUpdateFlags({ ...base, refusedFrom: 'CASH' })).toEqual({
      ...calm,
      insufficientCashBalance: true,
    });
    const bonus = { walletMode: 'BONUS' as const, currency: 'AUD', minimumRealMoneyBalance: cents(99_999) };
    expect(balanceUpdateFlags({ ...base, promo: bonus, refusedFrom: 'BONUS', switched: true })).toEqual({
      ...calm,
      insufficientBonusBalance: true,
      switchedToBonusMode: true,
    });
    const cash = (minimum: number) => ({
      walletMode: 'CASH' as const,
      currency: 'AUD',
      minimumRealMoneyBalance: cents(minimum),
    });
    expect(balanceUpdateFlags({ ...base, promo: cash(1300) })).toEqual({ ...calm, lowCashBalance: true });
    expect(balanceUpdateFlags({ ...base, promo: cash(1299) })).toEqual(calm);
    const inBitcoin = { ...base, currency: 'BTC', switched: true };
    expect(balanceUpdateFlags({ ...inBitcoin, promo: cash(1300) })).toEqual(calm);
    expect(balanceUpdateFlags({ ...inBitcoin, promo: bonus, refusedFrom: 'CASH' })).toEqual({
      ...calm,
      insufficientCashBalance: true,
    });
  });
});

describe('experience of bets', () => {
  it.each([
    [100, 0, 50n],
    [1000, 0, 500n],
    [1000, 400, 300n],
    [1, 0, 1n],
  ])(
    'LEVEL-06 gives for a stake of %s cents and a payout of %s cents %s hundredths',
    (stake, payout, hundredths) => {
      expect(betExperience({ stake: cents(stake), payout: cents(payout) })).toEqual({
        unit: 'WAGER',
        hundredths,
      });
    },
  );

  it.each([
    [100, 200, 100n],
    [5000, 10_000, 100n],
    [100, 2500, 1250n],
    [100, 150, 75n],
    [300, 400, 67n],
  ])(
    'LEVEL-07 gives for a stake of %s cents and a win of %s cents %s hundredths',
    (stake, payout, hundredths) => {
      expect(betExperience({ stake: cents(stake), payout: cents(payout) })).toEqual({
        unit: 'WIN',
        hundredths,
      });
    },
  );

  it('gives nothing for a bet that pays its stake back or has none', () => {
    expect(betExperience({ stake: cents(100), payout: cents(100) })).toBeNull();
    expect(betExperience({ stake: cents(0), payout: cents(500) })).toBeNull();
    expect(betExperience({ stake: cents(0), payout: cents(0) })).toBeNull();
  });
});
