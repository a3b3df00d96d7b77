import { depositGuardReason, depositGuardReasons, isProfileComplete } from '@magpie/domain/account';
import { paymentMessages } from '@magpie/domain/payment-forms';
import { mobileVerificationRequired, siteOf } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import { Refusal } from '../../platform/graphql/index.ts';
import { fromFlag } from '../../platform/store/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { profileOf } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';

/**
 * Whether the number is to be verified first. The member's own site is asked too: the site that calls is told by a header
 * that callers choose.
 */
function needsMobileVerification(
  world: Pick<World, 'settings'>,
  { brand, mobile_number_verified }: MemberRow,
  calling: SiteCode,
): boolean {
  const enabled = siteSettings(world).mobileNumberVerificationEnabled;
  const mobileNumberVerified = fromFlag(mobile_number_verified);
  return [calling, siteOf(brand).code].some((site) =>
    mobileVerificationRequired({ site, enabled, mobileNumberVerified }),
  );
}

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
    mobileVerificationRequired: needsMobileVerification(world, member, site),
  });
  if (reason) throw new Refusal(reason, depositGuardReasons[reason].text);
}
