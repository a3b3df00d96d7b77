import type { MemberPeriod } from '../calendar/index.ts';
import { refusalText } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { promoDate } from '../format/index.ts';

export type CashbackClaimReason =
  | 'signedOut'
  | 'cashbackUnknown'
  | 'limitReached'
  | 'collecting'
  | 'missed'
  | 'notClaimable';

export interface CashbackClaimDetails {
  /** The coming day on which what is collected now can be claimed; null when that is nothing. */
  readonly claimDay: MemberPeriod | null;
}

function collectingText({ claimDay }: CashbackClaimDetails): string {
  if (!claimDay) return 'Nothing is collected yet.';
  const { start, timezone } = claimDay;
  const lastDay = promoDate(new Date(start.getTime() - 1), timezone);
  return `Collects until ${lastDay}. Claimable on ${promoDate(start, timezone)}.`;
}

/** In the order of the checks (CASHBK-07, CASHBK-08, CASHBK-13, CASHBK-23). */
export const cashbackClaimReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to claim this cashback.', mend: 'loginModal' },
  cashbackUnknown: { code: 'NOT_FOUND', text: () => 'This cashback does not exist.' },
  limitReached: { code: 'CONFLICT', text: () => 'The limit of this month is reached.' },
  collecting: { code: 'CONFLICT', text: collectingText },
  missed: {
    code: 'CONFLICT',
    text: () => 'The day to claim this cashback is over. It was not claimed in time.',
  },
  notClaimable: { code: 'CONFLICT', text: () => 'There is nothing to claim now.' },
} as const satisfies ReasonTable<CashbackClaimReason, CashbackClaimDetails>;

/**
 * What stands beside a cashback that cannot be claimed; null where it can. A day that was missed is told with its amount in a line of
 * its own, and to who claims too late: while nothing is collected, it is not why there is nothing to claim all week.
 */
export function claimBarText(
  decision: Decision<unknown, CashbackClaimReason, CashbackClaimDetails>,
  collected: boolean,
): string | null {
  if (decision.allowed) return null;
  const isPast = decision.reason === 'missed' && !collected;
  return isPast ? cashbackClaimReasons.notClaimable.text() : refusalText(cashbackClaimReasons, decision);
}
