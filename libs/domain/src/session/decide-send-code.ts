import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { canRequestCode } from './code-flow.ts';

export type SendCodeReason = 'emailCodeDue' | 'countdown';

export const sendCodeReasons = {
  emailCodeDue: { code: 'BAD_USER_INPUT', text: () => 'Send the email code first.' },
  countdown: { code: 'RATE_LIMITED', text: () => 'A new code can be sent when the time is up.' },
} as const satisfies ReasonTable<SendCodeReason>;

export interface SendCodeFacts {
  /** Whether a code for an email address has to be sent before. */
  readonly emailCodeDue: boolean;
  /** Whether one was sent to the receiver that is typed now; what another one got counts for nothing (AUTH-47). */
  readonly sent: boolean;
  /** Rest of the countdown of the latest code, in whole seconds. */
  readonly secondsLeft: number;
}

/** Whether a form may ask for a code (AUTH-14, AUTH-15). */
export function decideSendCode({
  emailCodeDue,
  sent,
  secondsLeft,
}: SendCodeFacts): Decision<undefined, SendCodeReason> {
  if (emailCodeDue) return refuse('emailCodeDue');
  return sent && !canRequestCode({ secondsLeft }) ? refuse('countdown') : allow();
}
