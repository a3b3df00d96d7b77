import { useSendSmsOtpCodeMutation } from '@magpie/gql/account';
import { useState } from 'react';
import { useCodeSending, type CodeSending } from '../../../shared/codes/index.ts';

/**
 * The code that proves a mobile number.
 *
 * @param mobileNumber with its calling code; once it changes, a code sent to the number before counts for nothing
 */
export function useNumberCode(mobileNumber: string): CodeSending {
  const [send] = useSendSmsOtpCodeMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const code = useCodeSending('OTHER', async () => {
    await send({ variables: { mobileNumber } });
    setSentTo(mobileNumber);
  });
  if (sentTo === mobileNumber) return code;
  return { ...code, sent: false, secondsLeft: 0, canSend: !code.sending };
}
