import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideGrant, grantReasons } from './index.ts';

const openPromo = {
  type: 'CONSUMABLE',
  rewardKind: 'DIRECT',
  lockInEnabled: false,
  open: true,
  levelRequirement: 2,
  maxUses: 3,
  promoUsed: 2,
} as const;

describe('a promo that the operator gives', () => {
  it.each([
    ['CONSUMABLE', 'BONUS'],
    ['LOGIN', 'BONUS'],
    ['FREE_SPIN', 'FREE_SPINS'],
    ['REGISTRATION', 'PROMO'],
    ['DEPOSIT', 'PROMO'],
    ['DEPOSIT_AND_PLAY', 'PROMO'],
  ] as const)('%s arrives as %s', (type, form) => {
    const promo = { ...openPromo, type };
    expect(decideGrant(promo, 2)).toEqual({ allowed: true, plan: { promo, form, anew: null } });
  });

  it('of free spins takes no deposit, whatever its bonus would match', () => {
    const promo = { ...openPromo, type: 'FREE_SPIN', rewardKind: 'MULTIPLIER' } as const;
    expect(decideGrant(promo, 2)).toEqual({ allowed: true, plan: { promo, form: 'FREE_SPINS', anew: null } });
  });

  it.each(['CONSUMABLE', 'LOGIN', 'REGISTRATION'] as const)('of a %s matches no deposit either', (type) => {
    expect(decideGrant({ ...openPromo, type, rewardKind: 'MULTIPLIER' }, 2)).toMatchObject({
      reason: 'needsDeposit',
    });
  });

  it.each([
    ['an unknown one', null, 'There is no such promo.'],
    ['a closed one', { ...openPromo, open: false }, 'This promo has ended.'],
    ['one of a higher level', { ...openPromo, levelRequirement: 3 }, 'Reach level 3 to avail this promo!'],
    ['one that is used up', { ...openPromo, promoUsed: 3 }, 'No uses remaining'],
    ['a lock-in', { ...openPromo, lockInEnabled: true }, 'This promo is awarded by its lock-in alone.'],
    [
      'a match without a deposit',
      { ...openPromo, type: 'DEPOSIT', rewardKind: 'MULTIPLIER' } as const,
      'This promo matches a deposit, so it takes one.',
    ],
  ])('refuses %s', (_name, promo, text) => {
    expect(decisionText(grantReasons, decideGrant(promo, 2))).toBe(text);
  });

  it('says first that a promo has ended, whatever else holds it back', () => {
    const promo = { ...openPromo, open: false, levelRequirement: 9, promoUsed: 3 };
    expect(decideGrant(promo, 2)).toMatchObject({ reason: 'ended' });
  });
});

describe('a promo whose award went in a dispute that is lifted', () => {
  const match = { ...openPromo, type: 'DEPOSIT', rewardKind: 'MULTIPLIER' } as const;
  const renewal = { id: 'award' };

  it.each([
    ['a match', match],
    ['a lock-in', { ...openPromo, lockInEnabled: true }],
    ['one that is used up', { ...match, maxUses: 1, promoUsed: 1 }],
    ['one that has ended', { ...match, open: false }],
    ['one of a higher level', { ...match, levelRequirement: 9 }],
    ['free spins', { ...openPromo, type: 'FREE_SPIN' } as const],
  ])('is given anew as the same use: %s', (_name, promo) => {
    expect(decideGrant(promo, 2, renewal)).toEqual({
      allowed: true,
      plan: { promo, form: 'PROMO', anew: renewal },
    });
  });

  it('is as any other where nothing went', () => {
    expect(decideGrant(match, 2, null)).toMatchObject({ reason: 'needsDeposit' });
    expect(decideGrant(openPromo, 2, null)).toMatchObject({ plan: { form: 'BONUS', anew: null } });
  });
});
