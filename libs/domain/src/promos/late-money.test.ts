import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { givenLater, lateMoney } from './index.ts';

const turnover = (counter: bigint) => ({ target: money.of(150_000n), counter: money.of(counter) });
const staked = { endCause: null, owed: false, began: true, turnover: turnover(150_000n) };
const disputed = { ...staked, status: 'CANCELED', endCause: 'DEPOSIT_REVERSED' } as const;

it.each([
  ['ACTIVE', 'KEPT'],
  ['PENDING', 'TAKEN'],
  ['COMPLETE', 'PAID'],
  ['EXPIRED', 'TAKEN'],
  ['CANCELED', 'TAKEN'],
  ['LOST', 'TAKEN'],
] as const)('money of a round that was staked under a promo now %s is %s', (status, treatment) => {
  expect(lateMoney({ ...staked, status })).toBe(treatment);
});

it.each([
  ['paid, as it had reached its target', { owed: false }, 'PAID'],
  ['taken while the dispute is open', { owed: true }, 'TAKEN'],
  ['taken without its target, to be given anew', { owed: false, turnover: turnover(149_999n) }, 'TAKEN'],
] as const)('money of a promo that a dispute took is %s', (_what, of, treatment) => {
  expect(lateMoney({ ...disputed, ...of })).toBe(treatment);
});

it.each([
  ['an award that waits', { status: 'PENDING', endCause: null }, 'WAITING'],
  ['one that a dispute took', disputed, 'TAKEN_BACK'],
  ['one that was cancelled', { status: 'CANCELED', endCause: 'MEMBER' }, null],
  ['one that was lost', { status: 'LOST', endCause: 'BONUS_PLAYED' }, null],
] as const)('late money that is taken of %s is given later or not', (_what, promo, given) => {
  expect(givenLater(promo)).toBe(given);
});
