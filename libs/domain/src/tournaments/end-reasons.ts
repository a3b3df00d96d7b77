import type { ReasonTable } from '../decision/index.ts';

export type TournamentEndReason = 'unknown' | 'alreadyPaid';

export const tournamentEndReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'There is no such tournament.' },
  alreadyPaid: { code: 'CONFLICT', text: () => 'The prizes of this tournament have been paid.' },
} as const satisfies ReasonTable<TournamentEndReason>;
