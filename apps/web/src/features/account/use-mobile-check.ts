import { identityMessages } from '@magpie/domain/identity';
import { codeAcceptedTitle, codeNotSentToast, codeSentTitle } from '@magpie/domain/session';
import { phoneCountries } from '@magpie/domain/site';
import { useSendSmsOtpCodeMutation, useVerifySmsOtpCodeMutation } from '@magpie/gql/account';
import { useState } from 'react';
import { platformErrorOf } from '../../shared/apollo/index.ts';
import { toasts } from '../../shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';

/** Proving that a mobile number is the member's. */
export interface MobileCheck {
  readonly sent: boolean;
  readonly busy: boolean;
  /** What is wrong with the code, if anything. */
  readonly problem: string | undefined;
  readonly send: () => void;
  readonly confirm: (otpCode: string) => void;
}

const countryOf = (mobileNumber: string) =>
  phoneCountries.find(({ dialCode }) => mobileNumber.startsWith(dialCode))?.code ?? '';

/** Sends a code to the member's number and confirms it; the account then knows the number as verified (PROF-20). */
export function useMobileCheck(mobileNumber: string, onVerified: () => void): MobileCheck {
  const { refreshAccount } = useSessionService();
  const [sendCode, sending] = useSendSmsOtpCodeMutation();
  const [verifyCode, verifying] = useVerifySmsOtpCodeMutation();
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    try {
      await sendCode({ variables: { mobileNumber } });
      setSent(true);
      toasts.success(codeSentTitle.OTHER);
    } catch (error) {
      const toast = codeNotSentToast('OTHER', platformErrorOf(error)?.message);
      toasts.error(toast.title, toast.text);
    }
  };
  const confirm = async (otpCode: string) => {
    setProblem(undefined);
    try {
      const variables = { mobileNumber, countryCode: countryOf(mobileNumber), otpCode };
      const { data } = await verifyCode({ variables });
      if (data?.verifySmsOtpCode !== true) {
        setProblem(identityMessages.code);
        return;
      }
      await refreshAccount();
      toasts.success(codeAcceptedTitle);
      onVerified();
    } catch (error) {
      toasts.failure(error);
    }
  };
  return {
    sent,
    busy: sending.loading || verifying.loading,
    problem,
    send: () => void send(),
    confirm: (otpCode) => void confirm(otpCode),
  };
}
