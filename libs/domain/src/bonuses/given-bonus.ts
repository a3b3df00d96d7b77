import type { Minor } from '../money/index.ts';
import type { ConsumableKind } from './bonuses.ts';
import { rewardBonus, rewardBonusExpiry } from './reward-bonus.ts';

export interface GivenBonus {
  readonly kind: ConsumableKind;
  readonly days: number;
  readonly expiresAt: Date;
}

/**
 * The bonus as which a promo reaches a member who then activates it (PROMO-51, BONUS-19). One that gives money is no bonus of
 * free spins, whatever comes with it: that kind starts no promo, and the money would never be paid (SPIN-22).
 */
export function givenBonus(
  gives: { readonly amount: Minor; readonly freeSpins: boolean },
  now: Date,
): GivenBonus {
  const kind = gives.freeSpins && gives.amount === 0n ? 'FREE_SPIN' : rewardBonus.kind;
  return { kind, days: rewardBonus.days, expiresAt: rewardBonusExpiry(now) };
}
