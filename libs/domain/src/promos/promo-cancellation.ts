import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Why an active promo is not cancelled. */
export type PromoCancellationReason = 'notActive';

/** What is said of it (PROMO-30). */
export const promoCancellationReasons = {
  notActive: { code: 'NOT_FOUND', text: () => 'This promo is not active any more.' },
} as const satisfies ReasonTable<PromoCancellationReason>;

/**
 * Decides whether a member's active promo is cancelled: the one that is named, whatever there is to lose (PROMO-30).
 *
 * @param active null without one
 */
export function decidePromoCancellation<Promo extends { readonly id: string }>(
  id: string,
  active: Promo | null,
): Decision<{ readonly promo: Promo }, PromoCancellationReason> {
  return active?.id === id ? allow({ promo: active }) : refuse('notActive');
}
