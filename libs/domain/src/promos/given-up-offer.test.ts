import { describe, expect, it } from 'vitest';
import { givenUpOffersText, isOfferGivenUp } from './index.ts';
import type { PromoDepositFacts } from './index.ts';

const facts = {
  promo: {
    open: true,
    levelRequirement: 0,
    maxUses: 1,
    promoUsed: 0,
    type: 'DEPOSIT',
    lockInEnabled: false,
  },
  level: 1,
  hasActivePromo: true,
  fit: { promoCurrency: 'AUD', currency: 'AUD', trigger: 'FIRST', ordinal: 1 },
} as const satisfies PromoDepositFacts;

describe('an offer of one deposit', () => {
  it('is given up by that deposit while another promo is active', () => {
    expect(isOfferGivenUp(facts)).toBe(true);
    expect(isOfferGivenUp({ ...facts, fit: { ...facts.fit, trigger: 'SECOND', ordinal: 2 } })).toBe(true);
  });

  it.each<[string, Partial<PromoDepositFacts>]>([
    ['no promo is active', { hasActivePromo: false }],
    ['it is not known whether one is', { hasActivePromo: null }],
    ['any deposit starts it', { fit: { ...facts.fit, trigger: 'ANY' } }],
    ['another deposit starts it', { fit: { ...facts.fit, ordinal: 2 } }],
    ['the number of the deposit is not known', { fit: { ...facts.fit, ordinal: null } }],
    ['its level is not reached', { promo: { ...facts.promo, levelRequirement: 2 } }],
    ['it has no uses left', { promo: { ...facts.promo, promoUsed: 1 } }],
    ['it has ended', { promo: { ...facts.promo, open: false } }],
    ['it is in another currency', { fit: { ...facts.fit, currency: 'NZD' } }],
    ['its lock-in awards it', { promo: { ...facts.promo, lockInEnabled: true } }],
    ['there is none', { promo: null, fit: null }],
  ])('is not given up when %s', (_what, change) => {
    expect(isOfferGivenUp({ ...facts, ...change })).toBe(false);
  });
});

it('says what a deposit loses, and how to have that', () => {
  expect(givenUpOffersText({ offers: ['First Flight'], active: 'Hatchling', ordinal: 1 })).toBe(
    'While Hatchling is active, this deposit does not start First Flight, and as your first deposit it loses that ' +
      'offer for good. To have it, cancel Hatchling first.',
  );
  expect(givenUpOffersText({ offers: ['One', 'Two'], active: 'Hatchling', ordinal: 2 })).toBe(
    'While Hatchling is active, this deposit does not start One and Two, and as your second deposit it loses those ' +
      'offers for good. To have them, cancel Hatchling first.',
  );
});
