import type { SessionEndReason } from '../store/tables/session.ts';

export interface EndedRefusal {
  readonly code: 'FORBIDDEN' | 'ACCESS_TOKEN_EXPIRED';
  readonly message: string;
}

/** A token that is past its time, and one whose member may not act any more (SESS-40). */
export const expired: EndedRefusal = {
  code: 'ACCESS_TOKEN_EXPIRED',
  message: 'Your session has expired. Please log in again.',
};

const notActive: EndedRefusal = {
  code: 'FORBIDDEN',
  message: 'invalid access token. session is not active.',
};

/** The refusal by the reason for which a session ended (SESS-23, SESS-35, SESS-40). */
export const endedRefusals: Readonly<Record<SessionEndReason, EndedRefusal>> = {
  ENDED: notActive,
  PASSWORD: notActive,
  REPLACED: { code: 'FORBIDDEN', message: 'session was replaced by a login on another device' },
  STATUS: expired,
};

export function isEndReason(value: unknown): value is SessionEndReason {
  return typeof value === 'string' && Object.hasOwn(endedRefusals, value);
}

/** What a socket is closed with when its session ends: the message of a FORBIDDEN, else the code. */
export function closeReason(reason: SessionEndReason): string {
  const { code, message } = endedRefusals[reason];
  return code === 'FORBIDDEN' ? message : code;
}
