import { expect, it } from 'vitest';
import { lockInGoalText } from './index.ts';

it.each([
  [
    { bonus: 'A$50.00', ends: 'May 31, 2026', over: false },
    'Finish both to unlock a bonus of A$50.00. The promo ends on May 31, 2026, and the lock-in with it.',
  ],
  [{ bonus: 'A$50.00', ends: null, over: false }, 'Finish both to unlock a bonus of A$50.00.'],
  [{ bonus: null, ends: null, over: false }, 'Finish both to unlock its free spins.'],
  [
    { bonus: 'A$50.00', ends: 'May 31, 2026', over: true },
    'This promo has ended: nothing counts any more. Cancel the lock-in to be free for another.',
  ],
])('of %j a member reads %s', (goal, text) => {
  expect(lockInGoalText(goal)).toBe(text);
});
