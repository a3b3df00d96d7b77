/** Which of a member's deposits starts a promo. */
export type DepositOrdinalTrigger = 'ANY' | 'FIRST' | 'SECOND' | 'THIRD' | 'FOURTH';

const ordinals: readonly DepositOrdinalTrigger[] = ['ANY', 'FIRST', 'SECOND', 'THIRD', 'FOURTH'];

/** @param trigger null for a promo that no deposit starts */
export function ordinalFits(trigger: DepositOrdinalTrigger | null, ordinal: number): boolean {
  return trigger === 'ANY' || (trigger !== null && ordinals.indexOf(trigger) === ordinal);
}
