import { expect, it } from 'vitest';
import {
  lockInGoalText,
  lockInLossText,
  lockInWithdrawalText,
  netDepositsNote,
  unlockText,
} from './index.ts';

const spins = '25 free spins on Reef Run at A$0.20';

it.each([
  [
    { bonus: 'A$50.00', freeSpins: null, goals: 2, ends: 'May 31, 2026', over: false },
    'Finish both to unlock a bonus of A$50.00. The promo ends on May 31, 2026, and the lock-in with it.',
  ],
  [
    { bonus: 'A$50.00', freeSpins: null, goals: 2, ends: null, over: false },
    'Finish both to unlock a bonus of A$50.00.',
  ],
  [
    { bonus: null, freeSpins: spins, goals: 2, ends: null, over: false },
    'Finish both to unlock 25 free spins on Reef Run at A$0.20.',
  ],
  [
    { bonus: 'A$40.00', freeSpins: spins, goals: 2, ends: null, over: false },
    'Finish both to unlock a bonus of A$40.00 and 25 free spins on Reef Run at A$0.20.',
  ],
  [{ bonus: null, freeSpins: null, goals: 1, ends: null, over: false }, 'Finish it to unlock its reward.'],
  [
    { bonus: 'A$10.00', freeSpins: null, goals: 1, ends: null, over: false },
    'Finish it to unlock a bonus of A$10.00.',
  ],
  [
    { bonus: 'A$50.00', freeSpins: null, goals: 2, ends: 'May 31, 2026', over: true },
    'This promo has ended, and the lock-in with it: nothing counts any more.',
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

it.each([
  ['200.00', true],
  ['0.01', true],
  ['0.00000001', true],
  ['0.00', false],
  ['0', false],
  ['', false],
  [null, false],
])('LOCK-15 withdrawals lower the deposits of a lock-in that asks for %j of them: %s', (required, lower) => {
  const note = 'Deposits count less what you withdraw before the lock-in is finished.';
  expect(netDepositsNote(required)).toBe(lower ? note : null);
});

it.each([
  [null, 'This withdrawal comes off the deposits'],
  ['A$40.00', 'This withdrawal takes A$40.00 off the deposits'],
])('a withdrawal that takes %s off a lock-in says so', (taken, begin) => {
  const lockIn = { promo: 'The Long Haul', deposited: 'A$100.00', required: 'A$200.00' };
  expect(lockInWithdrawalText({ ...lockIn, taken })).toBe(
    `${begin} of your lock-in to The Long Haul, which stand at A$100.00 of A$200.00.`,
  );
});

it('says below the question of a cancellation what goes, what stays, and when the next lock-in can begin', () => {
  const reached = ['A$100.00 of A$200.00 deposited', 'A$500.00 of A$1,000.00 turned over'];
  expect(
    lockInLossText({ reached, bonus: 'A$50.00', freeSpins: '25 free spins', availableOn: 'Nov 23, 2026' }),
  ).toBe(
    'What you have reached counts no more: A$100.00 of A$200.00 deposited, A$500.00 of A$1,000.00 turned over. ' +
      'It will not unlock the bonus of A$50.00 and 25 free spins. Your deposits stay yours. ' +
      'You can lock in again from Nov 23, 2026, and start from zero.',
  );
  expect(
    lockInLossText({
      reached: ['A$5.00 of A$250.00 turned over'],
      bonus: null,
      freeSpins: null,
      availableOn: null,
    }),
  ).toBe(
    'What you have reached counts no more: A$5.00 of A$250.00 turned over. Your deposits stay yours. ' +
      'You can lock in again now, and start from zero.',
  );
});
