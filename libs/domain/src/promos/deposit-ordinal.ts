/** Which of a member's deposits starts a promo. */
export type DepositOrdinalTrigger = 'ANY' | 'FIRST' | 'SECOND' | 'THIRD' | 'FOURTH';

const ordinals: readonly DepositOrdinalTrigger[] = ['ANY', 'FIRST', 'SECOND', 'THIRD', 'FOURTH'];

/** Number of the deposit that starts a promo; 0 if any does, or none. */
export function startingDeposit(trigger: DepositOrdinalTrigger | null): number {
  return trigger === null ? 0 : ordinals.indexOf(trigger);
}

/** @param trigger null for a promo that no deposit starts */
export function ordinalFits(trigger: DepositOrdinalTrigger | null, ordinal: number): boolean {
  return trigger === 'ANY' || (trigger !== null && ordinals.indexOf(trigger) === ordinal);
}

/** In words: no promo starts with a later deposit than the fourth. */
export const ordinalName = (number: number): string =>
  ['first', 'second', 'third', 'fourth'][number - 1] ?? '';
