import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Why nothing can be done with a message. */
export type MessageReason = 'unknown' | 'unread';

/** The reasons of {@link decideMessage} and {@link decideDeletion}. */
export const messageReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'This message does not exist.' },
  unread: { code: 'CONFLICT', text: () => 'Only a message that was read can be deleted.' },
} as const satisfies ReasonTable<MessageReason>;

/** Decides whether a member's inbox has a message; null when it has none of that id. */
export function decideMessage<Message>(message: Message | null): Decision<Message, MessageReason> {
  return message === null ? refuse('unknown') : allow(message);
}

/** Decides on deleting a message: only once it was read (MSG-06, MSG-07). */
export function decideDeletion<Message extends { readonly read: boolean }>(
  message: Message | null,
): Decision<Message, MessageReason> {
  const found = decideMessage(message);
  return found.allowed && !found.plan.read ? refuse('unread') : found;
}
