import { identityMessages } from '@magpie/domain/identity';
import { codeAcceptedTitle } from '@magpie/domain/session';
import { useVerifySmsOtpCodeMutation } from '@magpie/gql/account';
import { answersTrue } from '#shared/answers/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { dialledNumber } from '../phone/phone-number.ts';
import type { RegisterForm } from './register-values.ts';

/** As soon as it is complete: 'Verification Successful' (AUTH-38), or 'Invalid Code' at the field. */
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
