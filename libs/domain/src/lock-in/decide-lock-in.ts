import { memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { promoDate } from '../format/index.ts';
import { decidePromoTerms } from '../promos/index.ts';
import type { PromoTerms } from '../promos/index.ts';
import { cooldownEnds, isOnCooldown } from './cooldown.ts';
import { isLockInRunning } from './lock-in.ts';
import type { LockInState } from './lock-in.ts';
import type { LockInDetails, LockInReason } from './lock-in-reasons.ts';

export interface LockInTerms extends PromoTerms {
  readonly id: string;
  readonly lockInEnabled: boolean;
}

export interface LockInFacts<Promo extends LockInTerms> {
  readonly signedIn: boolean;
  readonly promo: Promo | null;
  /** Null while not known. */
  readonly level: number | null;
  readonly current: LockInState | null;
  /** Whether the number must be verified first; null while not known. */
  readonly mobileVerificationRequired: boolean | null;
  readonly now: Date;
  readonly timezones: readonly TimezoneChoice[];
}

export interface LockInPlan {
  readonly kind: 'START' | 'RESUME';
}

type CooldownFacts = Pick<LockInFacts<LockInTerms>, 'now' | 'timezones'>;

/** The day from which another lock-in can begin once this one is over, as shown; null for at once (LOCK-03). */
export function cooldownDay(
  { lastLockIn }: Pick<LockInState, 'lastLockIn'>,
  { now, timezones }: CooldownFacts,
): string | null {
  if (!isOnCooldown(lastLockIn, now, timezones)) return null;
  const { timezone } = memberPeriod('DAILY', timezones, lastLockIn);
  return promoDate(cooldownEnds(lastLockIn, timezones), timezone);
}

/**
 * Decides about a lock-in: of a member (LOCK-08), to an open promo that allows it, with no other one running
 * (LOCK-07), after the last one's cooldown (LOCK-03, LOCK-16), with a verified number where required (LOCK-09).
 */
export function decideLockIn<Promo extends LockInTerms>(
  facts: LockInFacts<Promo>,
): Decision<LockInPlan, LockInReason, LockInDetails> {
  const { promo, current, level } = facts;
  const details = { level: promo?.levelRequirement ?? 0, availableOn: null };
  if (!facts.signedIn) return refuse('signedOut', details);
  if (!promo) return refuse('promoUnknown', details);
  if (!promo.lockInEnabled) return refuse('noLockIn', details);
  const terms = decidePromoTerms(promo, level);
  if (!terms.allowed) return refuse(terms.reason, details);
  const running = current !== null && isLockInRunning(current);
  if (running && current.promo !== promo.id) return refuse('otherPromo', details);
  const availableOn = current && !running ? cooldownDay(current, facts) : null;
  if (availableOn !== null) return refuse('onCooldown', { ...details, availableOn });
  if (facts.mobileVerificationRequired === true) return refuse('mobileNotVerified', details);
  return allow({ kind: running ? 'RESUME' : 'START' });
}
