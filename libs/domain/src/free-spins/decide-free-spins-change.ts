import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { FreeSpinsChangeReason } from './free-spins-change-reasons.ts';
import type { FreeSpinStatus } from './free-spins.ts';

/** Only ACTIVE free spins are activated or cancelled; activating twice is allowed (SPIN-11, SPIN-13). */
export function decideFreeSpinsChange<Spins extends { readonly status: FreeSpinStatus }>(
  spins: Spins | null,
): Decision<{ readonly spins: Spins }, FreeSpinsChangeReason> {
  if (!spins) return refuse('unknown');
  return spins.status === 'ACTIVE' ? allow({ spins }) : refuse('over');
}
