import { decisionText } from '@magpie/domain/decision';
import { identityMessages } from '@magpie/domain/identity';
import {
  canRequestCode,
  codeAcceptedTitle,
  codeReasons,
  codeSentTitle,
  decideVerify,
  errorToast,
  passwordResetReasons,
  verifyReasons,
} from '@magpie/domain/session';
import {
  useConfirmPasswordResetMutation,
  useCreatePasswordResetMutation,
  useVerifyPasswordResetMutation,
} from '@magpie/gql/account';
import { useState } from 'react';
import { AnsweredFalse, mustAnswerTrue, type BooleanCall } from '#shared/answers/index.ts';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useCodeFlow } from '#shared/codes/index.ts';

/** The three steps (spec 1 §2). */
export type ResetStep = 'EMAIL' | 'CODE' | 'PASSWORD';

/** Whether the password has been changed, and what is wrong with the new one; `null` for nothing. */
export interface Confirmation {
  readonly changed: boolean;
  readonly problem: string | null;
}

/** The way to a new password; each step moves on only after the platform has agreed (PWD-06 to PWD-10). */
export interface Reset {
  readonly step: ResetStep;
  /** Rest of the countdown in seconds. */
  readonly secondsLeft: number;
  readonly attemptsLeft: number;
  /** Why the code cannot be verified; null where it can. */
  readonly block: string | null;
  /** Whether the countdown has ended, so that a new code can be requested (PWD-11). */
  readonly canRequest: boolean;
  readonly requestCode: (email: string) => Promise<void>;
  readonly verifyCode: (verificationCode: string) => Promise<void>;
  /** A refused code leads back to its step (PWD-11). */
  readonly confirm: (newPassword: string) => Promise<Confirmation>;
  readonly requestAgain: () => Promise<void>;
}

const SUCCESS_TITLE = 'Password Changed Successfully';
const FAILURE_TITLE = 'Password Reset Error';
const wrongCodes: readonly string[] = Object.values(codeReasons).map(({ code }) => code);

/** WRONG_INPUT: what was typed in this step, as the platform found the rest right before. */
type Outcome = 'DONE' | 'ANSWERED_FALSE' | 'WRONG_CODE' | 'WRONG_INPUT' | 'FAILED';

interface StepResult {
  readonly outcome: Outcome;
  readonly message: string;
}

function outcomeOf(code: string | undefined): Outcome {
  if (code === passwordResetReasons.passwordUnchanged.code) return 'WRONG_INPUT';
  return wrongCodes.includes(code ?? '') ? 'WRONG_CODE' : 'FAILED';
}

/**
 * Runs a step and shows why it failed (PWD-16); an answer of false is a failure too (AUTH-46).
 * @param falseText why it failed when the platform answers false; the general text when left out
 */
async function runStep(step: BooleanCall, falseText?: string): Promise<StepResult> {
  try {
    await mustAnswerTrue(step);
    return { outcome: 'DONE', message: '' };
  } catch (error) {
    const refusal = platformErrorOf(error);
    const answeredFalse = error instanceof AnsweredFalse;
    const message = errorToast(FAILURE_TITLE, answeredFalse ? falseText : refusal?.message).text;
    toasts.error(FAILURE_TITLE, message);
    return { outcome: answeredFalse ? 'ANSWERED_FALSE' : outcomeOf(refusal?.code), message };
  }
}

/** The state of one reset and its calls (PWD-14). */
export function useReset(): Reset {
  const [step, setStep] = useState<ResetStep>('EMAIL');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const { flow, sent, refused } = useCodeFlow();
  const [create] = useCreatePasswordResetMutation();
  const [verify] = useVerifyPasswordResetMutation();
  const [confirmReset] = useConfirmPasswordResetMutation();

  const requestCode = async (address: string) => {
    const { outcome } = await runStep(create({ variables: { input: { email: address } } }));
    if (outcome !== 'DONE') return;
    setEmail(address);
    sent();
    setStep('CODE');
    toasts.success(codeSentTitle.OTHER);
  };
  const verifyCode = async (verificationCode: string) => {
    const call = verify({ variables: { input: { email, verificationCode } } });
    const { outcome } = await runStep(call, identityMessages.code);
    if (outcome !== 'DONE') {
      if (outcome === 'WRONG_CODE' || outcome === 'ANSWERED_FALSE') refused();
      return;
    }
    setCode(verificationCode);
    setStep('PASSWORD');
    toasts.success(codeAcceptedTitle);
  };
  const confirm = async (newPassword: string) => {
    const input = { email, newPassword, verificationCode: code };
    const { outcome, message } = await runStep(confirmReset({ variables: { input } }));
    if (outcome === 'WRONG_CODE') {
      refused();
      // Only there can another code be had.
      setStep('CODE');
    }
    if (outcome === 'DONE') toasts.success(SUCCESS_TITLE);
    return { changed: outcome === 'DONE', problem: outcome === 'WRONG_INPUT' ? message : null };
  };
  return {
    step,
    secondsLeft: flow.secondsLeft,
    attemptsLeft: flow.attemptsLeft,
    block: decisionText(
      verifyReasons,
      decideVerify({ sent: true, attemptsLeft: flow.attemptsLeft, typed: null }),
    ),
    canRequest: canRequestCode(flow),
    requestCode,
    verifyCode,
    confirm,
    requestAgain: () => requestCode(email),
  };
}
