import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { claimableFirst, largestClaimable } from './index.ts';

const cashback = (id: string, isClaimable: boolean, cents: bigint) => ({
  id,
  isClaimable,
  value: money.of(cents),
});
const all = [
  cashback('a', false, 900n),
  cashback('b', true, 200n),
  cashback('c', false, 100n),
  cashback('d', true, 300n),
  cashback('e', true, 300n),
];

it('cashbacks that can be claimed come first, in their order', () => {
  expect(claimableFirst(all).map(({ id }) => id)).toEqual(['b', 'd', 'e', 'a', 'c']);
});

it('the largest that can be claimed is offered, whatever cannot be claimed is worth', () => {
  expect(largestClaimable(all, ({ value }) => value)?.id).toBe('d');
  expect(largestClaimable(all.slice(0, 1), ({ value }) => value)).toBeNull();
});
