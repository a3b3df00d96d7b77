import { notJson } from '../decision/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import { launchReasons } from './launch-reasons.ts';

export type SeatReason =
  | 'gameUnknown'
  | 'notJson'
  | 'tooDeep'
  | 'ticketMissing'
  | 'ticketSpent'
  | 'otherGame'
  | 'callUnknown'
  | 'notBegun';

export const seatReasons = {
  gameUnknown: launchReasons.gameUnknown,
  notJson,
  tooDeep: { code: 'BAD_USER_INPUT', text: () => 'The request body is nested too deeply.' },
  ticketMissing: { code: 'BAD_USER_INPUT', text: () => 'The ticket is missing.', field: 'ticket' },
  ticketSpent: {
    code: 'UNAUTHENTICATED',
    text: () => 'This game can no longer be opened. Go back to the lobby and open it again.',
  },
  otherGame: { code: 'UNAUTHENTICATED', text: () => 'The ticket is not for this game.' },
  callUnknown: { code: 'NOT_FOUND', text: () => 'This game has no such call.' },
  notBegun: {
    code: 'CONFLICT',
    text: () => 'The game session has not begun. Go back to the lobby and open the game again.',
  },
} as const satisfies ReasonTable<SeatReason>;
