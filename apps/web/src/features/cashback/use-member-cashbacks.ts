import { skipToken } from '@apollo/client/react';
import type { TimezoneChoice } from '@magpie/domain/calendar';
import { claimOfToday, comingClaimDay, overdueMinute, type ClaimedCashback } from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import { useMemberCashbacksQuery, type CashbackClaim_memberCashbackFragment } from '@magpie/gql/cashback';
import { useEffect, useEffectEvent, useState } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { dateNow, useAtNow } from '#shared/clock/index.ts';
import { useLoading, type Loading } from '#shared/page/index.ts';
import { useSession } from '../session/index.ts';
import { useFollowPlay } from '../session/late.ts';

export interface CollectedCashback extends CashbackClaim_memberCashbackFragment {
  /** When the platform was asked for it. */
  readonly answeredAt: Date;
  readonly isClaimedToday: boolean;
}

export function hasCollected({ amount, currency }: Pick<CollectedCashback, 'amount' | 'currency'>): boolean {
  return money.parseOrZero(amount, currency.type) > 0n;
}

/** What decides about its claim. */
export function claimedCashback(
  { cashback, hasReachedMaxMonthlyClaim, isClaimable, missed, ...own }: CollectedCashback,
  timezones: readonly TimezoneChoice[],
): ClaimedCashback {
  return {
    levelRequirement: cashback.levelRequirement,
    reachedLimit: hasReachedMaxMonthlyClaim,
    claimable: isClaimable,
    claimDay: comingClaimDay(
      {
        collected: hasCollected(own),
        daysOfWeekClaimable: cashback.daysOfWeekClaimable,
        dateLastClaimed: own.dateLastClaimed === null ? null : new Date(own.dateLastClaimed),
        lastEndedDay: null,
      },
      own.answeredAt,
      timezones,
    ),
    missed: missed !== null,
  };
}

interface AnswerOfToday {
  readonly answeredAt: Date;
  /** False once the member's day in which it was given is over. */
  readonly holds: boolean;
}

/** Asks again when the member's day ends, and every minute until there is an answer (CASHBK-27). */
function useAnswerOfToday(askAgain: () => Promise<unknown>): AnswerOfToday {
  const { account } = useSession();
  const [answeredAt, setAnsweredAt] = useState(dateNow);
  const overdue = useAtNow((now) => overdueMinute(answeredAt, now, account?.timezoneChoices ?? []));
  const ask = useEffectEvent(() => {
    const askedAt = dateNow();
    const answered = () => {
      setAnsweredAt(askedAt);
    };
    askAgain().then(answered, () => undefined);
  });
  useEffect(() => {
    if (overdue !== null) ask();
  }, [overdue]);
  return { answeredAt, holds: overdue === null };
}

export interface CollectedCashbacks extends Loading {
  /** `undefined` for a visitor and while they are on their way. */
  readonly cashbacks: readonly CollectedCashback[] | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** What the cashbacks of a currency, or all of them, have collected for the member. */
export function useCollectedCashbacks(currency?: string): CollectedCashbacks {
  const { signedIn } = useSession();
  const filter = { active: { eq: true }, ...(currency !== undefined && { currency: { eq: currency } }) };
  const result = useMemberCashbacksQuery(
    signedIn
      ? {
          variables: { filter },
          fetchPolicy: 'cache-and-network',
          context: freshAfter('GAP', 'PLAY', 'LEVEL', 'CLOCK'),
        }
      : skipToken,
  );
  const { data, refetch } = result;
  const loading = useLoading(result);
  const { answeredAt, holds } = useAnswerOfToday(async () => {
    if (signedIn) await refetch();
  });
  const cashbacks = data?.memberCashbacks.edges.map(({ node }) => ({
    ...node,
    ...claimOfToday(node, holds),
    answeredAt,
  }));
  return { cashbacks, ...loading, refetch: () => refetch() };
}

export interface MemberCashbacks extends Loading {
  /** By the id of the cashback; `undefined` for a visitor and while they are on their way. */
  readonly collected: ReadonlyMap<string, CollectedCashback> | undefined;
}

/** The same as it follows play, by the id of the cashback. */
export function useMemberCashbacks(currency?: string): MemberCashbacks {
  const { cashbacks, refetch, ...loading } = useCollectedCashbacks(currency);
  useFollowPlay(refetch);
  return { collected: cashbacks && new Map(cashbacks.map((own) => [own.cashback.id, own])), ...loading };
}
