import { describe, expect, it } from 'vitest';
import {
  betCountedText,
  betMark,
  betMoneyLabel,
  betRiskText,
  betsCsv,
  betStatusLabel,
  displayBetAmounts,
  displayBetTotals,
} from './index.ts';

const aud = { code: 'AUD', symbol: '$', type: 'FIAT' } as const;
const btc = { code: 'BTC', symbol: '₿', type: 'CRYPTO' } as const;

const fiat = {
  status: 'SETTLED',
  currencyType: 'FIAT',
  currency: aud,
  effectiveBet: '1234.5',
  payout: '0',
  cryptoEffectiveBet: null,
  cryptoPayout: null,
} as const;
const crypto = {
  status: 'SETTLED',
  currencyType: 'CRYPTO',
  currency: btc,
  effectiveBet: '12.30',
  payout: '4.00',
  cryptoEffectiveBet: '0.00012',
  cryptoPayout: '0.5',
} as const;

describe('a bet in the history', () => {
  it.each([
    ['UNSETTLED', 'Unsettled'],
    ['CANCELED', 'Canceled'],
    ['CASHOUT', 'Cashout'],
    ['SETTLED', 'Settled'],
    ['HALF_WON', 'Settled'],
    ['', 'Settled'],
  ])('BETS-09 of the status "%s" is %s', (status, label) => {
    expect(betStatusLabel(status)).toBe(label);
  });

  it('BETS-11 shows a crypto bet in crypto with 8 decimals, a fiat bet in fiat with 2', () => {
    expect(displayBetAmounts(fiat)).toEqual({ stake: '$1,234.50', payout: '$0.00' });
    expect(displayBetAmounts(crypto)).toEqual({ stake: '₿0.00012000', payout: '₿0.50000000' });
  });

  it('has no payout while it may still win, but for what was cashed out of it', () => {
    const open = { status: 'UNSETTLED' } as const;
    expect(displayBetAmounts({ ...fiat, ...open }).payout).toBe('None yet');
    expect(displayBetAmounts({ ...fiat, ...open, payout: '2.50' }).payout).toBe('$2.50');
    expect(displayBetAmounts({ ...crypto, ...open, cryptoPayout: '0' }).payout).toBe('None yet');
    expect(displayBetAmounts({ ...fiat, status: 'CANCELED' }).payout).toBe('$0.00');
  });

  it('BETS-16 shows as Profit/Loss what the player lost with a minus', () => {
    const totals = { totalEffectiveBet: '1234.50', totalWinloss: '-20.00', currency: aud };
    expect(displayBetTotals(totals)).toEqual({ totalBets: '$1,234.50', profitLoss: '-$20.00' });
    expect(displayBetTotals({ ...totals, totalWinloss: '7' }).profitLoss).toBe('$7.00');
  });

  it('says what paid the stake, and marks what is not cash', () => {
    const bets = [
      { freeSpin: true, walletMode: null },
      { freeSpin: false, walletMode: 'BONUS' },
      { freeSpin: false, walletMode: 'CASH' },
    ] as const;
    expect(bets.map(betMoneyLabel)).toEqual(['Free Spin', 'Bonus money', 'Cash']);
    expect(bets.map(betMark)).toEqual(['Free Spin', 'Bonus money', null]);
  });

  it('says how much of it counted for which promo', () => {
    const promo = { name: 'Welcome Match', counted: '0.4' };
    expect(betCountedText({ currency: aud, promo })).toBe('$0.40 counted for Welcome Match');
    expect(betCountedText({ currency: btc, promo })).toBe('₿0.40000000 counted for Welcome Match');
    expect(betCountedText({ currency: aud, promo: null })).toBeNull();
  });
});

describe('the file of the history', () => {
  const bet = {
    ...fiat,
    id: 'bet-1',
    status: 'SETTLED',
    freeSpin: false,
    walletMode: 'BONUS',
    dateTimePlaced: '2026-11-21T06:30:00.000Z',
    dateTimeSettled: '2026-11-21T06:31:00.000Z',
    game: { name: '=Moonlit "Dingo"', subCategory: { name: 'Nightjar' } },
    gameCategory: { name: 'Pokies and slots' },
    promo: { name: 'Welcome Match', counted: '0.4' },
  } as const;

  it('has a line for each bet, amounts as plain numbers, and no cell that runs as a formula', () => {
    const open = {
      ...bet,
      ...crypto,
      id: 'bet-2',
      status: 'UNSETTLED',
      cryptoPayout: '0.00000000',
      freeSpin: true,
      walletMode: null,
      promo: null,
    } as const;
    expect(betsCsv([bet, open], 'Australia/Sydney').split('\r\n')).toEqual([
      '\uFEFFPlaced (Australia/Sydney),Settled (Australia/Sydney),Game,Provider,Category,Status,Paid with,Currency,Bet,Payout,Promo,Counted,Id',
      `21/11/2026 (17:30),21/11/2026 (17:31),"'=Moonlit ""Dingo""",Nightjar,Pokies and slots,Settled,Bonus money,AUD,1234.50,0.00,Welcome Match,0.40,bet-1`,
      `21/11/2026 (17:30),,"'=Moonlit ""Dingo""",Nightjar,Pokies and slots,Unsettled,Free Spin,BTC,0.00012000,,,,bet-2`,
      '',
    ]);
  });
});

describe('BETS-17 what counts of a stake', () => {
  it.each([
    ['all of it', '1234.50', null],
    ['all of it, written otherwise', '1234.5', null],
    ['a part of it', '34.50', '$34.50, which was won or lost by it. The rest was at no risk.'],
    [
      'nothing of it',
      '0.00',
      'Nothing: it came back as it was, or covered opposite results with another bet.',
    ],
  ])('is %s', (_what, stakeAtRisk, text) => {
    expect(betRiskText({ ...fiat, stakeAtRisk })).toBe(text);
  });

  it('is in the currency of the bet', () => {
    expect(betRiskText({ ...crypto, stakeAtRisk: '0.00012000' })).toBeNull();
    expect(betRiskText({ ...crypto, stakeAtRisk: '0.00002000' })).toBe(
      '₿0.00002000, which was won or lost by it. The rest was at no risk.',
    );
  });
});
