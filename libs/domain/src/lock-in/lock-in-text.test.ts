import { expect, it } from 'vitest';
import { lockInGoalText, unlockText } from './index.ts';

it.each([
  [
    { bonus: 'A$50.00', goals: 2, ends: 'May 31, 2026', over: false },
    'Finish both to unlock a bonus of A$50.00. The promo ends on May 31, 2026, and the lock-in with it.',
  ],
  [{ bonus: 'A$50.00', goals: 2, ends: null, over: false }, 'Finish both to unlock a bonus of A$50.00.'],
  [{ bonus: null, goals: 2, ends: null, over: false }, 'Finish both to unlock its free spins.'],
  [{ bonus: 'A$10.00', goals: 1, ends: null, over: false }, 'Finish it to unlock a bonus of A$10.00.'],
  [
    { bonus: 'A$50.00', goals: 2, ends: 'May 31, 2026', over: true },
    'This promo has ended: nothing counts any more. Cancel the lock-in to be free for another.',
  ],
])('of %j a member reads %s', (goal, text) => {
  expect(lockInGoalText(goal)).toBe(text);
});

it.each([
  [{ deposit: 'A$200.00', turnover: 'A$1,000.00' }, 'A$200.00 in deposits and A$1,000.00 of turnover'],
  [{ deposit: 'A$200.00', turnover: null }, 'A$200.00 in deposits'],
  [{ deposit: null, turnover: 'A$1,000.00' }, 'A$1,000.00 of turnover'],
  [{ deposit: null, turnover: null }, null],
])('a lock-in that asks for %j says %s', (asked, text) => {
  expect(unlockText(asked)).toBe(text);
});
