import type { Decision, ReasonTable } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';

interface Letter {
  readonly title: string;
  readonly content: string;
}

/** The message after a change or reset of the password (SESS-42). @param ended number of sessions it has ended */
export function passwordChangedMessage(ended: number): Letter {
  const devices = ended === 1 ? 'one other device' : `${String(ended)} other devices`;
  const loggedOut = ended === 0 ? '' : ` You were logged out on ${devices}.`;
  return {
    title: 'Your password was changed',
    content: `Your password was changed.${loggedOut} If this was not you, reset your password and contact support.`,
  };
}

export interface SessionEndFacts {
  /** A session of that member, live or ended. */
  readonly own: boolean;
  readonly current: boolean;
}

export type SessionEndReason = 'unknown' | 'current';

export const sessionEndReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'You are not logged in there.' },
  current: { code: 'BAD_USER_INPUT', text: () => 'You are using this session now. Log out to end it.' },
} as const satisfies ReasonTable<SessionEndReason>;

/** A member may end any of their other sessions, even one that has already ended (SESS-43). */
export function decideSessionEnd({ own, current }: SessionEndFacts): Decision<undefined, SessionEndReason> {
  if (!own) return refuse('unknown');
  return current ? refuse('current') : allow();
}
