import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { distance, fullMoment, timeOfDay } from './moment.ts';
import { grouped } from './money.tsx';
import { reasonOf, refusalOf } from './reason.ts';
import { counted, words } from './words.ts';
import { clockAt } from './world-clock.tsx';

it('shows times as the product does, in Sydney', () => {
  expect(fullMoment('2026-03-02T02:00:00Z')).toBe('Mon, 02 Mar 2026, 13:00:00');
  expect(timeOfDay(Date.parse('2026-07-01T14:00:05Z'))).toBe('00:00:05');
});

it('tells how far away a moment is in its largest whole unit', () => {
  const now = Date.parse('2026-03-02T02:00:00Z');
  expect(distance('2026-03-02T05:59:00Z', now)).toBe('in 3 hours');
  expect(distance('2026-03-02T01:58:00Z', now)).toBe('2 minutes ago');
  expect(distance('2026-03-04T02:00:00Z', now)).toBe('in 2 days');
  expect(distance('2026-03-02T02:00:00Z', now)).toBe('now');
});

it('groups thousands and keeps every decimal', () => {
  expect(grouped('1234567.50')).toBe('1,234,567.50');
  expect(grouped('-1000.00')).toBe('-1,000.00');
  expect(grouped('0.00012345')).toBe('0.00012345');
});

it('lets a running clock go on from what was read of it, and a frozen one stand', () => {
  expect(clockAt({ shown: 1000, read: 50, frozen: false, rate: 1 }, 250)).toBe(1200);
  expect(clockAt({ shown: 1000, read: 50, frozen: false, rate: 60 }, 250)).toBe(13_000);
  expect(clockAt({ shown: 1000, read: 50, frozen: true, rate: 60 }, 250)).toBe(1000);
});

it('writes names of the contract as words', () => {
  expect(words('SELF_EXCLUDED')).toBe('Self excluded');
  expect(words('MOBILE_4G')).toBe('Mobile 4G');
  expect(counted(1, 'fault')).toBe('1 fault');
  expect(counted(2, 'fault')).toBe('2 faults');
});

it('promises to ask again by itself only where it does', () => {
  const unanswered = new TypeError('Failed to fetch');
  expect(reasonOf(unanswered)).toBe('The platform does not answer. It is asked again by itself.');
  expect(refusalOf(unanswered)).toBe('The platform does not answer. Try again when it does.');
  const refused = new CombinedGraphQLErrors({ errors: [{ message: 'The member is closed.' }] });
  expect([reasonOf(refused), refusalOf(refused)]).toEqual(['The member is closed.', 'The member is closed.']);
});
