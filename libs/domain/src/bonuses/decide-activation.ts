import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { ActivationReason } from './activation-reasons.ts';

/** A consumable bonus, as far as its activation looks at it. */
export interface ActivatableBonus {
  readonly activated: boolean;
  /** Null for no end. */
  readonly expiresAt: Date | null;
}

/** What decides about an activation. */
export interface ActivationFacts<Bonus extends ActivatableBonus> {
  readonly signedIn: boolean;
  /** Null when the member has none of that id. */
  readonly bonus: Bonus | null;
  /** Null while it is not known. */
  readonly hasActivePromo: boolean | null;
  readonly now: Date;
}

/** Decides whether a bonus becomes the active promo: once, before its end (BONUS-16), beside no other one (BONUS-13). */
export function decideActivation<Bonus extends ActivatableBonus>({
  signedIn,
  bonus,
  hasActivePromo,
  now,
}: ActivationFacts<Bonus>): Decision<{ readonly bonus: Bonus }, ActivationReason> {
  if (!signedIn) return refuse('signedOut');
  if (!bonus) return refuse('bonusUnknown');
  const { activated, expiresAt } = bonus;
  if (activated || (expiresAt !== null && expiresAt <= now)) return refuse('over');
  return hasActivePromo === true ? refuse('promoActive') : allow({ bonus });
}
