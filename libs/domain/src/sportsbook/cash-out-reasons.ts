import { betRoundReasons } from '../bets/index.ts';
import type { ReasonTable } from '../decision/index.ts';

export type CashOutReason =
  | 'malformed'
  | 'betUnknown'
  | 'betOver'
  | 'tooSmall'
  | 'notOffered'
  | 'aboutToMove'
  | 'quoteOver';

export const cashOutReasons = {
  malformed: {
    code: 'BAD_USER_INPUT',
    text: () => 'A cash out needs its bet, its price, and a share of 25, 50, 75 or 100 %.',
  },
  betUnknown: betRoundReasons.betUnknown,
  betOver: { code: 'CONFLICT', text: () => 'This bet is no longer open.' },
  tooSmall: { code: 'CONFLICT', text: () => 'This bet is too small to cash out a part of it.' },
  notOffered: { code: 'CONFLICT', text: () => 'No cash out is offered for this bet right now.' },
  aboutToMove: {
    code: 'CONFLICT',
    text: () => 'The odds of this bet are about to move. Ask again in a moment.',
  },
  quoteOver: { code: 'CONFLICT', text: () => 'This price is no longer kept. Ask for a new one.' },
} as const satisfies ReasonTable<CashOutReason>;
