import { changedDetails, draftNumber, profileChanges, profileToasts } from '@magpie/domain/account';
import type { ProfileFormValues } from '@magpie/domain/account/forms';
import { useUpdateMeMutation, useVerifySmsOtpCodeMutation } from '@magpie/gql/account';
import { answersTrue } from '#shared/answers/index.ts';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSessionService, type Account } from '../../session/index.ts';

export type SaveOutcome = 'SAVED' | 'WRONG_CODE' | 'FAILED';

/** Tells that a save failed: a refusal with the server's words, anything else with the fixed ones (PROF-15). */
export function showFailure(error: unknown): void {
  if (platformErrorOf(error)) toasts.failure(error, profileToasts.refused);
  else toasts.error(profileToasts.failed.title, profileToasts.failed.text);
}

/** A new number by its code first (PROF-16), then the rest; afterwards the account is fetched again (PROF-14). */
export function useSaveProfile(): (account: Account, values: ProfileFormValues) => Promise<SaveOutcome> {
  const { refreshAccount } = useSessionService();
  const [updateMe] = useUpdateMeMutation();
  const [verifyCode] = useVerifySmsOtpCodeMutation();

  const takeNumber = (values: ProfileFormValues): Promise<boolean> =>
    answersTrue(
      verifyCode({
        variables: {
          mobileNumber: draftNumber(values),
          countryCode: values.phoneCountry,
          otpCode: values.verificationCode.trim(),
        },
      }),
    );

  return async (account, values) => {
    const newNumber = changedDetails(account, values).includes('mobileNumber');
    const input = profileChanges(account, values);
    try {
      if (newNumber && !(await takeNumber(values))) return 'WRONG_CODE';
      if (Object.keys(input).length > 0) await updateMe({ variables: { input } });
    } catch (error) {
      showFailure(error);
      // The number may have been taken over before the rest failed.
      if (newNumber) await refreshAccount();
      return 'FAILED';
    }
    await refreshAccount();
    toasts.success(profileToasts.saved);
    return 'SAVED';
  };
}
