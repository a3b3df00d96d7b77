import { useSendSmsOtpCodeMutation } from '@magpie/gql/account';
import { useCodeSending, type CodeSending } from '#shared/codes/index.ts';

/**
 * The code that proves a mobile number.
 * @param mobileNumber with its calling code; once it changes, a code sent to the number before counts for nothing
 */
export function useNumberCode(mobileNumber: string): CodeSending {
  const [send] = useSendSmsOtpCodeMutation();
  return useCodeSending('OTHER', mobileNumber, () => send({ variables: { mobileNumber } }));
}
