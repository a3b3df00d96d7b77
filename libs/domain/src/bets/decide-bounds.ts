import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Enough for the hours of two days and the weeks of a year. */
export const mostBounds = 64;

export type BoundsReason = 'count' | 'order';

export const boundsReasons = {
  count: {
    code: 'BAD_USER_INPUT',
    text: () => `Give 2 to ${String(mostBounds)} bounds.`,
  },
  order: { code: 'BAD_USER_INPUT', text: () => 'Each bound must be later than the one before it.' },
} as const satisfies ReasonTable<BoundsReason>;

export interface Span {
  /** Epoch ms, inclusive. */
  readonly from: number;
  /** Epoch ms, exclusive. */
  readonly to: number;
}

/** The spans between moments in epoch ms, which results are told for (BETS-18). */
export function decideBounds(bounds: readonly number[]): Decision<readonly Span[], BoundsReason> {
  if (bounds.length < 2 || bounds.length > mostBounds) return refuse('count');
  const spans = bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? to, to }));
  return spans.some(({ from, to }) => from >= to) ? refuse('order') : allow(spans);
}
