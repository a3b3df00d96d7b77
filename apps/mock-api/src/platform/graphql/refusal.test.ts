import { refuse } from '@magpie/domain/decision';
import type { ReasonTable } from '@magpie/domain/decision';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './index.ts';

const reasons = {
  tooMuch: { code: 'BAD_USER_INPUT', text: ({ most }) => `At most ${String(most)} books.`, field: 'books' },
} as const satisfies ReasonTable<'tooMuch', { most: number }>;

describe('The refusal of a decision', () => {
  it('has the code and the sentence of its row, and the facts that go with the answer', () => {
    const refusal = refusalOf(reasons, refuse('tooMuch', { most: 3 }), { most: 3 });
    expect(refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'At most 3 books.',
      details: { most: 3 },
    });
  });

  it('has no facts where none are given', () => {
    expect(refusalOf(reasons, refuse('tooMuch', { most: 3 })).details).toBeUndefined();
  });
});
