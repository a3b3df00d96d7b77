import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { isLockInComplete, isLockInRunning } from './lock-in.ts';
import {
  countsWithdrawals,
  isLockInCounting,
  isLockInInProgress,
  panelIsEmpty,
  unlockedPromo,
  unlocksBonus,
} from './index.ts';

describe('PROMO-43 a promo that begins', () => {
  it.each([
    ['is what a finished lock-in was for', true, 'a', true],
    ['is not unlocked by one that still runs', false, 'a', false],
    ['is not unlocked by one for another promo', true, 'b', false],
    ['is not unlocked by one for another that runs', false, 'b', false],
  ])('%s', (_what, completed, promo, isUnlocked) => {
    expect(unlocksBonus({ promo: { id: promo }, completed }, 'a')).toBe(isUnlocked);
  });

  it('is not unlocked without a lock-in', () => {
    expect(unlocksBonus(null, 'a')).toBe(false);
    expect(unlocksBonus(undefined, 'a')).toBe(false);
  });
});

describe('PROMO-43 what a finished lock-in has brought', () => {
  const finished = (type: 'DEPOSIT' | 'FREE_SPIN') => ({ promo: { id: 'a', type }, completed: true });

  it.each([
    ['a promo once it is active', finished('DEPOSIT'), 'a', [], 'a'],
    ['nothing while another one is active', finished('DEPOSIT'), 'b', ['a'], null],
    ['nothing while its own award waits', finished('DEPOSIT'), null, ['a'], null],
    ['nothing once it is over', finished('DEPOSIT'), null, [], null],
    ['free spins as soon as they wait for nothing', finished('FREE_SPIN'), null, [], 'a'],
    ['free spins beside another active promo', finished('FREE_SPIN'), 'b', [], 'a'],
    ['no free spins while they wait', finished('FREE_SPIN'), 'b', ['a'], null],
    ['free spins while the award of another waits', finished('FREE_SPIN'), null, ['b'], 'a'],
    ['nothing before it is finished', { ...finished('FREE_SPIN'), completed: false }, 'a', [], null],
    ['nothing where there is none', null, 'a', [], null],
  ])('is %s', (_what, lockIn, activePromo, waiting, unlocked) => {
    expect(unlockedPromo({ lockIn, activePromo, waiting })).toBe(unlocked);
  });
});

describe('a lock-in', () => {
  it.each([
    [{}, true, true],
    [{ over: true }, false, true],
    [{ completed: true }, false, false],
    [{ cancelled: true }, false, false],
    [{ completed: true, cancelled: true, over: true }, false, false],
  ])('with %j runs: %s, and withdrawals come off its deposits: %s', (change, runs, withdrawals) => {
    const lockIn = { completed: false, cancelled: false, over: false, ...change };
    expect([isLockInRunning(lockIn), countsWithdrawals(lockIn)]).toEqual([runs, withdrawals]);
  });

  it('LOCK-04 is in progress while it is shown and its promo is open', () => {
    const shown = { lockInEnabled: true, completed: false };
    expect(isLockInInProgress(shown, true)).toBe(true);
    expect(isLockInInProgress(shown, false)).toBe(false);
    expect(isLockInInProgress({ ...shown, completed: true }, true)).toBe(false);
    expect(isLockInInProgress(null, true)).toBe(false);
  });

  const start = new Date('2026-11-21T10:00:00.000Z');
  const running = { enabled: true, completed: false, cancelled: false, lastLockIn: start };

  it.each([
    ['what was made when it began', {}, 0, true],
    ['what was made after', {}, 1, true],
    ['nothing of before', {}, -1, false],
    ['nothing while it is paused', { enabled: false }, 1, false],
    ['nothing once it is finished', { completed: true }, 1, false],
    ['nothing once it is cancelled', { cancelled: true }, 1, false],
  ])('LOCK-15 counts %s', (_what, change, afterMs, counts) => {
    const made = new Date(start.getTime() + afterMs);
    expect(isLockInCounting({ ...running, ...change }, made)).toBe(counts);
  });

  it.each([
    [20_000n, 100_000n, true],
    [20_001n, 100_001n, true],
    [19_999n, 100_000n, false],
    [20_000n, 99_999n, false],
    [0n, 0n, false],
  ])('LOCK-15 with %i deposited and %i turned over is finished: %s', (deposit, turnover, isFinished) => {
    const progress = {
      accumulatedDeposit: money.of(deposit),
      requiredDeposit: money.of(20_000n),
      accumulatedTurnover: money.of(turnover),
      requiredTurnover: money.of(100_000n),
    };
    expect(isLockInComplete(progress)).toBe(isFinished);
  });
});

describe('PROMO-38 the panel', () => {
  const shown = { lockInEnabled: true, completed: false };

  it.each([
    ['is empty with nothing to show', false, null, false, true],
    ['is not while it loads', false, null, true, false],
    ['shows an active promo', true, null, false, false],
    ['shows a lock-in', false, shown, false, false],
    ['is empty beside a lock-in that is finished', false, { ...shown, completed: true }, false, true],
    ['is empty beside a lock-in that is not enabled', false, { ...shown, lockInEnabled: false }, false, true],
  ])('%s', (_what, hasActivePromo, lockIn, loading, isEmpty) => {
    expect(panelIsEmpty({ hasActivePromo, lockIn, loading })).toBe(isEmpty);
  });
});
