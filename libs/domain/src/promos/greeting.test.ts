import { describe, expect, it } from 'vitest';
import { greetsNewMember } from './index.ts';

describe('a member whose sign-up was made in this browser', () => {
  it.each([
    ['the own one', 'mem_nell', 'REGISTRATION', true],
    ['that of another account', 'mem_noah', 'REGISTRATION', false],
    ['none', null, 'REGISTRATION', false],
    ['the own one', 'mem_nell', 'DEPOSIT', false],
    ['the own one', 'mem_nell', 'LOGIN', false],
    ['the own one', 'mem_nell', null, false],
  ] as const)(
    'by %s (%s) with an active promo of type %s is greeted: %s',
    (_which, signedUp, activePromo, greeted) => {
      expect(greetsNewMember({ signedUp, account: 'mem_nell', activePromo })).toBe(greeted);
    },
  );
});
