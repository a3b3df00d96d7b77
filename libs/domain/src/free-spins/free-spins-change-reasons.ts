import type { ReasonTable } from '../decision/index.ts';
import { freeSpinReasons } from './free-spin-reasons.ts';

/** Why free spins are neither activated nor cancelled. */
export type FreeSpinsChangeReason = 'unknown' | 'over';

/** What is said of them, in the order of the checks. */
export const freeSpinsChangeReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'These free spins do not exist.' },
  over: freeSpinReasons.over,
} as const satisfies ReasonTable<FreeSpinsChangeReason>;
