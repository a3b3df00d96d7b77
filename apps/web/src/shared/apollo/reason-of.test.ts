import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ReasonTable } from '@magpie/domain/decision';
import { expect, it } from 'vitest';
import { mendOf, reasonOf } from './reason-of.ts';

const table = {
  closed: { code: 'CLOSED', text: () => 'Closed.', mend: 'loginModal' },
  tooLow: { code: 'BAD_USER_INPUT', text: () => 'Too low.', mend: 'supportModal' },
  tooHigh: { code: 'BAD_USER_INPUT', text: () => 'Too high.' },
  gone: { code: 'NOT_FOUND', text: () => 'Gone.' },
  held: { code: 'BLOCKED', text: () => 'Held.', mend: 'supportModal' },
  owed: { code: 'BLOCKED', text: () => 'Owed.', mend: 'supportModal' },
} as const satisfies ReasonTable<'closed' | 'tooLow' | 'tooHigh' | 'gone' | 'held' | 'owed'>;

const answered = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Refused.', extensions: { code } }] });

it.each([
  ['of one reason is that reason, with what mends it', answered('CLOSED'), 'closed', 'loginModal'],
  ['of a reason that nothing mends is that reason', answered('NOT_FOUND'), 'gone', undefined],
  ['that several reasons share is none of them', answered('BAD_USER_INPUT'), null, undefined],
  ['of several that one thing mends is none of them, with that', answered('BLOCKED'), null, 'supportModal'],
  ['of no reason is none', answered('OTHER'), null, undefined],
  ['is missing when no answer came', new TypeError('Failed to fetch'), null, undefined],
])('a code %s', (_what, error, reason, mend) => {
  expect(reasonOf(table, error)).toBe(reason);
  expect(mendOf(table, error)).toBe(mend);
});
