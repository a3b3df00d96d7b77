import { describe, expect, it } from 'vitest';
import { amountsOfBet } from './bet.ts';
import type { ShownBet } from './bet.ts';
import { betRiskText, displayBetAmounts, undecidedBets } from './index.ts';

const aud = { code: 'AUD', symbol: 'A$', type: 'FIAT' } as const;
const btc = { code: 'BTC', symbol: '₿', type: 'CRYPTO' } as const;

const fiat: ShownBet = {
  status: 'SETTLED',
  ...{ currencyType: 'FIAT', currency: aud, effectiveBet: '10.00', payout: '25.50' },
  ...{ cryptoEffectiveBet: null, cryptoPayout: null },
};

const crypto: ShownBet = {
  status: 'SETTLED',
  ...{ currencyType: 'CRYPTO', currency: btc, effectiveBet: '142.50', payout: '285.00' },
  ...{ cryptoEffectiveBet: '0.00100000', cryptoPayout: '0.00200000' },
};

describe('BETS-11 the amounts of a bet', () => {
  it('are its own, and of a crypto bet not what it was worth', () => {
    expect(amountsOfBet(fiat)).toEqual({ stake: '10.00', payout: '25.50' });
    expect(amountsOfBet(crypto)).toEqual({ stake: '0.00100000', payout: '0.00200000' });
  });

  it('are shown in its currency', () => {
    expect(displayBetAmounts(fiat)).toEqual({ stake: 'A$10.00', payout: 'A$25.50' });
    expect(displayBetAmounts(crypto)).toEqual({ stake: '₿0.00100000', payout: '₿0.00200000' });
  });

  it('of a fiat bet are never those of crypto, even where both are told', () => {
    const both = { ...fiat, cryptoEffectiveBet: '0.1', cryptoPayout: '0.2' };
    expect(amountsOfBet(both)).toEqual({ stake: '10.00', payout: '25.50' });
  });

  it('of a crypto bet are none where it has none', () => {
    expect(amountsOfBet({ ...crypto, cryptoPayout: null })).toEqual({ stake: '0.00100000', payout: null });
  });
});

describe('BETS-17 what of a stake was at risk', () => {
  const none = 'Nothing: it came back as it was, or covered opposite results with another bet.';
  const part = (shown: string) => `${shown}, which was won or lost by it. The rest was at no risk.`;

  it.each([
    ['10.00', fiat, null],
    ['10', fiat, null],
    ['9.99', fiat, part('A$9.99')],
    ['0.01', fiat, part('A$0.01')],
    ['0.00', fiat, none],
    ['0.001', crypto, null],
    ['0.00099999', crypto, part('₿0.00099999')],
    ['0.00000001', crypto, part('₿0.00000001')],
    ['0', crypto, none],
  ])('of %s is said', (stakeAtRisk, bet, text) => {
    expect(betRiskText({ ...bet, stakeAtRisk })).toBe(text);
  });
});

it('BETS-13 a bet may still win while it is unsettled, and then alone', () => {
  expect(undecidedBets).toEqual(['UNSETTLED']);
});
