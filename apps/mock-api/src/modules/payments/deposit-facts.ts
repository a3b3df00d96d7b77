import { isProfileComplete } from '@magpie/domain/account';
import type { DepositAccessFacts } from '@magpie/domain/account';
import { money } from '@magpie/domain/money';
import { paymentLimits, readPaymentAmount } from '@magpie/domain/payments';
import type { DepositFacts, DepositPromo } from '@magpie/domain/payments';
import { mobileVerificationRequired, siteOf } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import { fromFlag } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { memberRow, profileOf } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import {
  activeRow,
  isOpen,
  levelOf,
  promoRecord,
  promoRecordByCode,
  settleRewards,
  usesOf,
} from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { knownCurrency, pricedCurrency } from '../wallets/index.ts';
import { limitFacts } from './deposit-limits.ts';
import { nextDepositOrdinal } from './next-deposit.ts';
import type { StatedCurrency } from './stated-currency.ts';
import { inFlightAmounts, depositMethods } from './store/index.ts';
import type { DepositRow } from './store/index.ts';

export interface DepositOrder extends StatedCurrency {
  readonly paymentMethod: string;
  readonly amount: string;
  readonly promoCode?: string | null | undefined;
}

export interface GatheredDeposit {
  readonly facts: DepositFacts;
  readonly promo: PromoRecord | null;
}

/**
 * What decides whether a member may deposit on a site. The member's own site is asked about the number too: the site that
 * calls is told by a header that callers choose.
 */
export function depositAccess(
  world: Pick<World, 'settings'>,
  member: MemberRow,
  calling: SiteCode,
): DepositAccessFacts {
  const enabled = siteSettings(world).mobileNumberVerificationEnabled;
  const mobileNumberVerified = fromFlag(member.mobile_number_verified);
  return {
    signedIn: true,
    depositBlocked: fromFlag(member.deposit_blocked),
    profileComplete: isProfileComplete(profileOf(member)),
    mobileVerificationRequired: [calling, siteOf(member.brand).code].some((site) =>
      mobileVerificationRequired({ site, enabled, mobileNumberVerified }),
    ),
  };
}

function offerOf(record: PromoRecord, promoUsed: number, now: Date): DepositPromo['offer'] {
  const { row } = record;
  const least = row.minimum_deposit_minor;
  return {
    type: row.type,
    lockInEnabled: fromFlag(row.lock_in_enabled),
    open: isOpen(record, now),
    currency: row.currency,
    trigger: row.deposit_ordinal_trigger,
    levelRequirement: row.level_requirement,
    maxUses: row.max_uses,
    promoUsed,
    minimumDepositAmount: least === null ? null : money.of(least),
  };
}

async function promoFacts(unit: Unit, member: MemberRow, record: PromoRecord | null): Promise<DepositPromo> {
  const used = record ? ((await usesOf(unit.db, member.id)).get(record.row.id) ?? 0) : 0;
  return {
    offer: record ? offerOf(record, used, unit.now) : 'NONE',
    hasOtherActivePromo: (await activeRow(unit.db, member.id)) !== undefined,
    ordinal: await nextDepositOrdinal(unit.db, member),
    level: await levelOf(unit.db, member.id),
  };
}

export async function orderFacts(
  unit: Unit,
  memberId: string,
  { order, site }: { readonly order: DepositOrder; readonly site: SiteCode },
): Promise<GatheredDeposit> {
  await settleRewards(unit, memberId);
  const member = await memberRow(unit.db, memberId);
  const { code: active, type } = knownCurrency(member.active_currency);
  const methods = await depositMethods(unit.db, active);
  const method = methods.find(({ id }) => id === order.paymentMethod);
  const amount = readPaymentAmount(order.amount, type);
  const code = order.promoCode?.trim() ?? '';
  const promo = code === '' ? null : ((await promoRecordByCode(unit.db, code)) ?? null);
  return {
    promo,
    facts: {
      access: depositAccess(unit.world, member, site),
      currency: { type, active, stated: order.currency ?? null },
      limits: paymentLimits(pricedCurrency(active)).deposit,
      method: method
        ? { minimum: money.of(method.minimum_minor), maximum: money.of(method.maximum_minor) }
        : null,
      amount,
      promo: code === '' ? null : await promoFacts(unit, member, promo),
      limit: await limitFacts(unit, member, { amount, currency: active, inFlight: [] }),
    },
  };
}

export async function draftFacts(unit: Unit, row: DepositRow): Promise<GatheredDeposit> {
  await settleRewards(unit, row.member_id);
  const member = await memberRow(unit.db, row.member_id);
  const amount = money.of(row.amount_minor);
  const promo = row.promo_id === null ? null : ((await promoRecord(unit.db, row.promo_id)) ?? null);
  // Without room left for what is under way, each of several deposits would fit and all together would not.
  const inFlight = await inFlightAmounts(unit.db, member.id, row.id);
  return {
    promo,
    facts: {
      access: depositAccess(unit.world, member, siteOf(row.site_code ?? '').code),
      currency: { type: knownCurrency(row.currency).type, active: row.currency, stated: null },
      limits: null,
      method: null,
      amount,
      promo: row.promo_id === null ? null : await promoFacts(unit, member, promo),
      limit: await limitFacts(unit, member, { amount, currency: row.currency, inFlight }),
    },
  };
}
