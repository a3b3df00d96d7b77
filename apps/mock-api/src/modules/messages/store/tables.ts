import type { MessageSubjectKind } from '@magpie/domain/messages';
import type { Generated } from 'kysely';
import type { EpochMs, Sequence } from '#platform/store/columns.ts';
import type { NotificationType } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

/** Messages in the inboxes of members; a deleted one is gone (MSG-10, MSG-11). */
export interface MessagesTable {
  seq: Sequence;
  id: string;
  memberId: string;
  type: NotificationType | null;
  title: string;
  content: string;
  read: Generated<boolean>;
  /** What it is about, both null for nothing that has a place of its own. */
  subjectKind: Generated<MessageSubjectKind | null>;
  subjectId: Generated<string | null>;
  createdAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    messages: MessagesTable;
  }
}

export const messagesStore = storeArea({
  migrations,
  flags: {
    messages: { read: true },
  },
  moments: {
    messages: ['createdAt'],
  },
});
