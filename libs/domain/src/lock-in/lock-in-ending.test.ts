import { describe, expect, it } from 'vitest';
import { lockInEnding, lockInReachedTexts } from './index.ts';

const running = { completed: false, cancelled: false };

describe('what the history keeps of a lock-in that ends', () => {
  it.each([
    [running, 'CANCELED', { status: 'CANCELED', cause: 'LOCK_IN_CANCELED' }],
    [running, 'OVER', { status: 'EXPIRED', cause: 'LOCK_IN_OVER' }],
    [{ ...running, completed: true }, 'CANCELED', null],
    [{ ...running, cancelled: true }, 'OVER', null],
  ] as const)('of %j by %s: %j', (lockIn, end, ending) => {
    expect(lockInEnding(lockIn, end)).toEqual(ending);
  });

  it.each([
    ['200.00', '1000.00', ['A$100.00 of A$200.00 deposited', 'A$500.00 of A$1,000.00 turned over']],
    ['0.00', '1000.00', ['A$500.00 of A$1,000.00 turned over']],
    ['200.00', '0.00', ['A$100.00 of A$200.00 deposited']],
  ])('how far one got that asked for %s and %s', (requiredDeposit, requiredTurnover, lines) => {
    const reached = { deposit: '100.00', requiredDeposit, turnover: '500.00', requiredTurnover };
    expect(lockInReachedTexts(reached, { symbol: 'A$', type: 'FIAT' })).toEqual(lines);
  });
});
