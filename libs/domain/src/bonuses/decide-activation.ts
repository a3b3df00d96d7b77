import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { ActivationReason } from './activation-reasons.ts';

export interface ActivatableBonus {
  readonly activated: boolean;
  readonly expiresAt: Date | null;
}

export interface ActivationFacts<Bonus extends ActivatableBonus> {
  readonly signedIn: boolean;
  readonly bonus: Bonus | null;
  /** Null while not known. */
  readonly hasActivePromo: boolean | null;
  readonly now: Date;
}

/**
 * A bonus becomes the active promo once, before its end (BONUS-16) and only without another active promo (BONUS-13).
 */
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
