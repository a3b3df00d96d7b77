import type { ReasonTable } from '../decision/index.ts';

export type FreeSpinReason = 'notForGame' | 'played' | 'over' | 'notActivated';

export const freeSpinReasons = {
  notForGame: { code: 'NOT_FOUND', text: () => 'There are no such free spins for this game.' },
  played: { code: 'CONFLICT', text: () => 'All free spins are played.' },
  over: { code: 'CONFLICT', text: () => 'These free spins are not active any more.' },
  notActivated: { code: 'CONFLICT', text: () => 'Activate these free spins first.' },
} as const satisfies ReasonTable<FreeSpinReason>;
