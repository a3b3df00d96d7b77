import type { ReasonTable } from '../decision/index.ts';
import { freeSpinReasons } from './free-spin-reasons.ts';

export type FreeSpinsChangeReason = 'unknown' | 'over';

export const freeSpinsChangeReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'These free spins do not exist.' },
  over: freeSpinReasons.over,
} as const satisfies ReasonTable<FreeSpinsChangeReason>;
