import { goneWrongForNow } from '../decision/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import { activePromoMessage } from '../promos/index.ts';
import type { MemberPromoStatus } from '../promos/index.ts';

export type ActivationReason = 'signedOut' | 'bonusUnknown' | 'over' | 'promoActive';

/** In the order of the checks (BONUS-13, BONUS-16, 2 §5). */
export const activationReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to activate this bonus.', mend: 'loginModal' },
  bonusUnknown: { code: 'NOT_FOUND', text: () => 'Bonus not found' },
  over: { code: 'CONFLICT', text: () => 'This bonus can no longer be activated.' },
  promoActive: { code: 'ACTIVE_PROMO', text: () => activePromoMessage },
} as const satisfies ReasonTable<ActivationReason>;

const alreadyActive =
  'You already have an active bonus. Please use or deactivate it before activating a new one.';

/** For activateBonusAlert (BONUS-10, BONUS-11). @param refusal null when the platform gave no answer */
export function activationFailureText(
  refusal: { readonly code: string | null; readonly message: string } | null,
): string {
  if (refusal?.code === activationReasons.promoActive.code) return alreadyActive;
  return refusal && refusal.message.trim() !== '' ? refusal.message : goneWrongForNow;
}

/** Why nothing can be played with a bonus that was activated; null when it can (PROMO-48). @param status of what it became */
export function unplayableText(status: MemberPromoStatus): string | null {
  return status === 'LOST' ? 'This bonus is too small for any bet, and has ended.' : null;
}
