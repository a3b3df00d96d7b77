import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { ActivationReason } from './activation-reasons.ts';
import type { ConsumableKind } from './bonuses.ts';

export interface ActivatableBonus {
  readonly kind: ConsumableKind;
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

export interface ActivationPlan<Bonus extends ActivatableBonus> {
  readonly bonus: Bonus;
  readonly gives: 'FREE_SPINS' | 'PROMO';
}

/**
 * A bonus is activated once, before its end (BONUS-16). One of free spins starts no promo (SPIN-22), so only the others
 * have to wait for the end of the active one (BONUS-13).
 */
export function decideActivation<Bonus extends ActivatableBonus>({
  signedIn,
  bonus,
  hasActivePromo,
  now,
}: ActivationFacts<Bonus>): Decision<ActivationPlan<Bonus>, ActivationReason> {
  if (!signedIn) return refuse('signedOut');
  if (!bonus) return refuse('bonusUnknown');
  const { kind, activated, expiresAt } = bonus;
  if (activated || (expiresAt !== null && expiresAt <= now)) return refuse('over');
  if (kind === 'FREE_SPIN') return allow({ bonus, gives: 'FREE_SPINS' });
  return hasActivePromo === true ? refuse('promoActive') : allow({ bonus, gives: 'PROMO' });
}
