import type { Decision, ReasonTable } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';

/** A message of the platform to a member. */
interface Letter {
  readonly title: string;
  /** Rich text. */
  readonly content: string;
}

/**
 * What a member is told after a change or reset of their password (SESS-42).
 *
 * @param ended how many sessions it has ended
 */
export function passwordChangedMessage(ended: number): Letter {
  const devices = ended === 1 ? 'one other device' : `${String(ended)} other devices`;
  const loggedOut = ended === 0 ? '' : ` You were logged out on ${devices}.`;
  return {
    title: 'Your password was changed',
    content: `Your password was changed.${loggedOut} If this was not you, reset your password and contact support.`,
  };
}

/** What is known of a session that a member asks to end. */
export interface SessionEndFacts {
  /** It is a session of that member, live or over. */
  readonly own: boolean;
  /** It is the one the member asks with. */
  readonly current: boolean;
}

/** Why a session cannot be ended from the list. */
export type SessionEndReason = 'unknown' | 'current';

/** What is said of a session that is not ended from the list, in the order of the checks. */
export const sessionEndReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'You are not logged in there.' },
  current: { code: 'BAD_USER_INPUT', text: () => 'You are using this session now. Log out to end it.' },
} as const satisfies ReasonTable<SessionEndReason>;

/** Whether a member may end a session elsewhere, also one that is over (SESS-43). */
export function decideSessionEnd({ own, current }: SessionEndFacts): Decision<undefined, SessionEndReason> {
  if (!own) return refuse('unknown');
  return current ? refuse('current') : allow();
}
