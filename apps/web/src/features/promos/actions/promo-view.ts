import type { TimezoneChoice } from '@magpie/domain/calendar';
import { isEnrolled } from '@magpie/domain/free-spins';
import { isLockInShown, lockInDecision } from '@magpie/domain/lock-in';
import { depositPromoTypes, isMaxedOut, meetsLevel } from '@magpie/domain/promos';
import type {
  PromoCard_promoFragment,
  PromoLockIn_lockInFragment,
  PromoStandingQuery,
} from '@magpie/gql/promos';

/** A promo as the contract gives it. */
export type Promo = PromoCard_promoFragment;

/** The lock-in of a member as the contract gives it. */
export type LockIn = PromoLockIn_lockInFragment;

/** What a member already takes part in. */
export interface Standing {
  readonly hasActivePromo: boolean;
  readonly lockIn: LockIn | null;
  readonly freeSpins: readonly { readonly promo: string; readonly status: FreeSpinStatus }[];
}

type FreeSpinStatus = PromoStandingQuery['memberFreeSpins']['edges'][number]['node']['status'];

/** A member who looks at a promo. */
export interface PromoMember {
  readonly standing: Standing;
  /** `null` while it is not known. */
  readonly level: number | null;
  /** The timezones the member has chosen. */
  readonly timezones: readonly TimezoneChoice[];
}

/** What a button on a promo does. */
export type PromoDeed = 'SIGN_UP' | 'CLAIM' | 'DEPOSIT' | 'LOCK_IN';

/** A button on a promo; `blockedBy` says why it cannot be pressed. */
export interface PromoButton {
  readonly deed: PromoDeed;
  readonly blockedBy: string | null;
}

/** Where a promo stands for whoever looks at it. */
export type PromoState = 'AVAILABLE' | 'ENROLLED' | 'IN_PROGRESS' | 'COOLDOWN' | 'MAXED_OUT' | 'LEVEL_LOCKED';

/** What a promo shows to whoever looks at it. */
export interface PromoView {
  readonly state: PromoState;
  /** Claim, deposit or sign-up; `null` for promos that come by themselves. */
  readonly main: PromoButton | null;
  /** `null` where there is no lock-in, or where it is in progress. */
  readonly lockIn: PromoButton | null;
  /** The lock-in to this promo that is in progress. */
  readonly progress: LockIn | null;
}

const depositTypes: readonly Promo['type'][] = depositPromoTypes;

/** What a promo with a level requirement says of it (PROMO-17). */
export function levelNotice(level: number): string {
  return `Reach level ${String(level)} to avail this promo!`;
}

/** Words about promos that the specification fixes. */
export const promoTexts = {
  noUses: 'No uses remaining',
  enrolledInSpins: 'You are currently enrolled in this Freespin Promo.',
  enrolled: 'You are currently enrolled in a Promo.',
} as const;

/** What a visitor can do: sign up, or with free spins and lock-ins log in (PROMO-18, LOCK-08). */
function viewOfVisitor(promo: Promo): PromoView {
  return {
    state: 'AVAILABLE',
    main: { deed: promo.type === 'FREE_SPIN' ? 'CLAIM' : 'SIGN_UP', blockedBy: null },
    lockIn: promo.lockInEnabled ? { deed: 'LOCK_IN', blockedBy: null } : null,
    progress: null,
  };
}

function mainButton(promo: Promo, standing: Standing, outOfReach: string | null): PromoButton | null {
  if (promo.type === 'FREE_SPIN') {
    const enrolled = isEnrolled(standing.freeSpins, promo.id) ? promoTexts.enrolledInSpins : null;
    return { deed: 'CLAIM', blockedBy: outOfReach ?? enrolled };
  }
  if (!depositTypes.includes(promo.type)) return null;
  return { deed: 'DEPOSIT', blockedBy: outOfReach ?? (standing.hasActivePromo ? promoTexts.enrolled : null) };
}

function lockInButton(
  promo: Promo,
  { standing, timezones }: PromoMember,
  now: Date,
  outOfReach: string | null,
): PromoButton {
  const { lockIn } = standing;
  const current = lockIn && {
    promo: lockIn.promo.id,
    enabled: lockIn.lockInEnabled,
    completed: lockIn.completed,
    // The contract answers a cancelled lock-in with none.
    cancelled: false,
    lastLockIn: new Date(lockIn.lastLockInDateTime),
  };
  const decision = lockInDecision({
    promo: promo.id,
    lockInEnabled: promo.lockInEnabled,
    current,
    now,
    timezones,
  });
  return {
    deed: 'LOCK_IN',
    blockedBy: outOfReach ?? (decision.kind === 'REFUSED' ? decision.message : null),
  };
}

function stateOf(
  promo: Promo,
  level: number | null,
  view: Omit<PromoView, 'state'>,
  lockIn: LockIn | null,
): PromoState {
  if (isMaxedOut(promo)) return 'MAXED_OUT';
  if (!meetsLevel(promo.levelRequirement, level)) return 'LEVEL_LOCKED';
  if (view.progress) return 'IN_PROGRESS';
  if (view.main?.blockedBy === promoTexts.enrolledInSpins) return 'ENROLLED';
  const cooling = view.lockIn !== null && view.lockIn.blockedBy !== null && lockIn?.promo.id === promo.id;
  return cooling ? 'COOLDOWN' : 'AVAILABLE';
}

/** What a promo shows and offers. The rules are the domain's; this puts them in the order in which they matter. */
export function promoView(promo: Promo, member: PromoMember | null, now: Date): PromoView {
  if (!member) return viewOfVisitor(promo);
  const { standing, level } = member;
  const levelLock = meetsLevel(promo.levelRequirement, level) ? null : levelNotice(promo.levelRequirement);
  const outOfReach = isMaxedOut(promo) ? promoTexts.noUses : levelLock;
  const { lockIn } = standing;
  const progress = lockIn?.promo.id === promo.id && isLockInShown(lockIn) ? lockIn : null;
  const offersLockIn = promo.lockInEnabled && progress === null;
  const view = {
    main: mainButton(promo, standing, outOfReach),
    lockIn: offersLockIn ? lockInButton(promo, member, now, outOfReach) : null,
    progress,
  };
  return { state: stateOf(promo, level, view, lockIn), ...view };
}
