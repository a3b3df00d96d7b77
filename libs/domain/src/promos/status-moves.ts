import type { MemberPromoStatus } from './status.ts';

export type RewardState = 'OPEN' | 'TAKEN' | 'EXPIRED';

const ends = ['CANCELED', 'COMPLETE', 'EXPIRED', 'LOST'] as const;

const promoMoves: Readonly<Record<MemberPromoStatus, readonly MemberPromoStatus[]>> = {
  PENDING: ['ACTIVE', ...ends],
  ACTIVE: ends,
  CANCELED: [],
  COMPLETE: ['CANCELED'],
  EXPIRED: ['CANCELED'],
  LOST: ['CANCELED'],
};

/** An award that is over can only be taken back; what a lifted dispute gives anew is another award (PROMO-32). */
export function canMovePromo(from: MemberPromoStatus, to: MemberPromoStatus): boolean {
  return promoMoves[from].includes(to);
}

/** What an open reward may become, once. */
export function canMoveReward(from: RewardState, to: RewardState): boolean {
  return from === 'OPEN' && to !== 'OPEN';
}

/** How often a promo was awarded, held against the most that it may be; 0 or less for no limit. */
export function isWithinUses(used: number, maxUses: number): boolean {
  return maxUses <= 0 || used <= maxUses;
}

/** Spins left of those that were given; null when the vendor does not tell. */
export function isWithinSpins(remaining: number | null, given: number): boolean {
  return remaining === null || (remaining >= 0 && remaining <= given);
}
