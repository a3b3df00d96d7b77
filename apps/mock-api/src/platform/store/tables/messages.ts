import type { Generated } from 'kysely';
import type { NotificationType } from '../contract-types.ts';
import type { EpochMs, Sequence } from '../columns.ts';

/** Messages in the inboxes of members; a deleted one is gone (MSG-10, MSG-11). */
export interface MessagesTable {
  seq: Sequence;
  id: string;
  memberId: string;
  type: NotificationType | null;
  title: string;
  content: string;
  read: Generated<boolean>;
  createdAt: EpochMs;
}
