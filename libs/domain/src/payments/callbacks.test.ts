import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  canMoveDeposit,
  canMoveWithdrawal,
  depositCallback,
  depositExpiry,
  depositStatuses,
  withdrawalCallback,
  withdrawalParts,
  withdrawalStatuses,
} from './index.ts';
import type { Callback } from './index.ts';

const callbacks: readonly Callback[] = [
  { call: 'authorize' },
  { call: 'transfer' },
  { call: 'cancel', reason: 'FAILED' },
  { call: 'cancel', reason: 'REJECTED' },
  { call: 'cancel', reason: 'CANCELLED' },
  { call: 'cancel', reason: 'EXPIRED' },
];

describe('callbacks of the provider', () => {
  it.each([
    ['DRAFT', ['PENDING', 'EARLY', 'EARLY', 'EARLY', 'CANCELLED', 'EXPIRED']],
    ['PENDING', ['IGNORE', 'APPROVED', 'FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED']],
    ['PROCESSING', ['IGNORE', 'APPROVED', 'FAILED', 'REJECTED', 'IGNORE', 'IGNORE']],
    ['APPROVED', ['IGNORE', 'IGNORE', 'IGNORE', 'IGNORE', 'IGNORE', 'IGNORE']],
    ['EXPIRED', ['IGNORE', 'IGNORE', 'IGNORE', 'IGNORE', 'IGNORE', 'IGNORE']],
  ] as const)('DEP-25 do to a %s deposit %j', (status, effects) => {
    const found = callbacks.map((callback) => depositCallback(status, callback));
    expect(found.map((effect) => (effect.kind === 'MOVE' ? effect.to : effect.kind))).toEqual(effects);
  });

  it.each([
    ['DRAFT', ['PENDING', 'EARLY', 'EARLY']],
    ['PENDING', ['IGNORE', 'APPROVED', 'REJECTED']],
    ['PROCESSING', ['IGNORE', 'APPROVED', 'REJECTED']],
    ['ON_HOLD', ['IGNORE', 'APPROVED', 'REJECTED']],
    ['CANCELLED', ['IGNORE', 'IGNORE', 'IGNORE']],
  ] as const)('WDR-17 do to a %s withdrawal %j', (status, effects) => {
    const found = callbacks.slice(0, 3).map((callback) => withdrawalCallback(status, callback));
    expect(found.map((effect) => (effect.kind === 'MOVE' ? effect.to : effect.kind))).toEqual(effects);
  });

  it('DEP-25 WDR-17 never move a payment where its states do not lead', () => {
    for (const callback of callbacks) {
      for (const status of depositStatuses) {
        const effect = depositCallback(status, callback);
        if (effect.kind === 'MOVE') expect(canMoveDeposit(status, effect.to)).toBe(true);
      }
      for (const status of withdrawalStatuses) {
        const effect = withdrawalCallback(status, callback);
        if (effect.kind === 'MOVE') expect(canMoveWithdrawal(status, effect.to)).toBe(true);
      }
    }
  });
});

describe('deposits that stand still', () => {
  it('DEP-25 expire a day after they were drafted and three days after they were handed on, and in no other state', () => {
    const at = new Date('2026-03-02T02:00:00.000Z');
    expect(depositExpiry('DRAFT', at)).toEqual(new Date('2026-03-03T02:00:00.000Z'));
    expect(depositExpiry('PENDING', at)).toEqual(new Date('2026-03-05T02:00:00.000Z'));
    const others = depositStatuses.filter((status) => status !== 'DRAFT' && status !== 'PENDING');
    expect(others.map((status) => depositExpiry(status, at))).toEqual([null, null, null, null, null, null]);
  });
});

describe('the fee of a withdrawal', () => {
  const main = { wallet: 'MAIN', amount: money.of(10_000n) } as const;
  const sport = { wallet: 'SPORT', amount: money.of(150n) } as const;

  it('WDR-07 is taken from the amount, out of the last wallets it comes from', () => {
    expect(withdrawalParts([main], money.of(250n))).toEqual({
      paid: [{ wallet: 'MAIN', amount: 9_750n }],
      fee: [{ wallet: 'MAIN', amount: 250n }],
    });
    expect(withdrawalParts([main, sport], money.of(250n))).toEqual({
      paid: [{ wallet: 'MAIN', amount: 9_900n }],
      fee: [
        { wallet: 'MAIN', amount: 100n },
        { wallet: 'SPORT', amount: 150n },
      ],
    });
  });

  it('is nothing when there is none, and all when it is more than the amount', () => {
    expect(withdrawalParts([main], money.of(0n))).toEqual({ paid: [main], fee: [] });
    expect(withdrawalParts([sport], money.of(250n))).toEqual({ paid: [], fee: [sport] });
  });
});
