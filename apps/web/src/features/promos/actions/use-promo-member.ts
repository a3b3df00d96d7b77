import { skipToken } from '@apollo/client/react';
import { useMemberLevelQuery } from '@magpie/gql/levels';
import { useNextDepositQuery } from '@magpie/gql/payments';
import { usePromoStandingQuery, type PromoStandingQuery } from '@magpie/gql/promos';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../../session/index.ts';
import { useFollowNews } from '../../session/late.ts';
import { noStanding, type PromoMember, type Standing } from './promo-facts.ts';

function standingOf(data: PromoStandingQuery | undefined): Standing {
  if (!data) return noStanding;
  const waiting = data.member.pendingPromos.map(({ promo }) => promo.id);
  return {
    activePromo: data.member.activePromo?.promo ?? null,
    waiting,
    lockIn: data.member.promoLockIn,
    lastLockIn: data.member.lastLockInDateTime,
    freeSpins: [
      ...data.memberFreeSpins.edges.map(({ node }) => ({ promo: node.promo.id, status: node.status })),
      ...waiting.map((promo) => ({ promo, status: 'PENDING' as const })),
    ],
  };
}

export interface PromoViewer {
  readonly member: PromoMember | null;
  readonly pending: boolean;
}

/** When a member's standing cannot be loaded, everything is offered: the platform refuses what is not possible. */
export function usePromoMember(): PromoViewer {
  const { account } = useSession();
  const variables = account && { member: account.id };
  const standing = usePromoStandingQuery(
    variables ? { variables, context: freshAfter('GAP', 'CLOCK') } : skipToken,
  );
  // A message tells of an award that waits, and of the end of one.
  useFollowNews(() => standing.refetch());
  const level = useMemberLevelQuery(
    variables ? { variables, context: freshAfter('GAP', 'LEVEL') } : skipToken,
  );
  const next = useNextDepositQuery(variables ? { context: freshAfter('GAP', 'PAYMENT') } : skipToken);
  if (!account) return { member: null, pending: false };
  return {
    member: {
      standing: standingOf(standing.data),
      level: level.data?.memberLevel.level ?? null,
      timezones: account.timezoneChoices,
      nextDeposit: next.data?.me.nextDepositOrdinal ?? null,
    },
    pending: [standing, next].some(({ loading, data }) => loading && !data),
  };
}
