import { describe, expect, it } from 'vitest';
import { unplayableText } from '../bonuses/index.ts';
import { isClaimablePromo } from '../free-spins/index.ts';
import {
  countsLabel,
  isPromoOpen,
  promoDepositDetails,
  promoGoalText,
  promoTypes,
  wasAway,
} from './index.ts';

describe('what became of an activated bonus', () => {
  it.each(['ACTIVE', 'CANCELED', 'COMPLETE', 'EXPIRED', 'PENDING'] as const)(
    'PROMO-48 is played with while its promo is %s',
    (status) => {
      expect(unplayableText(status)).toBeNull();
    },
  );

  it('PROMO-48 is told when it was lost in the same moment', () => {
    expect(unplayableText('LOST')).toBe('This bonus is too small for any bet, and has ended.');
  });
});

describe('PROMO-50 a claim', () => {
  it('is of promos of free spins alone', () => {
    const claimed = promoTypes.filter((type) => isClaimablePromo({ type, lockInEnabled: false }));
    expect(claimed).toEqual(['FREE_SPIN']);
  });

  it('is of none that a lock-in awards', () => {
    const claimed = promoTypes.filter((type) => isClaimablePromo({ type, lockInEnabled: true }));
    expect(claimed).toEqual([]);
  });
});

describe('the cash of a promo that was taken back', () => {
  it.each([
    [16, true],
    [17, true],
    [18, false],
  ])('that left by posting %i was away when the last one was the 17th: %s', (left, isAway) => {
    expect(wasAway({ left, takenBack: 17 })).toBe(isAway);
  });
});

describe('the card of a game', () => {
  it.each([
    [10_000, 'Counts 100%'],
    [1_000, 'Counts 10%'],
    [1_250, 'Counts 12.5%'],
    [1, 'Counts 0.01%'],
    [0, 'Counts 0%'],
  ])('of a share of %i says %s', (share, label) => {
    expect(countsLabel(share)).toBe(label);
  });
});

describe('the goal of an active promo', () => {
  const aud = { symbol: 'A$', type: 'FIAT' } as const;
  const btc = { symbol: '₿', type: 'CRYPTO' } as const;

  it.each([
    ['500.00', '0.00', aud, 'A$500.00'],
    ['500.00', '499.99', aud, 'A$0.01'],
    ['500.00', '500.00', aud, 'A$0.00'],
    ['500.00', '620.00', aud, 'A$0.00'],
    ['1234567.00', '0.00', aud, 'A$1,234,567.00'],
    ['0.5', '0.49999999', btc, '₿0.00000001'],
  ] as const)('of %s with %s turned over is %s more', (turnoverTarget, turnoverCounter, currency, left) => {
    expect(promoGoalText({ turnoverTarget, turnoverCounter, currency })).toBe(
      `Turn over ${left} more in time, and what is left of the bonus becomes cash.`,
    );
  });
});

describe('the figures of a refused deposit', () => {
  it.each([
    ['ANY', 0],
    ['FIRST', 1],
    ['SECOND', 2],
    ['THIRD', 3],
    ['FOURTH', 4],
    [null, 0],
  ] as const)('of a promo for %s have %i for the deposit that starts it', (trigger, startingDeposit) => {
    const fit = { promoCurrency: 'AUD', currency: 'NZD', trigger, ordinal: 2 };
    expect(promoDepositDetails({ levelRequirement: 4 }, fit)).toEqual({
      ...{ level: 4, promoCurrency: 'AUD' },
      ...{ startingDeposit, nextDeposit: 2 },
    });
  });

  it('are empty where nothing is known', () => {
    const none = { level: 0, promoCurrency: '', startingDeposit: 0, nextDeposit: 0 };
    expect(promoDepositDetails(null, null)).toEqual(none);
    const fit = { promoCurrency: 'AUD', currency: null, trigger: null, ordinal: null };
    expect(promoDepositDetails(null, fit)).toEqual({ ...none, promoCurrency: 'AUD' });
  });
});

describe('a promo is open', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');

  it.each([
    ['for ever', true, null, true],
    ['while nobody knows', null, null, true],
    ['until the moment before its end', true, '2026-11-21T10:00:00.001Z', true],
    ['not at its end', true, '2026-11-21T10:00:00.000Z', false],
    ['not after it, known or not', null, '2026-11-20T10:00:00.000Z', false],
    ['not while it is disabled', false, '2027-11-21T10:00:00.000Z', false],
  ])('%s', (_when, active, expiresAt, isOpen) => {
    expect(isPromoOpen({ active, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, now)).toBe(
      isOpen,
    );
  });
});
