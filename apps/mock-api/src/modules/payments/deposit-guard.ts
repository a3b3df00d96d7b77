import { depositGuardReason, depositGuardReasons, isProfileComplete } from '@magpie/domain/account';
import { paymentMessages } from '@magpie/domain/payment-forms';
import { mobileVerificationRequired } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import { Refusal } from '../../platform/graphql/index.ts';
import { fromFlag } from '../../platform/store/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { profileOf } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';

/**
 * Refuses a member who may not deposit on a site, whatever the amount.
 *
 * @throws Refusal DEPOSIT_BLOCKED (DEP-21), PROFILE_INCOMPLETE or MOBILE_NOT_VERIFIED (DEP-36)
 */
export function checkMayDeposit(world: Pick<World, 'settings'>, member: MemberRow, site: SiteCode): void {
  if (fromFlag(member.deposit_blocked)) {
    throw new Refusal('DEPOSIT_BLOCKED', paymentMessages.depositBlocked);
  }
  const reason = depositGuardReason({
    profileComplete: isProfileComplete(profileOf(member)),
    mobileVerificationRequired: mobileVerificationRequired({
      site,
      enabled: siteSettings(world).mobileNumberVerificationEnabled,
      mobileNumberVerified: fromFlag(member.mobile_number_verified),
    }),
  });
  if (reason) throw new Refusal(reason, depositGuardReasons[reason].text);
}
