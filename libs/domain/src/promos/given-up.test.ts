import { describe, expect, it } from 'vitest';
import { awardLossText, isGivenUpByWithdrawal, promoTypes, termsLossText } from './index.ts';
import type { PromoType } from './index.ts';

const welcome = {
  type: 'DEPOSIT',
  currency: 'AUD',
  lockInEnabled: false,
  lockInRequiredDeposit: null,
  deposit: '50.00',
} as const;

const lockedIn = {
  ...welcome,
  type: 'DEPOSIT_AND_PLAY',
  lockInEnabled: true,
  lockInRequiredDeposit: '200.00',
  deposit: '0.00',
} as const;

describe('WDR-28 a withdrawal', () => {
  it.each([
    ['gives up what a deposit started', welcome, 'AUD', true],
    ['gives up what a deposit of a cent started', { ...welcome, deposit: '0.01' }, 'AUD', true],
    ['of another currency gives nothing up', welcome, 'NZD', false],
    ['keeps what the operator gave', { ...welcome, deposit: '0.00' }, 'AUD', false],
    ['keeps what has no amount', { ...welcome, deposit: '' }, 'AUD', false],
    ['gives up what the deposits of a lock-in earned', lockedIn, 'AUD', true],
    // Its deposits count in every currency.
    ['of another currency gives that up too', lockedIn, 'BTC', true],
    [
      'of another currency keeps what turnover alone earned',
      { ...lockedIn, lockInRequiredDeposit: '0.00' },
      'BTC',
      false,
    ],
    ['keeps what turnover alone earned', { ...lockedIn, lockInRequiredDeposit: '0.00' }, 'AUD', false],
    ['keeps it where no deposit is asked', { ...lockedIn, lockInRequiredDeposit: null }, 'AUD', false],
    // The deposit that counts is that of the lock-in, not one that came before.
    [
      'keeps it whatever deposit came first',
      { ...lockedIn, lockInRequiredDeposit: '0', deposit: '90.00' },
      'AUD',
      false,
    ],
    ['does not ask a promo without lock-in for one', { ...welcome, lockInRequiredDeposit: '0' }, 'AUD', true],
    [
      'gives up the smallest part of a coin',
      { ...welcome, currency: 'BTC', deposit: '0.00000001' },
      'BTC',
      true,
    ],
  ])('%s', (_what, promo, currency, isGivenUp) => {
    expect(isGivenUpByWithdrawal(promo, currency)).toBe(isGivenUp);
  });

  it('gives up none but those that a deposit brings, whatever is written of a deposit', () => {
    const givenUp = promoTypes.filter((type) => isGivenUpByWithdrawal({ ...welcome, type }, 'AUD'));
    expect(givenUp).toEqual(['DEPOSIT', 'DEPOSIT_AND_PLAY']);
  });
});

describe('WDR-28 of an award that has not begun', () => {
  const aud = { symbol: 'A$', type: 'FIAT' } as const;
  const btc = { symbol: '₿', type: 'CRYPTO' } as const;

  it.each([
    ['40.00', 0, aud, 'You will lose its bonus of A$40.00.'],
    ['40.00', 1, aud, 'You will lose its bonus of A$40.00 and 1 free spin.'],
    ['40.00', 25, aud, 'You will lose its bonus of A$40.00 and 25 free spins.'],
    ['0.00', 25, aud, 'You will lose its 25 free spins.'],
    ['0.00', 1, aud, 'You will lose its 1 free spin.'],
    ['0.01', 0, aud, 'You will lose its bonus of A$0.01.'],
    ['0.00', 0, aud, ''],
    ['', 0, aud, ''],
    ['0.00000001', 0, btc, 'You will lose its bonus of ₿0.00000001.'],
  ] as const)(
    'with a bonus of %j and %i spins a member reads what goes',
    (bonus, freeSpins, currency, text) => {
      expect(awardLossText({ bonus, winnings: '0', freeSpins, currency })).toBe(text);
    },
  );
});

describe('what the end of a promo would take, before it begins', () => {
  const takes = (type: PromoType, lockInEnabled: boolean) =>
    termsLossText({ type, lockInEnabled, hasFreeSpins: false, spinsAlone: type === 'FREE_SPIN' });

  it('is told by what brings it', () => {
    expect(takes('DEPOSIT', false)).toMatch(/Your deposit stays yours\.$/);
    expect(takes('DEPOSIT_AND_PLAY', false)).toMatch(/Your deposit stays yours\.$/);
    expect(takes('DEPOSIT', true)).toMatch(/^Cancel the lock-in, and the progress you have made is gone\./);
    expect(takes('DEPOSIT_AND_PLAY', true)).toBe(takes('DEPOSIT', true));
  });

  it.each(['CONSUMABLE', 'LOGIN', 'REGISTRATION'] as const)('of a %s is the bonus alone', (type) => {
    expect(takes(type, false)).toBe('Cancel it, and you lose what is left of the bonus and what it has won.');
  });

  it('of free spins is the spins', () => {
    expect(takes('FREE_SPIN', false)).toMatch(/^Cancel them, and you lose the spins that are left\./);
    expect(takes('FREE_SPIN', true)).toMatch(
      /Cancel its free spins later, and you lose those that are left\./,
    );
  });
});
