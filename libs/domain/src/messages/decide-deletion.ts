import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type MessageReason = 'unknown' | 'unread';

export const messageReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'This message does not exist.' },
  unread: { code: 'CONFLICT', text: () => 'Only a message that was read can be deleted.' },
} as const satisfies ReasonTable<MessageReason>;

/** @param message null when the inbox has none of that id */
export function decideMessage<Message>(message: Message | null): Decision<Message, MessageReason> {
  return message === null ? refuse('unknown') : allow(message);
}

/** A message must be read before it is deleted (MSG-06, MSG-07). */
export function decideDeletion<Message extends { readonly read: boolean }>(
  message: Message | null,
): Decision<Message, MessageReason> {
  const found = decideMessage(message);
  return found.allowed && !found.plan.read ? refuse('unread') : found;
}
