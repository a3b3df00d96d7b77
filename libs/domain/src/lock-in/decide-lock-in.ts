import { memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { promoDate } from '../format/index.ts';
import { decidePromoTerms } from '../promos/index.ts';
import type { PromoTerms } from '../promos/index.ts';
import { cooldownEnds, isOnCooldown } from './cooldown.ts';
import type { LockInDetails, LockInReason } from './lock-in-reasons.ts';

/** The promo a member is or was last locked in to. */
export interface LockInState {
  /** Id of the promo. */
  readonly promo: string;
  readonly enabled: boolean;
  readonly completed: boolean;
  /** True once the member cancelled it; only its cooldown is left then. */
  readonly cancelled: boolean;
  readonly lastLockIn: Date;
}

/** A promo to lock in to. */
export interface LockInOffer extends PromoTerms {
  readonly id: string;
  /** Whether it takes lock-ins at all. */
  readonly lockInEnabled: boolean;
}

/** What decides about a lock-in. */
export interface LockInFacts<Promo extends LockInOffer> {
  readonly signedIn: boolean;
  /** Null when there is none of that id. */
  readonly promo: Promo | null;
  /** The member's level; null while it is not known. */
  readonly level: number | null;
  readonly current: LockInState | null;
  /** Whether the number is to be verified first; null while that is not known. */
  readonly mobileVerificationRequired: boolean | null;
  readonly now: Date;
  /** The timezones the member has chosen. */
  readonly timezones: readonly TimezoneChoice[];
}

/** How a lock-in is made: START begins a new one, RESUME switches a paused one on again. */
export interface LockInPlan {
  readonly kind: 'START' | 'RESUME';
}

type CooldownFacts = Pick<LockInFacts<LockInOffer>, 'now' | 'timezones'>;

function cooldownDay({ lastLockIn }: LockInState, { now, timezones }: CooldownFacts): string | null {
  if (!isOnCooldown(lastLockIn, now, timezones)) return null;
  const { timezone } = memberPeriod('DAILY', timezones, lastLockIn);
  return promoDate(cooldownEnds(lastLockIn, timezones), timezone);
}

/**
 * Decides about a lock-in: of a member (LOCK-08), to an open promo that takes them, beside no other one (LOCK-07), after the
 * cooldown of the last one (LOCK-03, LOCK-16), with a verified number where the site asks for it (LOCK-09).
 */
export function decideLockIn<Promo extends LockInOffer>(
  facts: LockInFacts<Promo>,
): Decision<LockInPlan, LockInReason, LockInDetails> {
  const { promo, current, level } = facts;
  const details = { level: promo?.levelRequirement ?? 0, availableOn: null };
  if (!facts.signedIn) return refuse('signedOut', details);
  if (!promo) return refuse('promoUnknown', details);
  if (!promo.lockInEnabled) return refuse('noLockIn', details);
  const terms = decidePromoTerms(promo, level);
  if (!terms.allowed) return refuse(terms.reason, details);
  const running = current !== null && !current.completed && !current.cancelled;
  if (running && current.promo !== promo.id) return refuse('otherPromo', details);
  const availableOn = current && !running ? cooldownDay(current, facts) : null;
  if (availableOn !== null) return refuse('onCooldown', { ...details, availableOn });
  if (facts.mobileVerificationRequired === true) return refuse('mobileNotVerified', details);
  return allow({ kind: running ? 'RESUME' : 'START' });
}
