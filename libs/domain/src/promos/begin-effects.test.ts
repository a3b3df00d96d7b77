import { expect, it } from 'vitest';
import { beginsActivated, creditPosting } from './index.ts';

it.each([
  ['CONSUMABLE', 'CONSUMABLE_BONUS'],
  ['CLAIM', 'PROMO_BONUS'],
  ['DEPOSIT', 'PROMO_BONUS'],
  ['LOCK_IN', 'PROMO_BONUS'],
  ['OPERATOR', 'PROMO_BONUS'],
  ['SIGN_UP', 'PROMO_BONUS'],
] as const)('the bonus of an award by %s is credited as %s', (cause, posting) => {
  expect(creditPosting(cause)).toBe(posting);
});

it.each([
  ['FREE_SPINS', 'CONSUMABLE', true],
  ['FREE_SPINS', 'CLAIM', false],
  ['FREE_SPINS', 'OPERATOR', false],
  ['PROMO', 'CONSUMABLE', false],
  ['PROMO', 'DEPOSIT', false],
] as const)('SPIN-22 the spins of %s by %s begin activated: %s', (form, cause, activated) => {
  expect(beginsActivated(form, cause)).toBe(activated);
});
