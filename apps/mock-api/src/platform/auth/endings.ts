import { accessReasons } from '@magpie/domain/session';
import type { AccessReason } from '@magpie/domain/session';
import type { SessionEndReason } from '../store/tables/session.ts';

/** Why a call in an ended session is refused, by how it ended (SESS-23, SESS-35, SESS-40). */
export const endedRefusals: Readonly<Record<SessionEndReason, AccessReason>> = {
  ENDED: 'sessionInactive',
  PASSWORD: 'sessionInactive',
  REPLACED: 'sessionReplaced',
  STATUS: 'expired',
};

export function isEndReason(value: unknown): value is SessionEndReason {
  return typeof value === 'string' && Object.hasOwn(endedRefusals, value);
}

/** What a socket is closed with when its session ends: the message of a FORBIDDEN, else the code. */
export function closeReason(reason: SessionEndReason): string {
  const { code, text } = accessReasons[endedRefusals[reason]];
  return code === 'FORBIDDEN' ? text() : code;
}
