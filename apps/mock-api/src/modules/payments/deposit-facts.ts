import { isProfileComplete } from '@magpie/domain/account';
import type { DepositAccessFacts } from '@magpie/domain/account';
import { money } from '@magpie/domain/money';
import {
  decideLimitCheck,
  limitCheckReasons,
  limitStanding,
  paymentLimits,
  readPaymentAmount,
} from '@magpie/domain/payments';
import type { DepositFacts, DepositPromoFacts } from '@magpie/domain/payments';
import { mobileVerificationRequired, siteOf } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { memberRow, profileOf } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { activeRow, isOpen, levelOf, promoRecord, promoRecordByCode, useCount } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { knownCurrency, pricedCurrency } from '../wallets/index.ts';
import { heldLimits, limitUsages } from './deposit-limits.ts';
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

/** The member's own site is asked about the number too: the calling one is told by a header that callers choose. */
export function depositAccess(
  world: Pick<World, 'settings'>,
  member: MemberRow,
  calling: SiteCode,
): DepositAccessFacts {
  const enabled = siteSettings(world).mobileNumberVerificationEnabled;
  const mobileNumberVerified = member.mobileNumberVerified;
  return {
    signedIn: true,
    depositBlocked: member.depositBlocked,
    profileComplete: isProfileComplete(profileOf(member)),
    mobileVerificationRequired: [calling, siteOf(member.brand).code].some((site) =>
      mobileVerificationRequired({ site, enabled, mobileNumberVerified }),
    ),
  };
}

function termsOf(record: PromoRecord, promoUsed: number, now: Date): DepositPromoFacts['terms'] {
  const { row } = record;
  const minimum = row.minimumDepositMinor;
  return {
    type: row.type,
    lockInEnabled: row.lockInEnabled,
    open: isOpen(record, now),
    currency: row.currency,
    trigger: row.depositOrdinalTrigger,
    levelRequirement: row.levelRequirement,
    maxUses: row.maxUses,
    promoUsed,
    minimumDepositAmount: minimum === null ? null : money.of(minimum),
  };
}

async function promoFacts(
  unit: Unit,
  member: MemberRow,
  record: PromoRecord | null,
): Promise<DepositPromoFacts> {
  const used = record ? await useCount(unit.db, member.id, record.row.id) : 0;
  return {
    terms: record ? termsOf(record, used, unit.now) : 'NONE',
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
  const member = await memberRow(unit.db, memberId);
  const { code: active, type } = knownCurrency(member.activeCurrency);
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
        ? { minimum: money.of(method.minimumMinor), maximum: money.of(method.maximumMinor) }
        : null,
      amount,
      promo: code === '' ? null : await promoFacts(unit, member, promo),
      limit: limitStanding(amount, await heldLimits(unit, member, active)),
    },
  };
}

export async function draftFacts(unit: Unit, row: DepositRow): Promise<GatheredDeposit> {
  const member = await memberRow(unit.db, row.memberId);
  const amount = money.of(row.amountMinor);
  const promo = row.promoId === null ? null : ((await promoRecord(unit.db, row.promoId)) ?? null);
  // Without room left for what is in progress, each of several deposits would fit and all together would not.
  const inFlight = await inFlightAmounts(unit.db, member.id, row.id);
  return {
    promo,
    facts: {
      access: depositAccess(unit.world, member, siteOf(row.siteCode ?? '').code),
      currency: { type: knownCurrency(row.currency).type, active: row.currency, stated: null },
      limits: null,
      method: null,
      amount,
      promo: row.promoId === null ? null : await promoFacts(unit, member, promo),
      limit: limitStanding(amount, await heldLimits(unit, member, row.currency, inFlight)),
    },
  };
}

/** Whether a deposit of this amount would exceed a limit of the member (DEP-11). @throws Refusal BAD_USER_INPUT */
export async function checkDepositLimit(world: World, memberId: string, text: string): Promise<boolean> {
  const member = await memberRow(world.db, memberId);
  const currency = member.activeCurrency;
  const usages = await limitUsages(world.db, world.now(), member, { currency, inFlight: [] });
  const decision = decideLimitCheck(readPaymentAmount(text, knownCurrency(currency).type), usages);
  if (!decision.allowed) throw refusalOf(limitCheckReasons, decision);
  return decision.plan.exceeded;
}
