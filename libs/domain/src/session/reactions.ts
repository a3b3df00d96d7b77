import { reloadGuard } from './constants.ts';
import { sessionNotices, sessionToasts } from './texts.ts';
import type { Notice, ToastText } from './texts.ts';

/** An error of the API as far as reactions look at it. */
export interface ApiError {
  /** `extensions.code`; null when the server gave none. */
  readonly code: string | null;
  readonly message: string;
}

/** What is true of the session when an error arrives. */
export interface SessionFacts {
  /** An access token is stored. */
  readonly hasToken: boolean;
  /** The stored new-account flag: a sign-up's automatic login has not loaded the account yet. */
  readonly newAccount: boolean;
  /** The stored session-timeout flag. */
  readonly timedOut: boolean;
  /** The stored multiple-session flag, 'true' or 'false'; null when none is stored. */
  readonly multipleSession: string | null;
  /** When a FORBIDDEN error last reloaded the page, in epoch ms; null when it never did. */
  readonly lastReloadAt: number | null;
  /** Now, in epoch ms. */
  readonly now: number;
}

/**
 * What the web app does about an error. Every error is logged as well.
 *
 * - `EXPIRE`: drop token and state, show the toast, store the notice.
 * - `CLEAR_BASIC_TOKEN`: remove a stored basic token, nothing else.
 * - `END_SESSION`: drop token and state, show the toast, set the timeout flag.
 * - `RELOAD`: clear the timeout flag, remember the time, reload the page.
 * - `LOG_OUT`: log out, show the toast, or without one that of any logout, and store the notice when there is one.
 * - `REDIRECT`: go to the address.
 * - `LOG`: nothing beyond the log; `code` is the one to be used for a toast.
 */
export type Reaction =
  | { readonly kind: 'EXPIRE'; readonly toast: ToastText; readonly notice: Notice }
  | { readonly kind: 'CLEAR_BASIC_TOKEN' }
  | { readonly kind: 'END_SESSION'; readonly toast: ToastText }
  | { readonly kind: 'RELOAD' }
  | { readonly kind: 'LOG_OUT'; readonly toast: ToastText | null; readonly notice: Notice | null }
  | { readonly kind: 'REDIRECT'; readonly to: '/under-maintenance' }
  | { readonly kind: 'LOG'; readonly code: string | null };

const forbiddenCode = 'FORBIDDEN';

/** A reload follows unless one happened within the guard; a clock set back does not lift the guard (SESS-25). */
function reload(facts: SessionFacts): Reaction {
  const recent = facts.lastReloadAt !== null && Math.abs(facts.now - facts.lastReloadAt) < reloadGuard;
  return recent ? { kind: 'LOG', code: forbiddenCode } : { kind: 'RELOAD' };
}

function logOut(facts: SessionFacts): Reaction {
  if (!facts.hasToken || facts.newAccount) return { kind: 'LOG', code: forbiddenCode };
  const reason = facts.multipleSession === 'false' ? sessionNotices.multiple : null;
  return { kind: 'LOG_OUT', toast: reason, notice: reason };
}

interface ForbiddenRule {
  readonly applies: (message: string, facts: SessionFacts) => boolean;
  readonly react: (facts: SessionFacts) => Reaction;
}

/** The FORBIDDEN rules in the order in which they are tested, on messages in lower case (SESS-22 to SESS-28). */
const forbiddenRules: readonly ForbiddenRule[] = [
  {
    applies: (message) => message.includes('invalid credentials'),
    react: () => ({ kind: 'CLEAR_BASIC_TOKEN' }),
  },
  {
    applies: (message) => /invalid access token\. session (?:is not active|does not exist)/.test(message),
    react: () => ({ kind: 'END_SESSION', toast: sessionToasts.expired }),
  },
  {
    applies: (message, facts) => /admin[\s_-]?code/.test(message) || facts.timedOut,
    react: reload,
  },
  { applies: () => true, react: logOut },
];

function forbidden(message: string, facts: SessionFacts): Reaction {
  const text = message.toLowerCase();
  return forbiddenRules.find((rule) => rule.applies(text, facts))?.react(facts) ?? logOut(facts);
}

function reactionToOne(error: ApiError, facts: SessionFacts): Reaction {
  switch (error.code) {
    case 'ACCESS_TOKEN_EXPIRED':
      return { kind: 'EXPIRE', toast: sessionToasts.expired, notice: sessionNotices.expired };
    case forbiddenCode:
      return forbidden(error.message, facts);
    case 'MAINTENANCE_MODE':
      return { kind: 'REDIRECT', to: '/under-maintenance' };
    default:
      return { kind: 'LOG', code: error.code };
  }
}

/**
 * The one reaction to the errors of one answer (SESS-20 to SESS-31): that of the first error which asks for more than a
 * log, otherwise a log with the code of the first error. Pure; it is the whole error table of 1 §8.
 */
export function reactionTo(errors: readonly ApiError[], facts: SessionFacts): Reaction {
  const reactions = errors.map((error) => reactionToOne(error, facts));
  const deciding = reactions.find((reaction) => reaction.kind !== 'LOG');
  return deciding ?? { kind: 'LOG', code: errors[0]?.code ?? null };
}

/** Whether the session is over with a reaction. */
export function endsSession({ kind }: Reaction): boolean {
  return kind === 'EXPIRE' || kind === 'END_SESSION' || kind === 'LOG_OUT';
}

/**
 * Whether a person sees a reaction. Where they do not, as with what is logged only (SESS-25, SESS-29), the place that made
 * the call says itself that it failed, or the press would come to nothing without a word.
 */
export function isSeen(reaction: Reaction): boolean {
  return endsSession(reaction) || reaction.kind === 'RELOAD' || reaction.kind === 'REDIRECT';
}
