import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { codeLength, identityMessages, isCode } from '../identity/index.ts';
import { canVerifyCode } from './code-flow.ts';

export type VerifyReason = 'unsent' | 'attemptsSpent' | 'incomplete';

export const verifyReasons = {
  unsent: { code: 'BAD_USER_INPUT', text: () => identityMessages.smsCodeUnsent },
  attemptsSpent: {
    code: 'TOO_MANY_ATTEMPTS',
    text: () => 'No attempts left. Request a new code when the time is up.',
  },
  incomplete: {
    code: 'BAD_USER_INPUT',
    text: () => `Enter all ${String(codeLength)} characters of the code.`,
  },
} as const satisfies ReasonTable<VerifyReason>;

export interface VerifyFacts {
  readonly sent: boolean;
  /** Wrong codes still allowed; null where only the platform counts them. */
  readonly attemptsLeft: number | null;
  /** Null where the form checks it once it is submitted. */
  readonly typed: string | null;
}

/** Whether a form may have the code that was typed into it verified (PWD-10, PROF-20). */
export function decideVerify({ sent, attemptsLeft, typed }: VerifyFacts): Decision<undefined, VerifyReason> {
  if (!sent) return refuse('unsent');
  if (attemptsLeft !== null && !canVerifyCode({ attemptsLeft })) return refuse('attemptsSpent');
  return typed === null || isCode(typed) ? allow() : refuse('incomplete');
}
