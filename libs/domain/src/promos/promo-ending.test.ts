import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { promoEnding } from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');
const promo = {
  expiresAt: new Date('2026-03-02T12:00:00Z'),
  turnoverTarget: money.of(1_000n),
  turnoverCounter: money.zero,
  walletMode: 'BONUS',
  bonus: money.of(500n),
  bonusLeft: money.of(500n),
  smallestStake: money.of(20n),
} as const;

it.each([
  ['goes on', {}, null],
  ['is complete', { turnoverCounter: money.of(1_000n) }, { status: 'COMPLETE', cause: 'TURNOVER' }],
  ['is out of time', { expiresAt: now }, { status: 'EXPIRED', cause: 'TIME' }],
  ['is played out', { bonusLeft: money.of(19n) }, { status: 'LOST', cause: 'BONUS_PLAYED' }],
  [
    'was given a cent less than a stake',
    { bonus: money.of(19n), bonusLeft: money.of(19n) },
    { status: 'LOST', cause: 'BONUS_TOO_SMALL' },
  ],
  [
    'was given one stake and has lost it',
    { bonus: money.of(20n), bonusLeft: money.zero },
    { status: 'LOST', cause: 'BONUS_PLAYED' },
  ],
  [
    'is out of time with too small a bonus',
    { expiresAt: now, bonus: money.of(19n), bonusLeft: money.of(19n) },
    { status: 'EXPIRED', cause: 'TIME' },
  ],
] as const)('a promo that %s ends so', (_what, change, ending) => {
  expect(promoEnding({ ...promo, ...change }, now)).toEqual(ending);
});
