import { identityMessages } from '@magpie/domain/identity';
import { codeAcceptedTitle } from '@magpie/domain/session';
import { phoneCountries } from '@magpie/domain/site';
import { useVerifySmsOtpCodeMutation } from '@magpie/gql/account';
import { useState } from 'react';
import { answersTrue } from '#shared/answers/index.ts';
import type { CodeSending } from '#shared/codes/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';
import { useNumberCode } from './profile/use-number-code.ts';

export interface MobileCheck {
  /** Sending the code, and sending it again after the countdown of 120 s. */
  readonly code: CodeSending;
  readonly confirming: boolean;
  /** What is wrong with the code, if anything. */
  readonly problem: string | undefined;
  readonly confirm: (otpCode: string) => void;
}

const countryOf = (mobileNumber: string) =>
  phoneCountries.find(({ callingCode }) => mobileNumber.startsWith(callingCode))?.code ?? '';

/** Sends a code to the member's number and confirms it; the account then knows the number as verified (PROF-20). */
export function useMobileCheck(mobileNumber: string, onVerified: () => void): MobileCheck {
  const { refreshAccount } = useSessionService();
  const code = useNumberCode(mobileNumber);
  const [verifyCode] = useVerifySmsOtpCodeMutation();
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isRight = async (otpCode: string): Promise<boolean> => {
    const variables = { mobileNumber, countryCode: countryOf(mobileNumber), otpCode };
    try {
      if (await answersTrue(verifyCode({ variables }))) return true;
      setProblem(identityMessages.code);
    } catch (error) {
      toasts.failure(error);
    }
    return false;
  };
  const confirm = async (otpCode: string) => {
    if (confirming) return;
    setProblem(undefined);
    setConfirming(true);
    const right = await isRight(otpCode);
    if (right) await refreshAccount();
    setConfirming(false);
    if (!right) return;
    toasts.success(codeAcceptedTitle);
    onVerified();
  };
  return { code, confirming, problem, confirm: (otpCode) => void confirm(otpCode) };
}
