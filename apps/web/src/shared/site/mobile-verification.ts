import { mobileVerificationRequired } from '@magpie/domain/site';
import { useConfigQuery } from '@magpie/gql/config';
import { useSite } from './site.ts';

/**
 * Whether a member has to verify the mobile number first (CONF-08, CONF-09): a question to be put at the moment of the
 * action. The answer is null while it hangs on settings that are still being loaded.
 */
export function useMobileVerification(): (member: {
  readonly mobileNumberVerified: boolean;
}) => boolean | null {
  const { code } = useSite();
  const { data, loading } = useConfigQuery();
  return ({ mobileNumberVerified }) => {
    const requiredWith = (enabled: boolean) =>
      mobileVerificationRequired({ site: code, enabled, mobileNumberVerified });
    if (!data && loading) return requiredWith(true) ? null : false;
    return requiredWith(data?.config.mobileNumberVerificationEnabled ?? false);
  };
}
