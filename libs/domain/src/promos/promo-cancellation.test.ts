import { expect, it } from 'vitest';
import { decidePromoCancellation, promoCancellationReasons } from './index.ts';

it.each([
  [{ id: 'a' }, { allowed: true, plan: { promo: { id: 'a' } } }],
  [{ id: 'b' }, { allowed: false, reason: 'notActive' }],
  [null, { allowed: false, reason: 'notActive' }],
])('the promo a is cancelled while %j is active: %j', (active, answer) => {
  expect(decidePromoCancellation('a', active)).toMatchObject(answer);
});

it('a refusal has a code and a sentence', () => {
  const { notActive } = promoCancellationReasons;
  expect([notActive.code, notActive.text()]).toEqual(['NOT_FOUND', 'This promo is not active any more.']);
});
