import { isTimeZone } from '@magpie/domain/calendar';
import { captchaAction, signUpFailureMessage, signUpFailureTitle } from '@magpie/domain/session';
import type { RegisterValues } from '@magpie/domain/sign-up/forms';
import { useSignUpWithEmailMutation } from '@magpie/gql/account';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { signedUpMember } from '#shared/session/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { dialledNumber } from '../phone/phone-number.ts';
import { useSessionService } from '../session-context.tsx';

/** Shows why a sign-up failed (AUTH-28, AUTH-29, AUTH-32). */
export function showSignUpFailure(error: unknown): void {
  toasts.error(signUpFailureTitle, signUpFailureMessage(platformErrorOf(error)?.message));
}

/** A browser without a named zone, such as 'Etc/Unknown', leaves it to the country. */
function ownTimezone(): { readonly timezone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? { timezone: timeZone } : {};
}

function inputOf(values: RegisterValues, captcha: string) {
  const {
    email,
    password,
    verificationCode,
    mobileNumber,
    countryCode,
    otpCode,
    currency,
    marketingConsent,
  } = values;
  return {
    email,
    password,
    ...(verificationCode ? { verificationCode } : {}),
    mobileNumber: dialledNumber(mobileNumber, countryCode),
    countryCode,
    otpCode,
    ...(currency ? { currency } : {}),
    marketingConsent,
    ...ownTimezone(),
    captcha,
  };
}

/**
 * Signs up with a fresh captcha token, then logs in by itself (AUTH-27, AUTH-30). Without a token nothing is sent (AUTH-32).
 * @param onSignedUp told when the account exists, and whether the person is logged in too
 */
export function useSignUp(onSignedUp: (entered: boolean) => void): (values: RegisterValues) => Promise<void> {
  const [signUp] = useSignUpWithEmailMutation();
  const session = useSessionService();
  const captcha: Captcha = useCaptcha();

  return async (values) => {
    try {
      const { data } = await signUp({
        variables: { input: inputOf(values, await captcha(captchaAction)) },
      });
      if (data) signedUpMember.keep(data.signUpWithEmail.id);
    } catch (error) {
      showSignUpFailure(error);
      return;
    }
    const entered = await session.logInAfterSignUp({ email: values.email, password: values.password });
    onSignedUp(entered);
  };
}
