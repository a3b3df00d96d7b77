import { expect, it } from 'vitest';
import { codeTerms } from './index.ts';

it('a reset code is accepted for 2 minutes and 3 attempts, any other for 10 minutes and 5', () => {
  expect(codeTerms).toEqual({
    RESET: { lifetime: 120_000, attempts: 3 },
    OTHER: { lifetime: 600_000, attempts: 5 },
  });
});
