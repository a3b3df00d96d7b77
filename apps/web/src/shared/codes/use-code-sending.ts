import { decisionText } from '@magpie/domain/decision';
import {
  codeNotSentToast,
  codeSentTitle,
  decideSendCode,
  sendCodeReasons,
  type CodePurpose,
} from '@magpie/domain/session';
import { useId, useRef, useState } from 'react';
import { mustAnswerTrue, type BooleanCall } from '../answers/index.ts';
import { platformErrorOf } from '../apollo/index.ts';
import { isAnsweredBySession, toasts } from '../toasts/index.ts';
import { useCodeFlow } from './use-code-flow.ts';

export interface CodeSending {
  /** Whether a code has been sent to the receiver, so that its field shows (AUTH-14). */
  readonly sent: boolean;
  readonly sending: boolean;
  /** Rest of the countdown in seconds; 0 before the first code. */
  readonly secondsLeft: number;
  /** Why none can be sent now, with the id of the element that says so; null when one can (AUTH-15). */
  readonly block: { readonly id: string; readonly text: string } | null;
  /** Sends a code; shows its own toasts (AUTH-36, AUTH-37, AUTH-46). */
  readonly request: () => Promise<void>;
}

/**
 * Sends codes of one purpose.
 * @param receiver address or full number as typed now; a code sent to another one counts for nothing, so that a new one
 *   can be had at once (AUTH-47)
 * @param send the call, which answers whether a code was sent
 * @param emailCodeDue see `SendCodeFacts`
 */
export function useCodeSending(
  purpose: CodePurpose,
  receiver: string,
  send: () => BooleanCall,
  emailCodeDue = false,
): CodeSending {
  const { flow, sent: started } = useCodeFlow();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // A second press may come before the first one is drawn.
  const underWay = useRef(false);
  const blockId = useId();

  const request = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      await mustAnswerTrue(send());
      started();
      setSentTo(receiver);
      toasts.success(codeSentTitle[purpose]);
    } catch (error) {
      if (!isAnsweredBySession(error)) {
        const toast = codeNotSentToast(purpose, platformErrorOf(error)?.message);
        toasts.error(toast.title, toast.text);
      }
    }
    underWay.current = false;
    setSending(false);
  };
  const sent = sentTo === receiver;
  const text = decisionText(
    sendCodeReasons,
    decideSendCode({ emailCodeDue, sent, secondsLeft: flow.secondsLeft }),
  );
  const block = sending || text === null ? null : { id: blockId, text };
  return { sent, sending, secondsLeft: sent ? flow.secondsLeft : 0, block, request };
}
