import { describe, expect, it } from 'vitest';
import {
  givenUpOffersText,
  lostOfferText,
  offerAtRiskText,
  offerLoss,
  passedOverOffersText,
} from './index.ts';
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
    expect(offerLoss(facts, 'NONE')).toBe('promoActive');
    const second = { ...facts, fit: { ...facts.fit, trigger: 'SECOND', ordinal: 2 } } as const;
    expect(offerLoss(second, 'NONE')).toBe('promoActive');
  });

  it.each([false, null])(
    'is given up by one that does not start it while a promo is active: %s',
    (active) => {
      const idle = { ...facts, hasActivePromo: active };
      expect(offerLoss(idle, 'NONE')).toBe('noneStarted');
      expect(offerLoss(idle, 'OTHER')).toBe('otherStarted');
      expect(offerLoss(idle, 'THIS')).toBeNull();
    },
  );

  it.each<[string, Partial<PromoDepositFacts>]>([
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
    for (const hasActivePromo of [true, false])
      expect(offerLoss({ ...facts, hasActivePromo, ...change }, 'NONE')).toBeNull();
  });
});

describe('an offer whose deposit was made', () => {
  const lost = { ...facts, fit: { ...facts.fit, ordinal: 2 } } as const;

  it('is told as lost beside another active promo, which hides that', () => {
    expect(lostOfferText(lost)).toBe('Only a first deposit starts this promo, and you have made yours.');
  });

  it.each<[string, PromoDepositFacts]>([
    ['no promo is active', { ...lost, hasActivePromo: false }],
    ['it is not known whether one is', { ...lost, hasActivePromo: null }],
    ['its deposit is the next', facts],
    ['its deposit is still to come', { ...lost, fit: { ...lost.fit, trigger: 'THIRD' } }],
    ['any deposit starts it', { ...lost, fit: { ...lost.fit, trigger: 'ANY' } }],
    ['it has ended', { ...lost, promo: { ...lost.promo, open: false } }],
    ['there is none', { ...lost, promo: null, fit: null }],
  ])('is not told so when %s', (_what, other) => {
    expect(lostOfferText(other)).toBeNull();
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

it.each([
  [
    ['Welcome Match Three'],
    'Midweek',
    3,
    'Only your third deposit can start Welcome Match Three: with Midweek instead, that offer is gone for good.',
  ],
  [
    ['Welcome Match Three'],
    null,
    3,
    'Only your third deposit can start Welcome Match Three: with no promo, that offer is gone for good.',
  ],
  [
    ['One', 'Two'],
    null,
    1,
    'Only your first deposit can start One and Two: with no promo, those offers are gone for good.',
  ],
])('of %j passed over for %j says what the deposit loses', (offers, started, ordinal, text) => {
  expect(passedOverOffersText({ offers, started, ordinal })).toBe(text);
});

it('says on the page of an offer that the next deposit loses it while another promo is active', () => {
  expect(offerAtRiskText({ active: 'Hatchling', ordinal: 2 })).toBe(
    'While Hatchling is active, no deposit starts this promo, and your second deposit would lose this offer for good. ' +
      'To have it, cancel Hatchling first.',
  );
});
