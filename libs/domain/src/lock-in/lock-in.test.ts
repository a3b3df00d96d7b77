import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cooldownEnds, isOnCooldown } from './cooldown.ts';
import { isLockInComplete, isLockInCounting, isLockInShown, panelIsEmpty, unlockedPromo } from './index.ts';

const sydney = [{ timezone: 'Australia/Sydney', since: 0 }];
const utc = [{ timezone: 'UTC', since: 0 }];

describe('the cooldown', () => {
  it('LOCK-03 ends at the beginning of the seventh day after, by day and not by hour', () => {
    const lockIn = new Date('2026-03-01T12:59:00.000Z');
    expect(cooldownEnds(lockIn, sydney)).toEqual(new Date('2026-03-07T13:00:00.000Z'));
    expect(isOnCooldown(lockIn, new Date('2026-03-07T12:59:59.999Z'), sydney)).toBe(true);
    expect(isOnCooldown(lockIn, new Date('2026-03-07T13:00:00.000Z'), sydney)).toBe(false);
    expect(cooldownEnds(new Date('2026-03-01T00:00:00.000Z'), utc)).toEqual(
      new Date('2026-03-08T00:00:00.000Z'),
    );
  });

  it('LOCK-03 is neither shortened nor prolonged by another timezone', () => {
    const lockIn = new Date('2026-03-01T12:59:00.000Z');
    const moved = [...sydney, { timezone: 'Pacific/Kiritimati', since: '2026-03-01T13:30:00.000Z' }];
    expect(cooldownEnds(lockIn, moved)).toEqual(new Date('2026-03-07T13:00:00.000Z'));
  });

  it('LOCK-03 counts days over a clock change', () => {
    expect(cooldownEnds(new Date('2026-03-31T13:30:00.000Z'), sydney)).toEqual(
      new Date('2026-04-07T14:00:00.000Z'),
    );
  });
});

describe('the progress of a lock-in', () => {
  it.each([
    [99n, 100n, false],
    [100n, 99n, false],
    [100n, 100n, true],
    [900n, 900n, true],
  ])('with %s deposited and %s turned over of 100 each is complete: %s', (deposit, turnover, complete) => {
    const hundred = money.of(100n);
    const progress = {
      accumulatedDeposit: money.of(deposit),
      requiredDeposit: hundred,
      accumulatedTurnover: money.of(turnover),
      requiredTurnover: hundred,
    };
    expect(isLockInComplete(progress)).toBe(complete);
  });
});

describe('PROMO-43 the promo that a lock-in has unlocked', () => {
  const haul = { id: 'haul', type: 'DEPOSIT' } as const;
  const spins = { id: 'spins', type: 'FREE_SPIN' } as const;
  const of = (promo: typeof haul | typeof spins, completed = true) => ({ promo, completed });

  it.each([
    ['without a lock-in', null, 'haul', [], null],
    ['under way', of(haul, false), 'haul', [], null],
    ['completed, its promo active', of(haul), 'haul', [], 'haul'],
    ['completed, its award waiting for another promo', of(haul), 'other', ['haul'], null],
    ['completed, its promo over', of(haul), null, [], null],
    ['completed, free spins given', of(spins), null, [], 'spins'],
    ['completed, free spins waiting', of(spins), 'other', ['spins'], null],
  ])('%s', (_what, lockIn, activePromo, waiting, promo) => {
    expect(unlockedPromo({ lockIn, activePromo, waiting })).toBe(promo);
  });
});

describe('deposits and bets', () => {
  const lastLockIn = new Date('2026-03-02T02:00:00.000Z');
  const running = { enabled: true, completed: false, cancelled: false, lastLockIn };

  it.each([
    ['runs', true, {}],
    ['began in the same moment', true, { lastLockIn: new Date('2026-03-02T03:00:00.000Z') }],
    ['began after them', false, { lastLockIn: new Date('2026-03-02T03:00:00.001Z') }],
    ['is paused', false, { enabled: false }],
    ['is completed', false, { completed: true }],
    ['was cancelled', false, { cancelled: true }],
  ])('count towards a lock-in that %s: %s', (_what, counts, change) => {
    const made = new Date('2026-03-02T03:00:00.000Z');
    expect(isLockInCounting({ ...running, ...change }, made)).toBe(counts);
  });
});

describe('the panel', () => {
  const shown = { lockInEnabled: true, completed: false };

  it('PROMO-37 shows a lock-in that exists, is enabled and not completed', () => {
    expect(isLockInShown(shown)).toBe(true);
    expect(isLockInShown({ ...shown, lockInEnabled: false })).toBe(false);
    expect(isLockInShown({ ...shown, completed: true })).toBe(false);
    expect(isLockInShown(null)).toBe(false);
  });

  it('PROMO-38 is empty without an active promo and a lock-in that shows, once loading is over', () => {
    const empty = { hasActivePromo: false, lockIn: null, loading: false };
    expect(panelIsEmpty(empty)).toBe(true);
    expect(panelIsEmpty({ ...empty, lockIn: { ...shown, lockInEnabled: false } })).toBe(true);
    expect(panelIsEmpty({ ...empty, lockIn: { ...shown, completed: true } })).toBe(true);
    expect(panelIsEmpty({ ...empty, loading: true })).toBe(false);
    expect(panelIsEmpty({ ...empty, hasActivePromo: true })).toBe(false);
    expect(panelIsEmpty({ ...empty, lockIn: shown })).toBe(false);
  });
});
