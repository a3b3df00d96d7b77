import { describe, expect, it } from 'vitest';
import { depositCallback, withdrawalCallback } from './callbacks.ts';
import { depositStatuses, withdrawalStatuses } from './index.ts';
import { canMoveDeposit, canMoveWithdrawal } from './statuses.ts';
import { callbacks } from './testing/callbacks.ts';

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
