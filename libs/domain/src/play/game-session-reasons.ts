import type { ReasonTable } from '../decision/index.ts';

export type GameSessionReason = 'unknown' | 'gameGone' | 'ended';

export const gameSessionReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'There is no such game session.' },
  gameGone: { code: 'NOT_FOUND', text: () => 'The game of this session is no longer offered.' },
  ended: {
    code: 'GAME_SESSION_ENDED',
    text: () => 'This game session has ended. Go back to the lobby and open the game again.',
  },
} as const satisfies ReasonTable<GameSessionReason>;
