import { repeatReasons } from '../decision/index.ts';
import type { ReasonTable } from '../decision/index.ts';

export type StudioReason =
  | 'actionMalformed'
  | 'roundUnknown'
  | 'otherOrder'
  | 'actionUnknown'
  | 'otherMoney'
  | 'seedMalformed'
  | 'seedShared'
  | 'seedInUse'
  | 'roundUnfinished'
  | 'passSpent';

/** What the game server answers a page of its own, in the order of the checks: those of an action, of other seeds, and of a past round. */
export const studioReasons = {
  actionMalformed: { code: 'BAD_USER_INPUT', text: () => 'An action needs its round and its step.' },
  roundUnknown: { code: 'NOT_FOUND', text: () => 'There is no such round.' },
  otherOrder: repeatReasons.otherContent,
  actionUnknown: {
    code: 'CONFLICT',
    text: () => 'This cannot be done in the round as it stands.',
    field: 'action',
  },
  otherMoney: {
    code: 'PLAYED_MONEY_CHANGED',
    text: () => 'This round was begun with other money. Finish it without a further stake.',
  },
  seedMalformed: {
    code: 'BAD_USER_INPUT',
    text: () => 'A seed is 1 to 64 letters, digits, hyphens or underscores.',
    field: 'clientSeed',
  },
  seedShared: {
    code: 'CONFLICT',
    text: () => 'The seeds of this table are the same for everyone, and change with the day.',
  },
  seedInUse: {
    code: 'CONFLICT',
    text: () => 'The seed decides a round that is still open. Finish it first.',
  },
  roundUnfinished: { code: 'CONFLICT', text: () => 'This round is not over yet.' },
  passSpent: {
    code: 'UNAUTHENTICATED',
    text: () => 'This page can no longer be opened. Open it again from your betting history.',
  },
} as const satisfies ReasonTable<StudioReason>;
