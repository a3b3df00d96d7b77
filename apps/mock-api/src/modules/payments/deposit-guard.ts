import { depositGuardReason, depositGuardReasons, isProfileComplete } from '@magpie/domain/account';
import { money } from '@magpie/domain/money';
import { paymentMessages } from '@magpie/domain/payment-forms';
import { mobileVerificationRequired, siteOf } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import { Refusal } from '../../platform/graphql/index.ts';
import { fromFlag } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { memberRow, profileOf } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { checkPromo } from './deposit-promo.ts';
import { amountsUnderWay } from './store/index.ts';
import type { DepositRow } from './store/index.ts';
import { checkLimits } from './totals.ts';

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

/**
 * Looks again at what could have changed since a deposit was drafted, before money is asked for.
 *
 * @throws Refusal as {@link checkMayDeposit} and {@link checkPromo} do, or LIMIT_EXCEEDED (DEP-37)
 */
export async function checkHandOn(unit: Unit, row: DepositRow): Promise<void> {
  const member = await memberRow(unit.db, row.member_id);
  checkMayDeposit(unit.world, member, siteOf(row.site_code ?? '').code);
  await checkPromo(unit, row);
  const inCurrency = { ...member, active_currency: row.currency };
  // Without room left for what is under way, each of several deposits would fit and all together would not.
  const underWay = await amountsUnderWay(unit.db, member.id, row.id);
  await checkLimits(unit, inCurrency, money.of(row.amount_minor), underWay);
}
