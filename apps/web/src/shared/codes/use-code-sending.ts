import { canRequestCode, codeNotSentToast, codeSentTitle, type CodePurpose } from '@magpie/domain/session';
import { useState } from 'react';
import { platformErrorOf } from '../apollo/index.ts';
import { toasts } from '../toasts/index.ts';
import { useCodeFlow } from './use-code-flow.ts';

/** A code that can be sent, and sent again once its countdown has ended. */
export interface CodeSending {
  /** Whether a code has been sent, so that its field shows (AUTH-14). */
  readonly sent: boolean;
  readonly sending: boolean;
  /** Rest of the countdown in seconds; 0 before the first code. */
  readonly secondsLeft: number;
  /** Whether a code can be requested now (AUTH-15). */
  readonly canSend: boolean;
  /** Sends a code; shows its own toasts (AUTH-36, AUTH-37). */
  readonly request: () => Promise<void>;
}

/**
 * Sends codes of one purpose.
 *
 * @param send the call; what it rejects with is shown to the person
 */
export function useCodeSending(purpose: CodePurpose, send: () => Promise<unknown>): CodeSending {
  const { flow, sent: started } = useCodeFlow();
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);

  const request = async () => {
    setSending(true);
    try {
      await send();
      started();
      setSent(true);
      toasts.success(codeSentTitle[purpose]);
    } catch (error) {
      const toast = codeNotSentToast(purpose, platformErrorOf(error)?.message);
      toasts.error(toast.title, toast.text);
    }
    setSending(false);
  };
  const canSend = !sending && (!sent || canRequestCode(flow));
  return { sent, sending, secondsLeft: sent ? flow.secondsLeft : 0, canSend, request };
}
