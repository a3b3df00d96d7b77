import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { freeSpinReasons } from './free-spin-reasons.ts';
import type { FreeSpinStatus } from './free-spins.ts';

/** Why free spins are neither activated nor cancelled. */
export type FreeSpinsChangeReason = 'unknown' | 'over';

/** What is said of them, in the order of the checks. */
export const freeSpinsChangeReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'These free spins do not exist.' },
  over: freeSpinReasons.over,
} as const satisfies ReasonTable<FreeSpinsChangeReason>;

/**
 * Decides whether free spins are activated or cancelled: ACTIVE ones are, also a second time (SPIN-11, SPIN-13).
 *
 * @param spins null when the member has none of that id
 */
export function decideFreeSpinsChange<Spins extends { readonly status: FreeSpinStatus }>(
  spins: Spins | null,
): Decision<{ readonly spins: Spins }, FreeSpinsChangeReason> {
  if (!spins) return refuse('unknown');
  return spins.status === 'ACTIVE' ? allow({ spins }) : refuse('over');
}
