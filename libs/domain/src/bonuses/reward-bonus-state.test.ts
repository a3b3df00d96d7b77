import { expect, it } from 'vitest';
import { rewardBonusState } from './index.ts';

it.each([
  [null, 'READY'],
  [{ status: 'PENDING', began: false }, 'PENDING'],
  [{ status: 'ACTIVE', began: true }, 'ACTIVE'],
  [{ status: 'COMPLETE', began: true }, 'COMPLETE'],
  [{ status: 'LOST', began: true }, 'LOST'],
  [{ status: 'EXPIRED', began: true }, 'EXPIRED'],
  [{ status: 'EXPIRED', began: false }, 'UNUSED'],
  [{ status: 'CANCELED', began: true }, 'CANCELED'],
  [{ status: 'CANCELED', began: false }, 'UNUSED'],
] as const)('the bonus of a reward that became %j is %s', (promo, state) => {
  expect(rewardBonusState(promo)).toBe(state);
});
