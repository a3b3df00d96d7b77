import type { ReasonTable } from '../decision/index.ts';

/** Why the sportsbook does not take or settle a bet. */
export type WagerReason = 'eventClosed' | 'wagerUnknown';

/** What is said of a bet that is not taken or settled. */
export const wagerReasons = {
  eventClosed: { code: 'NOT_FOUND', text: () => 'This event is no longer open.' },
  wagerUnknown: { code: 'NOT_FOUND', text: () => 'There is no such bet.' },
} as const satisfies ReasonTable<WagerReason>;
