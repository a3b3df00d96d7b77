/*
 * The moves of the specification, written out once more: what the platform decides by must not be what it is held against.
 */

type Moves = Readonly<Record<string, readonly string[]>>;

/** Moves of a deposit (DEP-25). */
export const depositMoves: Moves = {
  DRAFT: ['PENDING', 'CANCELLED', 'EXPIRED'],
  PENDING: ['PROCESSING', 'APPROVED', 'FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
  PROCESSING: ['APPROVED', 'FAILED', 'REJECTED'],
  APPROVED: [],
  FAILED: [],
  REJECTED: [],
  CANCELLED: [],
  EXPIRED: [],
};

/** Moves of a withdrawal (WDR-17). */
export const withdrawalMoves: Moves = {
  DRAFT: ['PENDING'],
  PENDING: ['PROCESSING', 'ON_HOLD', 'APPROVED', 'REJECTED', 'CANCELLED'],
  PROCESSING: ['ON_HOLD', 'APPROVED', 'REJECTED'],
  ON_HOLD: ['PROCESSING', 'APPROVED', 'REJECTED'],
  APPROVED: [],
  REJECTED: [],
  CANCELLED: [],
};

/** Moves of a promo that was awarded to a member (PROMO-46). */
export const promoMoves: Moves = {
  PENDING: ['ACTIVE'],
  ACTIVE: ['COMPLETE', 'CANCELED', 'EXPIRED', 'LOST'],
  COMPLETE: [],
  CANCELED: [],
  EXPIRED: [],
  LOST: [],
};

/** Moves of a member's free spins (SPIN-16). */
export const freeSpinMoves: Moves = {
  ACTIVE: ['COMPLETE', 'CANCELLED', 'EXPIRED'],
  COMPLETE: [],
  CANCELLED: [],
  EXPIRED: [],
};

/** The states in which a withdrawal's amount is held. */
export const heldStatuses: readonly string[] = ['PENDING', 'PROCESSING', 'ON_HOLD'];

/** Whether what was in one state can be in the other now. */
export function leadsTo(moves: Moves, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const each of reached) for (const next of moves[each] ?? []) reached.add(next);
  return from in moves && reached.has(to);
}
