import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { activationFailureText, activationReasons, decideActivation } from './index.ts';
import type { ActivatableBonus, ActivationFacts } from './index.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const bonus: ActivatableBonus = {
  kind: 'ON_DEPOSIT',
  activated: false,
  expiresAt: new Date(now.getTime() + 1),
};
const facts: ActivationFacts<ActivatableBonus> = { signedIn: true, bonus, hasActivePromo: false, now };
const expired = { ...bonus, expiresAt: now };
const spins = { ...bonus, kind: 'FREE_SPIN' } as const;

describe('an activation', () => {
  it.each<[Partial<ActivationFacts<ActivatableBonus>>, string]>([
    [{}, 'allowed'],
    [{ hasActivePromo: null }, 'allowed'],
    [{ bonus: { ...bonus, expiresAt: null } }, 'allowed'],
    [{ bonus: spins, hasActivePromo: true }, 'allowed'],
    [{ bonus: { ...spins, activated: true } }, 'over'],
    [{ bonus: { ...spins, expiresAt: now } }, 'over'],
    [{ signedIn: false }, 'signedOut'],
    [{ bonus: null }, 'bonusUnknown'],
    [{ bonus: { ...bonus, activated: true } }, 'over'],
    [{ bonus: expired }, 'over'],
    [{ hasActivePromo: true }, 'promoActive'],
    [{ signedIn: false, bonus: null }, 'signedOut'],
    [{ bonus: null, hasActivePromo: true }, 'bonusUnknown'],
    [{ bonus: expired, hasActivePromo: true }, 'over'],
  ])('with %j is %s', (change, answer) => {
    const decision = decideActivation({ ...facts, ...change });
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  });

  it.each(['FREE_SPIN', 'ON_DEPOSIT', 'ON_DEPOSIT_AND_PLAY', 'ON_REGISTRATION', 'USER_CLAIM'] as const)(
    'BONUS-15 of %s gives free spins or a promo, as its kind says',
    (kind) => {
      const decision = decideActivation({ ...facts, bonus: { ...bonus, kind } });
      const gives = kind === 'FREE_SPIN' ? 'FREE_SPINS' : 'PROMO';
      expect(decision).toEqual({ allowed: true, plan: { bonus: { ...bonus, kind }, gives } });
    },
  );

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(activationReasons);
    expect(rows).toEqual([
      ['signedOut', 'UNAUTHENTICATED', 'Log in to activate this bonus.'],
      ['bonusUnknown', 'NOT_FOUND', 'Bonus not found'],
      ['over', 'CONFLICT', 'This bonus can no longer be activated.'],
      ['promoActive', 'ACTIVE_PROMO', 'You have an active promo. Please cancel it first.'],
    ]);
  });
});

it.each([
  [
    { code: 'ACTIVE_PROMO', message: 'x' },
    'You already have an active bonus. Please use or deactivate it before activating a new one.',
  ],
  [{ code: 'CONFLICT', message: 'It has ended.' }, 'It has ended.'],
  [{ code: 'CONFLICT', message: ' ' }, 'Something went wrong. Please try again later.'],
  [null, 'Something went wrong. Please try again later.'],
])('the alert after %j says: %s', (refusal, text) => {
  expect(activationFailureText(refusal)).toBe(text);
});
