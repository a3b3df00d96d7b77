import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { refusalText } from '../decision/index.ts';
import {
  decidePromoDeposit,
  decidePromoTerms,
  promoDepositNotices,
  promoDepositReasons,
  promoState,
} from './index.ts';
import type { DepositFit, PromoDepositFacts, PromoStateFacts, PromoTerms } from './index.ts';

const terms: PromoTerms = { open: true, levelRequirement: 3, maxUses: 2, promoUsed: 1 };
const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

describe('the terms of a promo', () => {
  it.each([
    [{}, 3, 'allowed'],
    [{}, null, 'allowed'],
    [{ maxUses: 0 }, 3, 'allowed'],
    [{ open: false }, 3, 'ended'],
    [{}, 2, 'levelTooLow'],
    [{ promoUsed: 2 }, 3, 'noUses'],
    [{ open: false, promoUsed: 2 }, 2, 'ended'],
    [{ promoUsed: 2 }, 2, 'levelTooLow'],
  ] as const)('with %j at level %s are %s', (change, level, answer) => {
    expect(reasonOf(decidePromoTerms({ ...terms, ...change }, level))).toBe(answer);
  });
});

describe('a deposit with a promo', () => {
  const promo = { ...terms, type: 'DEPOSIT', lockInEnabled: false } as const;
  const facts: PromoDepositFacts = { promo, level: 3, hasActivePromo: false, fit: null };
  const fit: DepositFit = { promoCurrency: 'NZD', currency: 'NZD', trigger: 'SECOND', ordinal: 2 };

  it.each<[Partial<PromoDepositFacts>, string]>([
    [{}, 'allowed'],
    [{ promo: { ...promo, type: 'DEPOSIT_AND_PLAY' } }, 'allowed'],
    [{ hasActivePromo: null, level: null }, 'allowed'],
    [{ promo: { ...promo, type: 'LOGIN' } }, 'notByDeposit'],
    [{ promo: { ...promo, lockInEnabled: true } }, 'notByDeposit'],
    [{ promo: { ...promo, open: false } }, 'ended'],
    [{ level: 2 }, 'levelTooLow'],
    [{ promo: { ...promo, promoUsed: 2 } }, 'noUses'],
    [{ hasActivePromo: true }, 'promoActive'],
    [{ promo: null }, 'promoUnknown'],
    [{ fit }, 'allowed'],
    [{ fit: { ...fit, ordinal: null } }, 'allowed'],
    [{ fit: { ...fit, trigger: 'ANY', ordinal: 9 } }, 'allowed'],
    [{ fit: { ...fit, currency: 'AUD' } }, 'promoOtherCurrency'],
    [{ fit: { ...fit, ordinal: 1 } }, 'promoOtherDeposit'],
    [{ fit: { ...fit, trigger: null } }, 'notByDeposit'],
    [{ fit: { ...fit, currency: null } }, 'allowed'],
    [{ fit: { ...fit, currency: null, ordinal: 3 } }, 'promoOtherDeposit'],
    [{ promo: { ...promo, lockInEnabled: true, open: false } }, 'notByDeposit'],
    [{ promo: { ...promo, promoUsed: 2 }, hasActivePromo: true }, 'promoActive'],
  ])('with %j is %s', (change, answer) => {
    expect(reasonOf(decidePromoDeposit({ ...facts, ...change }))).toBe(answer);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(promoDepositReasons, {
      level: 5,
      promoCurrency: 'NZD',
      startingDeposit: 4,
      nextDeposit: 3,
    });
    expect(rows).toEqual([
      ['promoActive', 'ACTIVE_PROMO', 'You have an active promo. Please cancel it first.'],
      ['promoUnknown', 'BAD_USER_INPUT', 'This promo cannot be used for this deposit.'],
      ['promoOtherCurrency', 'BAD_USER_INPUT', 'This promo is in NZD. Switch to NZD to use it.'],
      ['notByDeposit', 'BAD_USER_INPUT', 'No deposit starts this promo.'],
      ['ended', 'BAD_USER_INPUT', 'This promo has ended.'],
      ['levelTooLow', 'BAD_USER_INPUT', 'Reach level 5 to avail this promo!'],
      ['noUses', 'BAD_USER_INPUT', 'No uses remaining'],
      [
        'promoOtherDeposit',
        'BAD_USER_INPUT',
        'Your fourth deposit starts this promo. Your next one is your third.',
      ],
    ]);
    expect(promoDepositNotices).toEqual({ promoActive: 'You are currently enrolled in a Promo.' });
  });
});

describe('the number of a deposit with a promo', () => {
  const promo = { ...terms, type: 'DEPOSIT', lockInEnabled: false } as const;

  it.each([
    ['THIRD', 1, 'Your third deposit starts this promo. Your next one is your first.'],
    ['FOURTH', 3, 'Your fourth deposit starts this promo. Your next one is your third.'],
    ['FIRST', 2, 'Only a first deposit starts this promo, and you have made yours.'],
    ['SECOND', 9, 'Only a second deposit starts this promo, and you have made yours.'],
    [null, 1, 'No deposit starts this promo.'],
    [null, null, 'No deposit starts this promo.'],
  ] as const)('that starts with %s does not suit with %j: %s', (trigger, ordinal, text) => {
    const fit: DepositFit = { promoCurrency: 'NZD', currency: null, trigger, ordinal };
    const decision = decidePromoDeposit({ promo, level: 3, hasActivePromo: false, fit });
    expect(decision.allowed ? null : refusalText(promoDepositReasons, decision)).toBe(text);
  });
});

describe('the state of a promo', () => {
  const facts: PromoStateFacts = {
    inProgress: false,
    enrolled: false,
    isActive: false,
    waits: false,
    closed: null,
    onCooldown: false,
    blocked: false,
  };

  it.each<[Partial<PromoStateFacts>, string]>([
    [{}, 'AVAILABLE'],
    [{ onCooldown: true }, 'COOLDOWN'],
    [{ blocked: true }, 'BLOCKED'],
    [{ onCooldown: true, blocked: true }, 'COOLDOWN'],
    [{ enrolled: true, blocked: true }, 'ENROLLED'],
    [{ closed: 'noUses', onCooldown: true }, 'MAXED_OUT'],
    [{ closed: 'levelTooLow' }, 'LEVEL_LOCKED'],
    [{ closed: 'ended' }, 'ENDED'],
    [{ enrolled: true, closed: 'noUses' }, 'ENROLLED'],
    [{ isActive: true, closed: 'ended' }, 'ENROLLED'],
    [{ isActive: true, blocked: true }, 'ENROLLED'],
    [{ waits: true, onCooldown: true, blocked: true }, 'WAITING'],
    [{ waits: true, closed: 'noUses' }, 'WAITING'],
    [{ waits: true, isActive: true }, 'ENROLLED'],
    [{ waits: true, inProgress: true }, 'IN_PROGRESS'],
    [{ inProgress: true, isActive: true }, 'IN_PROGRESS'],
    [{ inProgress: true, enrolled: true, closed: 'ended', onCooldown: true }, 'IN_PROGRESS'],
  ])('with %j is %s', (change, state) => {
    expect(promoState({ ...facts, ...change })).toBe(state);
  });
});
