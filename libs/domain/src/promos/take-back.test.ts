import { expect, it } from 'vitest';
import { takeBackPlan, takenBack } from './index.ts';

it.each([
  ['ACTIVE', null, 'ACTIVE', 'CANCELLED'],
  ['PENDING', null, 'PENDING', 'CANCELLED'],
  ['COMPLETE', 'TURNOVER', 'COMPLETE', 'CANCELLED'],
  ['COMPLETE', 'SPINS_GIVEN', 'COMPLETE', 'CANCELLED'],
  ['EXPIRED', 'TIME', null, 'CANCELLED'],
  ['LOST', 'BONUS_PLAYED', null, 'CANCELLED'],
  ['CANCELED', 'MEMBER', null, 'CANCELLED'],
  ['CANCELED', null, null, 'CANCELLED'],
  ['CANCELED', 'DEPOSIT_REVERSED', null, null],
] as const)(
  'an award %s by %s ends as %s with its deposit, its spins as %s',
  (status, endCause, ends, spins) => {
    expect(takeBackPlan({ status, endCause })).toEqual({ ends, spins });
  },
);

it('an award that is taken back is cancelled, and says by what', () => {
  expect(takenBack).toEqual({ status: 'CANCELED', cause: 'DEPOSIT_REVERSED' });
});
