import { identityMessages } from '@magpie/domain/identity';
import { codeAcceptedTitle } from '@magpie/domain/session';
import { useVerifySmsOtpCodeMutation } from '@magpie/gql/account';
import { answersTrue } from '#shared/answers/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { dialledNumber } from '../phone/phone-number.ts';
import type { RegisterForm } from './register-values.ts';

/**
 * Has the platform check an SMS code as soon as it is complete: 'Verification Successful' for the right one (AUTH-38),
 * 'Invalid Code' at the field for a wrong one.
 */
export function useSmsCheck(form: RegisterForm): (otpCode: string) => void {
  const [verify] = useVerifySmsOtpCodeMutation();

  const check = async (otpCode: string) => {
    const { mobileNumber, countryCode } = form.getValues();
    try {
      const variables = { mobileNumber: dialledNumber(mobileNumber, countryCode), countryCode, otpCode };
      if (await answersTrue(verify({ variables }))) toasts.success(codeAcceptedTitle);
      else form.setError('otpCode', { message: identityMessages.code });
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (otpCode) => void check(otpCode);
}
