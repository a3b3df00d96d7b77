import { decideDeletion, decideMessage, messageReasons } from '@magpie/domain/messages';
import type { MessageSubject } from '@magpie/domain/messages';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import { pageOfRows } from '#platform/paging/index.ts';
import type { NotificationType } from '#platform/store/contract-types.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { addMessage, findMessage, inbox, markRead, removeMessage } from './store/index.ts';
import type { MessageRow } from './store/index.ts';

export interface NewMessage {
  /** What made the platform write it; null when a person wrote it. */
  readonly type: NotificationType | null;
  readonly title: string;
  readonly content: string;
  /** What it is about, to which it leads; nothing when left out. */
  readonly subject?: MessageSubject;
  /** Id it is known by; a new one when left out. */
  readonly id?: string;
  /** Whether it was read already; unread when left out. */
  readonly read?: boolean;
  /** When it was written; now when left out. */
  readonly at?: Date;
}

function view({ id, read, type, title, content, subjectKind, subjectId, createdAt }: MessageRow) {
  const dateTimeCreated = new Date(createdAt).toISOString();
  const subject = subjectKind && subjectId !== null ? { kind: subjectKind, id: subjectId } : null;
  return { id, read, automatedMessageType: type, title, content, subject, dateTimeCreated };
}

export type MessageView = ReturnType<typeof view>;

/** Puts a message into a member's inbox and pushes messageCreated once the unit is committed (PUSH-07). */
export async function sendMessage(unit: Unit, memberId: string, message: NewMessage): Promise<void> {
  const { type, title, content, subject, id = unit.id('msg'), read = false, at = unit.now } = message;
  await addMessage(unit.db, {
    id,
    memberId,
    type,
    title,
    content,
    read,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    createdAt: at.getTime(),
  });
  tellMessage(unit, { id, memberId, read, title, content, createdAt: at.getTime() });
}

type Told = Pick<MessageRow, 'id' | 'memberId' | 'read' | 'title' | 'content' | 'createdAt'>;

/** Pushes messageCreated of a message in an inbox (PUSH-07). */
export function tellMessage(unit: Unit, { id, memberId, read, title, content, createdAt }: Told): void {
  const body = { id, read, title, content, dateTimeCreated: new Date(createdAt).toISOString() };
  unit.emit({ name: 'messageCreated', memberId, payload: { id, body } });
}

/** A page of a member's inbox, newest first (MSG-10). @throws Refusal BAD_USER_INPUT */
export function messagesOf(
  world: World,
  memberId: string,
  { read, ...page }: PageArguments & { readonly read?: boolean | undefined },
): Promise<Connection<MessageView>> {
  return pageOfRows(inbox(world.db, memberId, read), page, view);
}

/** A member's message by its id, or null (MSG-19). */
export async function messageOf(world: World, memberId: string, id: string): Promise<MessageView | null> {
  const row = await findMessage(world.db, memberId, id);
  return row ? view(row) : null;
}

/** Marks every message of a member as read (MSG-11). */
export async function readAll(world: World, memberId: string): Promise<void> {
  await world.write(({ db }) => markRead(db, memberId));
}

/** Marks a member's message as read and answers it (MSG-11). @throws Refusal NOT_FOUND */
export async function readOne(world: World, memberId: string, id: string): Promise<MessageView> {
  return world.write(async ({ db }) => {
    await markRead(db, memberId, id);
    const row = await findMessage(db, memberId, id);
    const decision = decideMessage(row ? view(row) : null);
    if (!decision.allowed) throw refusalOf(messageReasons, decision);
    return decision.plan;
  });
}

/** Deletes a member's message. @throws Refusal NOT_FOUND, or CONFLICT for an unread one (MSG-07) */
export async function deleteOne(world: World, memberId: string, id: string): Promise<void> {
  await world.write(async ({ db }) => {
    const row = await findMessage(db, memberId, id);
    const decision = decideDeletion(row ? view(row) : null);
    if (!decision.allowed) throw refusalOf(messageReasons, decision);
    await removeMessage(db, decision.plan.id);
  });
}
