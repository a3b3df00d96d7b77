import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decidePromoDeposit, decidePromoTerms, promoDepositReasons, promoState } from './index.ts';
import type { PromoDepositFacts, PromoStateFacts, PromoTerms } from './index.ts';

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

describe('a deposit from the page of a promo', () => {
  const promo = { ...terms, type: 'DEPOSIT', lockInEnabled: false } as const;
  const facts: PromoDepositFacts = { promo, level: 3, hasActivePromo: false };

  it.each<[Partial<PromoDepositFacts>, string]>([
    [{}, 'allowed'],
    [{ promo: { ...promo, type: 'DEPOSIT_AND_PLAY' } }, 'allowed'],
    [{ hasActivePromo: null, level: null }, 'allowed'],
    [{ promo: { ...promo, type: 'LOGIN' } }, 'notByDeposit'],
    [{ promo: { ...promo, lockInEnabled: true } }, 'notByDeposit'],
    [{ promo: { ...promo, open: false } }, 'ended'],
    [{ level: 2 }, 'levelTooLow'],
    [{ promo: { ...promo, promoUsed: 2 } }, 'noUses'],
    [{ hasActivePromo: true }, 'enrolled'],
    [{ promo: { ...promo, lockInEnabled: true, open: false } }, 'notByDeposit'],
    [{ promo: { ...promo, promoUsed: 2 }, hasActivePromo: true }, 'noUses'],
  ])('with %j is %s', (change, answer) => {
    expect(reasonOf(decidePromoDeposit({ ...facts, ...change }))).toBe(answer);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(promoDepositReasons, { level: 5 });
    expect(rows).toEqual([
      ['notByDeposit', 'BAD_USER_INPUT', 'No deposit starts this promo.'],
      ['ended', 'CONFLICT', 'This promo has ended.'],
      ['levelTooLow', 'CONFLICT', 'Reach level 5 to avail this promo!'],
      ['noUses', 'CONFLICT', 'No uses remaining'],
      ['enrolled', 'ACTIVE_PROMO', 'You are currently enrolled in a Promo.'],
    ]);
  });
});

describe('the state of a promo', () => {
  const facts: PromoStateFacts = { inProgress: false, enrolled: false, closed: null, onCooldown: false };

  it.each<[Partial<PromoStateFacts>, string]>([
    [{}, 'AVAILABLE'],
    [{ onCooldown: true }, 'COOLDOWN'],
    [{ closed: 'noUses', onCooldown: true }, 'MAXED_OUT'],
    [{ closed: 'levelTooLow' }, 'LEVEL_LOCKED'],
    [{ closed: 'ended' }, 'ENDED'],
    [{ enrolled: true, closed: 'noUses' }, 'ENROLLED'],
    [{ inProgress: true, enrolled: true, closed: 'ended', onCooldown: true }, 'IN_PROGRESS'],
  ])('with %j is %s', (change, state) => {
    expect(promoState({ ...facts, ...change })).toBe(state);
  });
});
