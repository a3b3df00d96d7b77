import type { ReasonTable } from '../decision/index.ts';

export type WagerReason = 'eventClosed' | 'wagerUnknown';

export const wagerReasons = {
  eventClosed: { code: 'NOT_FOUND', text: () => 'This event is no longer open.' },
  wagerUnknown: { code: 'NOT_FOUND', text: () => 'There is no such bet.' },
} as const satisfies ReasonTable<WagerReason>;
