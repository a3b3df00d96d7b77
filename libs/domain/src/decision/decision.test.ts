import { describe, expect, it } from 'vitest';
import { allow, decisionText, refusalText, refuse } from './index.ts';
import type { Decision, ReasonTable } from './index.ts';

type LendReason = 'tooYoung' | 'tooMuch';
interface LendDetails {
  readonly most: number;
}

const lendReasons = {
  tooYoung: { code: 'FORBIDDEN_AGE', text: () => 'Ask again in a year.' },
  tooMuch: { code: 'BAD_USER_INPUT', text: ({ most }) => `At most ${String(most)} books.`, field: 'books' },
} as const satisfies ReasonTable<LendReason, LendDetails>;

function decideLend(age: number, books: number): Decision<{ books: number }, LendReason, LendDetails> {
  if (age < 6) return refuse('tooYoung', { most: 3 });
  return books > 3 ? refuse('tooMuch', { most: 3 }) : allow({ books });
}

describe('A decision', () => {
  it('carries the plan of what may be done, and says nothing', () => {
    expect(decideLend(7, 2)).toEqual({ allowed: true, plan: { books: 2 } });
    expect(decisionText(lendReasons, decideLend(7, 2))).toBeNull();
  });

  it('carries one reason, the first of its order, and the figures of its sentence', () => {
    const decision = decideLend(7, 4);
    expect(decision).toEqual({ allowed: false, reason: 'tooMuch', details: { most: 3 } });
    expect(decisionText(lendReasons, decision)).toBe('At most 3 books.');
    expect(decideLend(5, 4)).toMatchObject({ reason: 'tooYoung' });
  });

  it('needs neither plan nor figures', () => {
    expect(allow()).toEqual({ allowed: true, plan: undefined });
    expect(refuse('closed')).toEqual({ allowed: false, reason: 'closed', details: undefined });
    expect(refusalText({ closed: { code: 'X', text: () => 'Closed today.' } }, refuse('closed'))).toBe(
      'Closed today.',
    );
  });
});
