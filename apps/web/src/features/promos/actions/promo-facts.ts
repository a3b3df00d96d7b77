import type { TimezoneChoice } from '@magpie/domain/calendar';
import type { ClaimablePromo, ClaimedSpins, FreeSpinsClaimFacts } from '@magpie/domain/free-spins';
import type { LockInFacts, LockInTerms, LockInState } from '@magpie/domain/lock-in';
import { isPromoOpen, type PromoDepositFacts, type PromoTerms } from '@magpie/domain/promos';
import type { PromoCard_promoFragment, PromoLockIn_lockInFragment } from '@magpie/gql/promos';

export type Promo = PromoCard_promoFragment;

export type LockIn = PromoLockIn_lockInFragment;

export interface Standing {
  readonly activePromo: { readonly id: string; readonly name: string } | null;
  /** Ids of the promos of which an award waits. */
  readonly waiting: readonly string[];
  readonly lockIn: LockIn | null;
  /** Also of one that was cancelled since; `null` before the first. */
  readonly lastLockIn: string | null;
  /** Awards that wait included. */
  readonly freeSpins: readonly ClaimedSpins[];
}

/** What is taken for a member's standing until it is known. */
export const noStanding: Standing = {
  activePromo: null,
  waiting: [],
  lockIn: null,
  lastLockIn: null,
  freeSpins: [],
};

export interface PromoMember {
  readonly standing: Standing;
  /** `null` while it is not known. */
  readonly level: number | null;
  readonly timezones: readonly TimezoneChoice[];
  /** Number of the next deposit; `null` while it is not known. */
  readonly nextDeposit: number | null;
}

export function standingWith(promo: Pick<Promo, 'id'>, member: PromoMember | null) {
  const { lockIn, waiting, activePromo } = member?.standing ?? noStanding;
  return {
    lockIn: lockIn?.promo.id === promo.id ? lockIn : null,
    waits: waiting.includes(promo.id),
    isActive: activePromo?.id === promo.id,
  };
}

export const awardsOf = <Award extends { readonly promo: Pick<Promo, 'id'> }>(
  { id }: Pick<Promo, 'id'>,
  awards: readonly Award[],
): readonly Award[] => awards.filter(({ promo }) => promo.id === id);

/** Whether a promo as the wire tells it is open. */
export function isOpenPromo({ active, expiresAt }: Pick<Promo, 'active' | 'expiresAt'>, now: Date): boolean {
  return isPromoOpen({ active, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, now);
}

export function termsOf(promo: Promo, now: Date): PromoTerms {
  const { levelRequirement, maxUses, promoUsed } = promo;
  return { open: isOpenPromo(promo, now), levelRequirement, maxUses, promoUsed };
}

/** What decides about a claim. @param member `null` for a visitor */
export function claimFacts(
  promo: Promo,
  member: PromoMember | null,
  now: Date,
): FreeSpinsClaimFacts<ClaimablePromo> {
  return {
    signedIn: member !== null,
    promo: {
      ...{ id: promo.id, type: promo.type, lockInEnabled: promo.lockInEnabled },
      // A card is read without its configuration.
      hasFreeSpins: null,
      ...termsOf(promo, now),
    },
    level: member?.level ?? null,
    held: member?.standing.freeSpins ?? [],
  };
}

/** What decides whether a deposit of theirs can start a promo, before its currency is chosen. */
export function depositFacts(
  promo: Promo,
  { level, standing, nextDeposit }: PromoMember,
  now: Date,
): PromoDepositFacts {
  const { type, lockInEnabled, currency, depositOrdinalTrigger } = promo;
  return {
    promo: { type, lockInEnabled, ...termsOf(promo, now) },
    level,
    hasActivePromo: standing.activePromo !== null,
    fit: {
      promoCurrency: currency.code,
      currency: null,
      trigger: depositOrdinalTrigger,
      ordinal: nextDeposit,
    },
  };
}

function lockInState({ lockIn, lastLockIn }: Standing, now: Date): LockInState | null {
  if (lockIn) {
    const { promo, lockInEnabled: enabled, completed, lastLockInDateTime: last } = lockIn;
    const over = !isOpenPromo(promo, now);
    return { promo: promo.id, enabled, completed, cancelled: false, over, lastLockIn: new Date(last) };
  }
  if (lastLockIn === null) return null;
  // The contract answers a cancelled lock-in with none, and of its promo nothing.
  const cancelled = { promo: '', enabled: false, completed: false, cancelled: true, over: false };
  return { ...cancelled, lastLockIn: new Date(lastLockIn) };
}

/**
 * What decides about a lock-in.
 * @param member `null` for a visitor
 * @param verification whether the mobile number is to be verified first; `null` while that is not known
 */
export function lockInFacts(
  promo: Promo,
  member: PromoMember | null,
  now: Date,
  verification: boolean | null = null,
): LockInFacts<LockInTerms> {
  return {
    signedIn: member !== null,
    promo: { id: promo.id, lockInEnabled: promo.lockInEnabled, ...termsOf(promo, now) },
    level: member?.level ?? null,
    current: member && lockInState(member.standing, now),
    mobileVerificationRequired: verification,
    now,
    timezones: member?.timezones ?? [],
  };
}
