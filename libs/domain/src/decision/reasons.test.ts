import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allow, decisionText, mendFor, refusalText, refuse, repeatReasons } from './index.ts';
import type { Decision, ReasonRow, ReasonTable } from './index.ts';

type Reason = 'closed' | 'full';

interface Details {
  readonly left: number;
}

const reasons = {
  closed: { code: 'CLOSED', text: () => 'Closed today.', mend: 'loginModal' },
  full: { code: 'FULL', text: ({ left }) => `${String(left)} seats left.`, field: 'seats' },
} as const satisfies ReasonTable<Reason, Details>;

describe('a plan that is allowed', () => {
  it.each([undefined, null, false, 0, '', [], { seats: 1 }])('is handed on as it is: %j', (plan) => {
    expect(allow(plan)).toEqual({ allowed: true, plan });
    expect(allow(plan).plan).toBe(plan);
    expect(decisionText(reasons, allow(plan))).toBeNull();
  });

  it('carries no reason', () => {
    expect(Object.keys(allow('plan'))).toEqual(['allowed', 'plan']);
  });
});

describe('a refusal', () => {
  it.each([
    ['closed', 0, 'Closed today.'],
    ['closed', 3, 'Closed today.'],
    ['full', 0, '0 seats left.'],
    ['full', 3, '3 seats left.'],
  ] as const)('as %s with %i left says %j', (reason, left, text) => {
    const decision: Decision<undefined, Reason, Details> = refuse(reason, { left });
    expect(decision).toEqual({ allowed: false, reason, details: { left } });
    expect(refusalText(reasons, refuse(reason, { left }))).toBe(text);
    expect(decisionText(reasons, decision)).toBe(text);
  });

  it('carries no plan', () => {
    expect(Object.keys(refuse('closed'))).toEqual(['allowed', 'reason', 'details']);
    expect(refuse('closed').details).toBeUndefined();
  });

  it('takes its sentence from the table it is read with', () => {
    const other = { closed: { code: 'X', text: () => 'Geschlossen.' } } satisfies ReasonTable<'closed'>;
    expect(refusalText(other, refuse('closed'))).toBe('Geschlossen.');
  });

  it('has an empty sentence when the table says so, and is no plan for that', () => {
    const silent = { closed: { code: 'X', text: () => '' } } satisfies ReasonTable<'closed'>;
    expect(decisionText(silent, refuse('closed'))).toBe('');
  });

  it('keeps its figures as they are', () => {
    fc.assert(
      fc.property(fc.anything(), (details) => {
        expect(refuse('full', details).details).toBe(details);
      }),
    );
  });
});

it('a row of a table needs neither mend nor field', () => {
  const rows: readonly ReasonRow<Details>[] = [reasons.closed, reasons.full];
  expect(rows.map(({ mend, field }) => [mend, field])).toEqual([
    ['loginModal', undefined],
    [undefined, 'seats'],
  ]);
  expect(mendFor(reasons, 'closed')).toBe('loginModal');
  expect(mendFor(reasons, 'full')).toBeUndefined();
});

it('a repeat with other content is told so in the same words everywhere', () => {
  const { code, text } = repeatReasons.otherContent;
  expect([code, text()]).toEqual([
    'IDEMPOTENCY_CONFLICT',
    'This was requested before with different content.',
  ]);
});
