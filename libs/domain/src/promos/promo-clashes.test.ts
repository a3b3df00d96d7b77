import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  activePromoMessage,
  beforePromoDeposit,
  decidePromoCancellation,
  decidePromoDeposit,
  decidePromoTerms,
  isPromoOpen,
  isStartedByDeposit,
  listedPromos,
  normalisePromoType,
  pastPromoStatuses,
  promoState,
} from './index.ts';
import type { DepositFit, PromoDepositFacts, PromoStateFacts, PromoTerms } from './index.ts';
import { isMemberPromoOver, memberPromoStatus } from './status.ts';
import type { RunningPromo } from './status.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const promo = {
  open: true,
  levelRequirement: 3,
  maxUses: 2,
  promoUsed: 1,
  type: 'DEPOSIT',
  lockInEnabled: false,
} as const;
const fit: DepositFit = { promoCurrency: 'NZD', currency: 'NZD', trigger: 'FIRST', ordinal: 1 };
const facts: PromoDepositFacts = { promo, level: 3, hasActivePromo: false, fit };

describe('two reasons against a deposit with a promo', () => {
  it.each<[string, string, Partial<PromoDepositFacts>]>([
    ['promoActive', 'none of that code', { promo: null, hasActivePromo: true }],
    ['promoActive', 'another currency', { fit: { ...fit, currency: 'AUD' }, hasActivePromo: true }],
    ['promoActive', 'another deposit', { fit: { ...fit, ordinal: 2 }, hasActivePromo: true }],
    ['promoActive', 'another type', { promo: { ...promo, type: 'CONSUMABLE' }, hasActivePromo: true }],
    ['promoActive', 'an end', { promo: { ...promo, open: false }, hasActivePromo: true }],
    ['promoActive', 'a low level', { level: 2, hasActivePromo: true }],
    ['promoActive', 'no uses', { promo: { ...promo, promoUsed: 3 }, hasActivePromo: true }],
    ['promoActive', 'a level that is not known', { level: null, hasActivePromo: true }],
    ['promoOtherCurrency', 'another deposit', { fit: { ...fit, currency: 'AUD', ordinal: 2 } }],
    ['promoOtherCurrency', 'an end', { promo: { ...promo, open: false }, fit: { ...fit, currency: 'AUD' } }],
    ['notByDeposit', 'another deposit', { promo: { ...promo, type: 'LOGIN' }, fit: { ...fit, ordinal: 2 } }],
    ['ended', 'another deposit', { promo: { ...promo, open: false }, fit: { ...fit, ordinal: 2 } }],
    ['levelTooLow', 'another deposit', { level: 2, fit: { ...fit, ordinal: 2 } }],
    ['noUses', 'another deposit', { promo: { ...promo, promoUsed: 2 }, fit: { ...fit, ordinal: 2 } }],
    ['notByDeposit', 'a low level', { promo: { ...promo, type: 'LOGIN' }, level: 2 }],
    ['notByDeposit', 'no uses', { promo: { ...promo, type: 'FREE_SPIN', promoUsed: 2 } }],
    ['ended', 'a low level', { promo: { ...promo, open: false }, level: 2 }],
    ['ended', 'no uses', { promo: { ...promo, open: false, promoUsed: 2 } }],
    ['levelTooLow', 'no uses', { promo: { ...promo, promoUsed: 2 }, level: 2 }],
  ])('are answered with %s before %s', (reason, _second, change) => {
    expect(decidePromoDeposit({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it('knows level, currency and deposits in every refusal', () => {
    const details = { level: 3, promoCurrency: 'NZD', startingDeposit: 1, nextDeposit: 1 };
    expect(decidePromoDeposit({ ...facts, level: 2 })).toMatchObject({ details });
    expect(decidePromoDeposit({ ...facts, hasActivePromo: true })).toMatchObject({ details });
    expect(decidePromoDeposit({ ...facts, promo: { ...promo, type: 'LOGIN' } })).toMatchObject({ details });
  });

  it.each([
    ['DEPOSIT', true],
    ['DEPOSIT_AND_PLAY', true],
    ['CONSUMABLE', false],
    ['FREE_SPIN', false],
    ['LOGIN', false],
    ['REGISTRATION', false],
  ] as const)(
    'a promo of type %s is started by a deposit: %s, and never beside a lock-in',
    (type, starts) => {
      expect(isStartedByDeposit({ type, lockInEnabled: false })).toBe(starts);
      expect(isStartedByDeposit({ type, lockInEnabled: true })).toBe(false);
    },
  );

  it('is worded by the promo that is active', () => {
    expect(activePromoMessage).toBe('You have an active promo. Please cancel it first.');
  });
});

describe('the terms at their edges', () => {
  const terms: PromoTerms = { open: true, levelRequirement: 3, maxUses: 2, promoUsed: 1 };

  it.each([
    ['one use left', { promoUsed: 1 }, 3, 'allowed'],
    ['the last use gone', { promoUsed: 2 }, 3, 'noUses'],
    ['more uses than there are', { promoUsed: 3 }, 3, 'noUses'],
    ['no limit', { maxUses: 0, promoUsed: 999 }, 3, 'allowed'],
    ['a limit below zero', { maxUses: -1, promoUsed: 999 }, 3, 'allowed'],
    ['one use in all, not taken', { maxUses: 1, promoUsed: 0 }, 3, 'allowed'],
    ['a level below', {}, 2, 'levelTooLow'],
    ['the level', {}, 3, 'allowed'],
    ['a level above', {}, 4, 'allowed'],
    ['no level needed', { levelRequirement: 0 }, 0, 'allowed'],
    ['PROMO-14 a level that is not known', { levelRequirement: 10 }, null, 'allowed'],
    ['a level that is not known and no uses', { promoUsed: 2 }, null, 'noUses'],
  ] as const)('with %s', (_what, change, level, answer) => {
    const decision = decidePromoTerms({ ...terms, ...change }, level);
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  });

  it('PROMO-13 PROMO-15 the list leaves out what a member may not take, and keeps its order', () => {
    const promos = [
      { id: 'high', levelRequirement: 4, maxUses: 0, promoUsed: 0 },
      { id: 'equal', levelRequirement: 3, maxUses: 2, promoUsed: 1 },
      { id: 'used', levelRequirement: 0, maxUses: 2, promoUsed: 2 },
      { id: 'endless', levelRequirement: 0, maxUses: 0, promoUsed: 50 },
      { id: 'negative', levelRequirement: 0, maxUses: -1, promoUsed: 0 },
    ];
    const ids = (level: number | null) => listedPromos(promos, level).map(({ id }) => id);
    expect(ids(3)).toEqual(['equal', 'endless', 'negative']);
    expect(ids(4)).toEqual(['high', 'equal', 'endless', 'negative']);
    expect(ids(null)).toEqual(['high', 'equal', 'endless', 'negative']);
    // Picker and detail show what the list leaves out for want of uses.
    const used = decidePromoTerms({ open: true, levelRequirement: 0, maxUses: 2, promoUsed: 2 }, 3);
    const closed = used.allowed ? null : used.reason;
    expect(
      promoState({
        inProgress: false,
        enrolled: false,
        isActive: false,
        waits: false,
        closed,
        onCooldown: false,
        blocked: false,
      }),
    ).toBe('MAXED_OUT');
  });

  it.each([
    [true, 1, true],
    [true, 0, false],
    [true, -1, false],
    [true, null, true],
    [false, 1, false],
    [false, null, false],
    [null, null, true],
    [null, 1, true],
    [null, 0, false],
  ])('a promo that is active: %s, with %s ms to go, is open: %s', (active, ms, open) => {
    expect(isPromoOpen({ active, expiresAt: ms === null ? null : at(ms) }, now)).toBe(open);
  });
});

describe('what a promo of a member has become', () => {
  const running: RunningPromo = {
    expiresAt: at(1),
    turnoverTarget: money.of(100n),
    turnoverCounter: money.of(99n),
    walletMode: 'BONUS',
    bonusLeft: money.of(5_000n),
    smallestStake: money.of(20n),
  };
  const reached = { turnoverCounter: money.of(100n) };
  const nothingLeft = { bonusLeft: money.zero };

  it.each<[string, string, Partial<RunningPromo>]>([
    ['COMPLETE', 'at its end too', { ...reached, expiresAt: now }],
    ['COMPLETE', 'with nothing left too', { ...reached, ...nothingLeft }],
    ['COMPLETE', 'with all three', { ...reached, ...nothingLeft, expiresAt: at(-1) }],
    ['EXPIRED', 'with nothing left too', { ...nothingLeft, expiresAt: now }],
    ['EXPIRED', 'with a round in flight', { bonusLeft: null, expiresAt: now }],
    ['LOST', 'with nothing left a moment before the end', nothingLeft],
    ['LOST', 'with nothing left and no end', { ...nothingLeft, expiresAt: null }],
    ['ACTIVE', 'with a cent to turn over and a moment to go', {}],
    ['ACTIVE', 'with nothing left, but played with cash', { ...nothingLeft, walletMode: 'CASH' }],
    ['COMPLETE', 'with nothing to turn over', { turnoverTarget: money.zero }],
    [
      'COMPLETE',
      'with nothing to turn over, at its end and with nothing left',
      { turnoverTarget: money.zero, ...nothingLeft, expiresAt: now },
    ],
  ])('is %s %s', (status, _what, change) => {
    expect(memberPromoStatus({ ...running, ...change }, now)).toBe(status);
  });

  it.each([
    ['nothing', 0n, 'LOST'],
    ['two cents', 2n, 'LOST'],
    ['a cent less than the smallest stake', 19n, 'LOST'],
    ['the smallest stake', 20n, 'ACTIVE'],
    ['more than that', 21n, 'ACTIVE'],
  ])('PROMO-48 with %s left (%i) is %s', (_what, left, status) => {
    const bonusLeft = money.of(left);
    expect(memberPromoStatus({ ...running, bonusLeft }, now)).toBe(status);
    expect(memberPromoStatus({ ...running, bonusLeft, walletMode: 'CASH' }, now)).toBe('ACTIVE');
  });

  it('PROMO-48 is not lost while one of its rounds is open', () => {
    expect(memberPromoStatus({ ...running, bonusLeft: null }, now)).toBe('ACTIVE');
  });

  it.each([
    [null, false],
    [1, false],
    [0, true],
    [-1, true],
  ])('with %s ms to go is over: %s', (ms, over) => {
    expect(isMemberPromoOver(ms === null ? null : at(ms), now)).toBe(over);
  });

  it('is history when canceled, complete, expired or lost', () => {
    expect(pastPromoStatuses).toEqual(['CANCELED', 'COMPLETE', 'EXPIRED', 'LOST']);
  });

  it('can be cancelled by its id while it is the active one, once', () => {
    const active = { id: 'mpr_1', bonus: 5 };
    expect(decidePromoCancellation('mpr_1', active)).toEqual({ allowed: true, plan: { promo: active } });
    expect(decidePromoCancellation('mpr_1', null)).toMatchObject({ reason: 'notActive' });
    expect(decidePromoCancellation('mpr_2', active)).toMatchObject({ reason: 'notActive' });
  });
});

describe('two states of a promo', () => {
  const calm: PromoStateFacts = {
    inProgress: false,
    enrolled: false,
    isActive: false,
    waits: false,
    closed: null,
    onCooldown: false,
    blocked: false,
  };

  it.each<[string, Partial<PromoStateFacts>]>([
    ['IN_PROGRESS', { inProgress: true, enrolled: true }],
    ['IN_PROGRESS', { inProgress: true, closed: 'noUses' }],
    ['IN_PROGRESS', { inProgress: true, onCooldown: true }],
    ['ENROLLED', { enrolled: true, closed: 'ended' }],
    ['ENROLLED', { enrolled: true, closed: 'levelTooLow' }],
    ['ENROLLED', { enrolled: true, onCooldown: true }],
    ['ENDED', { closed: 'ended', onCooldown: true }],
    ['LEVEL_LOCKED', { closed: 'levelTooLow', onCooldown: true }],
    ['MAXED_OUT', { closed: 'noUses' }],
  ])('are shown as %s: %j', (state, change) => {
    expect(promoState({ ...calm, ...change })).toBe(state);
  });
});

describe('PROMO-20 the step before a deposit', () => {
  const ready = {
    signedIn: true,
    depositBlocked: false,
    profileComplete: true,
    mobileVerificationRequired: false,
  };

  it.each([
    ['registerModal', 'a visitor who would be blocked', { signedIn: false, depositBlocked: true }],
    ['depositModal', 'what is not known of the visitor', { signedIn: null, profileComplete: false }],
    ['depositModal', 'a block, which the deposit explains', { depositBlocked: true, profileComplete: false }],
    ['depositProfileFormUpdate', 'the profile alone', { profileComplete: false }],
    ['verifyMobileNumberModal', 'the number alone', { mobileVerificationRequired: true }],
    ['depositModal', 'a number that may need no check', { mobileVerificationRequired: null }],
  ] as const)('is %s for %s', (step, _what, change) => {
    expect(beforePromoDeposit({ ...ready, ...change })).toBe(step);
  });
});

describe('PROMO-35 the spelling of a type', () => {
  it.each([
    ['FreeSpin', 'FREE_SPIN'],
    ['free_spin', 'FREE_SPIN'],
    ['FREESPIN', 'FREE_SPIN'],
    ['DepositAndPlay', 'DEPOSIT_AND_PLAY'],
    ['login', 'LOGIN'],
    ['Deposits', null],
    ['FREE SPIN', null],
    ['', null],
  ])('%j is read as %s', (text, type) => {
    expect(normalisePromoType(text)).toBe(type);
  });
});
