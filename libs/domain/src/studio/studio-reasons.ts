import { repeatReasons } from '../decision/index.ts';
import type { ReasonTable } from '../decision/index.ts';

export type StudioReason =
  | 'actionMalformed'
  | 'actionUnknown'
  | 'roundUnknown'
  | 'roundUnfinished'
  | 'passSpent'
  | 'otherOrder'
  | 'otherMoney'
  | 'seedMalformed'
  | 'seedInUse'
  | 'seedShared';

/** What the game server answers a page of its own. */
export const studioReasons = {
  actionMalformed: { code: 'BAD_USER_INPUT', text: () => 'An action needs its round and its step.' },
  actionUnknown: {
    code: 'CONFLICT',
    text: () => 'This cannot be done in the round as it stands.',
    field: 'action',
  },
  roundUnknown: { code: 'NOT_FOUND', text: () => 'There is no such round.' },
  roundUnfinished: { code: 'CONFLICT', text: () => 'This round is not over yet.' },
  passSpent: {
    code: 'UNAUTHENTICATED',
    text: () => 'This page can no longer be opened. Open it again from your betting history.',
  },
  otherOrder: repeatReasons.otherContent,
  otherMoney: {
    code: 'PLAYED_MONEY_CHANGED',
    text: () => 'This round was begun with other money. Finish it without a further stake.',
  },
  seedMalformed: {
    code: 'BAD_USER_INPUT',
    text: () => 'A seed is 1 to 64 letters, digits, hyphens or underscores.',
    field: 'clientSeed',
  },
  seedInUse: {
    code: 'CONFLICT',
    text: () => 'The seed decides a round that is still open. Finish it first.',
  },
  seedShared: {
    code: 'CONFLICT',
    text: () => 'The seeds of this table are the same for everyone, and change with the day.',
  },
} as const satisfies ReasonTable<StudioReason>;
