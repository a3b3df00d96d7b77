import type { PromoEndCause, PromoEnding } from './end-cause.ts';
import type { MemberPromoStatus } from './status.ts';

/** How an award ends whose deposit was taken back. */
export const takenBack = { status: 'CANCELED', cause: 'DEPOSIT_REVERSED' } as const satisfies PromoEnding;

export interface TakeBackPlan {
  /**
   * What the award is when it ends: a promo in force, an award that waits, or a COMPLETE one, cancelled after the fact so that
   * what its open rounds win is taken too; null for one that has ended otherwise.
   */
  readonly ends: 'ACTIVE' | 'PENDING' | 'COMPLETE' | null;
  /** How the free spins end that came with it, however it ended itself; null where they have ended with it before. */
  readonly spins: 'CANCELLED' | null;
}

const endable = ['ACTIVE', 'PENDING', 'COMPLETE'] as const;

/** What is to be ended of an award whose deposit is taken back; nothing when it was taken back before. */
export function takeBackPlan(award: {
  readonly status: MemberPromoStatus;
  readonly endCause: PromoEndCause | null;
}): TakeBackPlan {
  if (award.endCause === takenBack.cause) return { ends: null, spins: null };
  return { ends: endable.find((status) => status === award.status) ?? null, spins: 'CANCELLED' };
}
