import { skipToken } from '@apollo/client/react';
import { money } from '@magpie/domain/money';
import { ownTermsDecision, type DepositPromo, type NextDeposit } from '@magpie/domain/payments';
import { awardNames, depositPromoTypes, isSamePromoCode } from '@magpie/domain/promos';
import { useMemberLevelQuery } from '@magpie/gql/levels';
import { useNextDepositQuery } from '@magpie/gql/payments';
import { useDepositPromosQuery, usePromoStandingQuery, type DepositPromosQuery } from '@magpie/gql/promos';
import { freshAfter } from '#shared/apollo/index.ts';
import { useLoading, type Loading } from '#shared/page/index.ts';
import type { Account } from '../../session/index.ts';
import { useFollowPlay } from '../../session/late.ts';

export type DepositPromoView = DepositPromosQuery['promos']['edges'][number]['node'];

export interface DepositPromos {
  /** What the member's next deposit can start; `undefined` while it is on its way. */
  readonly promos: readonly DepositPromoView[] | undefined;
  readonly deposit: NextDeposit;
  /** The name of the active promo, which bars all others; `null` for none, and while that is not known. */
  readonly active: string | null;
  /** Whether it is not known what can be started and will not be by itself, and how to try again. */
  readonly status: Loading;
}

const openDepositPromos = { active: { eq: true }, type: { in: [...depositPromoTypes] } };

/** An open promo, as the domain takes it. */
export function termsOf(promo: DepositPromoView): DepositPromo {
  const { currency, minimumDepositAmount: minimum } = promo;
  return {
    type: promo.type,
    lockInEnabled: promo.lockInEnabled,
    open: true,
    currency: currency.code,
    trigger: promo.depositOrdinalTrigger,
    levelRequirement: promo.levelRequirement,
    maxUses: promo.maxUses,
    promoUsed: promo.promoUsed,
    minimumDepositAmount: minimum === null ? null : money.parseOrZero(minimum, currency.type),
  };
}

function useStanding({ id }: Account) {
  const level = useMemberLevelQuery({ variables: { member: id } });
  const next = useNextDepositQuery({ fetchPolicy: 'network-only', context: freshAfter('GAP') });
  const standing = usePromoStandingQuery({
    variables: { member: id },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowPlay(() => next.refetch());
  return {
    loading: [level, next, standing].some(({ loading, data }) => loading && !data),
    level: level.data?.memberLevel.level ?? null,
    ordinal: next.data?.me.nextDepositOrdinal ?? null,
    active: standing.data ? standing.data.member.activePromo : undefined,
  };
}

/** Whether a promo is shown: one that can be started, or could if it had uses left (PROMO-13, PROMO-15, PROMO-24). */
function isShown(promo: DepositPromoView, deposit: NextDeposit): boolean {
  const decision = ownTermsDecision(termsOf(promo), deposit);
  return decision.allowed || decision.reason === 'noUses';
}

/** The promos of the active currency that the member's next deposit can start (PROMO-13). */
export function useDepositPromos(account: Account): DepositPromos {
  const { loading, level, ordinal, active } = useStanding(account);
  const currency = account.activeCurrency.code;
  const promos = useDepositPromosQuery({
    variables: { filter: { ...openDepositPromos, currency: { eq: currency } } },
  });
  // That another promo is active bars the promos, and hides none.
  const hasOtherActivePromo = active === undefined ? null : active !== null;
  const deposit = { currency, level, ordinal, hasOtherActivePromo };
  const startable = promos.data?.promos.edges
    .map(({ node }) => node)
    .filter((promo) => isShown(promo, deposit));
  return {
    promos: loading ? undefined : startable,
    deposit,
    active: active ? awardNames(active).name : null,
    status: useLoading(promos),
  };
}

export interface LookedUp {
  /** `null` when there is none, or none was looked for. */
  readonly promo: DepositPromoView | null;
  readonly loading: boolean;
}

/**
 * Looks a promo up in all currencies.
 * @param wanted its code; `null` to look for nothing
 */
export function useDepositPromoByCode(wanted: string | null): LookedUp {
  const { data, loading } = useDepositPromosQuery(
    wanted === null ? skipToken : { variables: { filter: openDepositPromos } },
  );
  const edges = wanted === null ? [] : (data?.promos.edges ?? []);
  const promo = edges.find(({ node }) => wanted !== null && isSamePromoCode(node.code, wanted))?.node ?? null;
  return { promo, loading: loading && !data };
}
