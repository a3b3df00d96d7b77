import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { promoNotActive } from './promo-rows.ts';

export type PromoCancellationReason = 'notActive';

/** See PROMO-30. */
export const promoCancellationReasons = {
  notActive: promoNotActive,
} as const satisfies ReasonTable<PromoCancellationReason>;

/** Only the active promo can be cancelled, whatever would be lost (PROMO-30). @param active null without one */
export function decidePromoCancellation<Promo extends { readonly id: string }>(
  id: string,
  active: Promo | null,
): Decision<{ readonly promo: Promo }, PromoCancellationReason> {
  return active?.id === id ? allow({ promo: active }) : refuse('notActive');
}
