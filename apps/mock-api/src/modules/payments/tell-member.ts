import type { NotificationType } from '../../__generated__/main.ts';
import type { Unit } from '../../platform/worlds/index.ts';

/** A message of the platform to a member. */
export interface Notice {
  readonly type: NotificationType;
  readonly title: string;
  /** Rich text. */
  readonly content: string;
}

/** Pushes a message to a member. */
export function sendMessage(unit: Unit, memberId: string, { title, content }: Notice): Promise<void> {
  const id = unit.id('msg');
  const body = { id, read: false, title, content, dateTimeCreated: unit.now.toISOString() };
  unit.emit({ name: 'messageCreated', memberId, payload: { id, body } });
  return Promise.resolve();
}
