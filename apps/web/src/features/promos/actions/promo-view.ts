import { refusalText, type Decision, type ReasonTable } from '@magpie/domain/decision';
import {
  decideFreeSpinsClaim,
  freeSpinsClaimNotices,
  freeSpinsClaimReasons,
  isClaimablePromo,
  isEnrolled,
  type FreeSpinsClaimReason,
} from '@magpie/domain/free-spins';
import { decideLockIn, isLockInInProgress, lockInReasons, type LockInReason } from '@magpie/domain/lock-in';
import {
  decidePromoDeposit,
  decidePromoTerms,
  isStartedByDeposit,
  lostOfferText,
  offerAtRiskText,
  offerLoss,
  promoDepositNotices,
  promoDepositReasons,
  promoState,
  type PromoDepositReason,
  type PromoState,
} from '@magpie/domain/promos';
import {
  claimFacts,
  depositFacts,
  lockInFacts,
  standingWith,
  termsOf,
  type LockIn,
  type Promo,
  type PromoMember,
} from './promo-facts.ts';

export type PromoAction = 'SIGN_UP' | 'CLAIM' | 'DEPOSIT' | 'LOCK_IN';

/** Why a button on a promo cannot be pressed, and what is said of it. */
export interface PromoBlock {
  readonly reason: FreeSpinsClaimReason | LockInReason | PromoDepositReason;
  readonly text: string;
}

export interface PromoButton {
  readonly action: PromoAction;
  /** `null` when it can be pressed, be it that a login or another step comes first. */
  readonly block: PromoBlock | null;
}

export interface PromoView {
  readonly state: PromoState;
  /** Claim, deposit or sign-up; `null` for promos that come by themselves. */
  readonly main: PromoButton | null;
  /** `null` where there is no lock-in, or where it is in progress. */
  readonly lockIn: PromoButton | null;
  readonly progress: LockIn | null;
  readonly isActive: boolean;
  /** Whether an award of it waits to begin. */
  readonly waits: boolean;
}

function blockOf<Reason extends PromoBlock['reason'], Details>(
  table: ReasonTable<Reason, Details>,
  decision: Decision<unknown, Reason, Details>,
  notices: Partial<Readonly<Record<Reason, string>>> = {},
): PromoBlock | null {
  if (decision.allowed || table[decision.reason].mend !== undefined) return null;
  const { reason } = decision;
  return { reason, text: notices[reason] ?? refusalText(table, decision) };
}

/** A visitor can sign up (PROMO-18); claims and lock-ins lead to the login (LOCK-08). */
function mainButton(promo: Promo, member: PromoMember | null, now: Date): PromoButton | null {
  if (isClaimablePromo(promo)) {
    const decision = decideFreeSpinsClaim(claimFacts(promo, member, now));
    return { action: 'CLAIM', block: blockOf(freeSpinsClaimReasons, decision, freeSpinsClaimNotices) };
  }
  if (!member) return { action: 'SIGN_UP', block: null };
  if (!isStartedByDeposit(promo)) return null;
  const decision = decidePromoDeposit(depositFacts(promo, member, now));
  return { action: 'DEPOSIT', block: blockOf(promoDepositReasons, decision, promoDepositNotices) };
}

/** What the next deposit takes of the offer while another promo is active; `null` for nothing. */
export function offerAtRisk(promo: Promo, member: PromoMember | null, now: Date): string | null {
  const active = member?.standing.activePromo ?? null;
  if (!member || active === null || member.nextDeposit === null) return null;
  const lost = offerLoss(depositFacts(promo, member, now), 'NONE') === 'promoActive';
  return lost ? offerAtRiskText({ active: active.name, ordinal: member.nextDeposit }) : null;
}

/** What is said of the offer once its deposit was made, where an active promo hides that; `null` for nothing. */
export const offerLost = (promo: Promo, member: PromoMember | null, now: Date): string | null =>
  member && lostOfferText(depositFacts(promo, member, now));

/** What a promo shows and offers; the rules are the domain's. @param member `null` for a visitor */
export function promoView(promo: Promo, member: PromoMember | null, now: Date): PromoView {
  const { lockIn, waits, isActive } = standingWith(promo, member);
  const progress = isLockInInProgress(lockIn, termsOf(promo, now).open) ? lockIn : null;
  const decision = promo.lockInEnabled ? decideLockIn(lockInFacts(promo, member, now)) : null;
  const terms = decidePromoTerms(termsOf(promo, now), member?.level ?? null);
  const main = mainButton(promo, member, now);
  const lockInButton: PromoButton | null =
    decision && !progress ? { action: 'LOCK_IN', block: blockOf(lockInReasons, decision) } : null;
  const buttons = [main, lockInButton].filter((button) => button !== null);
  return {
    state: promoState({
      inProgress: progress !== null,
      enrolled: isEnrolled(member?.standing.freeSpins ?? [], promo),
      isActive,
      waits,
      closed: terms.allowed ? null : terms.reason,
      onCooldown: decision?.allowed === false && decision.reason === 'onCooldown',
      blocked: buttons.every(({ block }) => block !== null),
    }),
    main,
    lockIn: lockInButton,
    progress,
    isActive,
    waits,
  };
}
