import type { ReasonTable } from '../decision/index.ts';

type PoolReason = 'closed' | 'filling';

export type JackpotRoundReason = PoolReason | 'notAtRisk' | 'winShort' | 'turnoverShort';

export type JackpotDrawReason = PoolReason | 'jackpotUnknown' | 'noBet';

const pool = {
  closed: { code: 'CONFLICT', text: () => 'This jackpot is not open.' },
  filling: { code: 'CONFLICT', text: () => 'The pool is filling and cannot be won yet.' },
} as const satisfies ReasonTable<PoolReason>;

/** In the order of the checks (JACK-12). */
export const jackpotRoundReasons = {
  ...pool,
  notAtRisk: { code: 'CONFLICT', text: () => 'Less than half of the stake was at risk.' },
  winShort: { code: 'CONFLICT', text: () => 'The win is smaller than the jackpot asks for.' },
  turnoverShort: { code: 'CONFLICT', text: () => 'Your turnover does not reach the requirement yet.' },
} as const satisfies ReasonTable<JackpotRoundReason>;

/** In the order of the checks. */
export const jackpotDrawReasons = {
  jackpotUnknown: { code: 'NOT_FOUND', text: () => 'There is no such jackpot.' },
  ...pool,
  noBet: { code: 'CONFLICT', text: () => 'The member has no settled cash bet on a game of this jackpot.' },
} as const satisfies ReasonTable<JackpotDrawReason>;
