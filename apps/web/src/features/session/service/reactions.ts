import { endsSession, isSeen, reactionTo, type ApiError, type Reaction } from '@magpie/domain/session';
import type { Answer } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';
import { sessionFacts } from './stored.ts';
import { storedAccessToken } from './tokens.ts';

/**
 * Reacts to the errors of a call to the platform (SESS-20 to SESS-31). When it was sent with a token that is not this
 * browser's any more, the answer is about a session that is over, and is only logged.
 */
export type React = (
  errors: readonly ApiError[],
  operationName: string,
  accessToken?: string | null,
) => Answer;

/** @param now epoch ms */
export function createReact(now: () => number, executeReaction: (reaction: Reaction) => void): React {
  return (errors, operationName, accessToken) => {
    logNote(`The platform refused ${operationName}.`, errors);
    const isOver = accessToken !== undefined && accessToken !== storedAccessToken();
    const facts = sessionFacts(now());
    const reaction = reactionTo(errors, isOver ? { ...facts, hasToken: true } : facts);
    const ends = endsSession(reaction);
    // The person has seen the end of the session that this is about.
    if (isOver) return ends && accessToken !== null ? 'ENDED' : 'UNSEEN';
    // The failure of a heartbeat is only logged (SESS-18).
    if (operationName === 'Heartbeat') return 'UNSEEN';
    // Several calls of one screen fail together: once the token is gone there is nobody whom this could be about.
    if (ends && !facts.hasToken) return 'UNSEEN';
    executeReaction(reaction);
    if (ends) return 'ENDED';
    return isSeen(reaction) ? 'SEEN' : 'UNSEEN';
  };
}
