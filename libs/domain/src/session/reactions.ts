import { reloadGuard } from './constants.ts';
import { invalidCredentials, sessionNotices, sessionToasts } from './texts.ts';
import type { Notice, ToastText } from './texts.ts';

export interface ApiError {
  /** `extensions.code`; null when the server gave none. */
  readonly code: string | null;
  readonly message: string;
}

export interface SessionFacts {
  readonly hasToken: boolean;
  readonly newAccount: boolean;
  readonly timedOut: boolean;
  /** The stored multiple-session flag, 'true' or 'false'; null when none is stored. */
  readonly multipleSession: string | null;
  /** Last reload by a FORBIDDEN error, in epoch ms; null when there was none. */
  readonly lastReloadAt: number | null;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Every error is logged. `EXPIRE`, `END_SESSION` and `LOG_OUT` drop token and state and show a toast (null: that of
 * any logout); `END_SESSION` also sets the timeout flag, which `RELOAD` clears. `CLEAR_BASIC_TOKEN` only removes a
 * stored basic token. The `code` of `LOG` is for a toast.
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

/** Reloads unless one happened within the guard, counted either way: a clock may have been set back (SESS-25). */
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

/** Checked in this order against lower-case messages (SESS-22 to SESS-28). */
const forbiddenRules: readonly ForbiddenRule[] = [
  {
    applies: (message) => message.includes(invalidCredentials),
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
 * The whole error table of 1 §8, as a pure function (SESS-20 to SESS-31): the reaction to the first error that needs
 * more than a log, else a log with the code of the first error.
 */
export function reactionTo(errors: readonly ApiError[], facts: SessionFacts): Reaction {
  const reactions = errors.map((error) => reactionToOne(error, facts));
  const deciding = reactions.find((reaction) => reaction.kind !== 'LOG');
  return deciding ?? { kind: 'LOG', code: errors[0]?.code ?? null };
}

export function endsSession({ kind }: Reaction): boolean {
  return kind === 'EXPIRE' || kind === 'END_SESSION' || kind === 'LOG_OUT';
}

/** Whether the person notices the reaction (SESS-25, SESS-29); if not, the caller must report the failure itself. */
export function isSeen(reaction: Reaction): boolean {
  return endsSession(reaction) || reaction.kind === 'RELOAD' || reaction.kind === 'REDIRECT';
}
