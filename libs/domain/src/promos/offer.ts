import { meetsLevel } from './availability.ts';

/** What decides whether a promo is offered with a member's next deposit. */
export interface DepositOfferFacts {
  /** Level a member needs; 0 for none. */
  readonly levelRequirement: number;
  /** The member's level; null while it is missing. */
  readonly level: number | null;
  /** Whether the number of the next deposit is one that starts the promo; null while that number is not known. */
  readonly ordinalFits: boolean | null;
}

/**
 * Whether a promo is offered with a member's next deposit: within their level (PROMO-13), and started by a deposit of that
 * number. What is not known hides nothing, as the platform judges the deposit itself (PROMO-14). A promo without uses left
 * is offered all the same and marked so (PROMO-15, PROMO-24).
 */
export function isOfferedWithDeposit({ levelRequirement, level, ordinalFits }: DepositOfferFacts): boolean {
  return meetsLevel(levelRequirement, level) && ordinalFits !== false;
}
