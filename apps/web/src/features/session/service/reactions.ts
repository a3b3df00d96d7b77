import {
  endsSession,
  isSeen,
  reactionTo,
  type ApiError,
  type Notice,
  type Reaction,
  type ToastText,
} from '@magpie/domain/session';
import type { Answer } from '../../../shared/apollo/index.ts';
import { logNote } from '../../../shared/log/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import { basicToken, keepReload, sessionFacts, timeoutFlag } from './stored.ts';

export interface Ending {
  /** Whether the session-timeout flag is set afterwards (SESS-03, SESS-23). */
  readonly timeout: boolean;
  /** Kept for the next page load or login modal. */
  readonly notice?: Notice | null;
}

export interface ReactionTools {
  /** The time in epoch ms. */
  readonly now: () => number;
  /** Ends the session in this browser only. */
  readonly end: (ending: Ending) => void;
  /** Ends it on the platform too; the toast is the reason, that of any logout without one. */
  readonly logOut: (toast: ToastText | null, notice: Notice | null) => void;
  readonly reload: () => void;
  readonly goTo: (path: string) => void;
}

/** Carries out what the error table decides; the table itself is in the domain (SESS-20 to SESS-31). */
export function carryOut(reaction: Reaction, tools: ReactionTools): void {
  switch (reaction.kind) {
    case 'EXPIRE':
      tools.end({ timeout: false, notice: reaction.notice });
      toasts.error(reaction.toast.title, reaction.toast.text);
      return;
    case 'END_SESSION':
      tools.end({ timeout: true });
      toasts.error(reaction.toast.title, reaction.toast.text);
      return;
    case 'CLEAR_BASIC_TOKEN':
      basicToken.remove();
      return;
    case 'RELOAD':
      timeoutFlag.clear();
      keepReload(tools.now());
      tools.reload();
      return;
    case 'LOG_OUT':
      tools.logOut(reaction.toast, reaction.notice);
      return;
    case 'REDIRECT':
      tools.goTo(reaction.to);
      return;
    case 'LOG':
      return;
  }
}

function answerOf(reaction: Reaction): Answer {
  if (endsSession(reaction)) return 'ENDED';
  return isSeen(reaction) ? 'SEEN' : 'UNSEEN';
}

/**
 * Reacts to the errors of one answer. Several calls of one screen fail together when a session is over: once the token
 * is gone the others are only logged.
 */
export function reactToErrors(errors: readonly ApiError[], source: string, tools: ReactionTools): Answer {
  logNote(`The platform refused ${source}.`, errors);
  const facts = sessionFacts(tools.now());
  const reaction = reactionTo(errors, facts);
  // Nobody is signed in whom this could be about.
  if (!facts.hasToken && endsSession(reaction)) return 'UNSEEN';
  carryOut(reaction, tools);
  return answerOf(reaction);
}
