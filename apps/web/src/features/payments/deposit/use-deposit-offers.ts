import { skipToken } from '@apollo/client/react';
import { money } from '@magpie/domain/money';
import { decideDepositOffer, type DepositOffer, type OfferedDeposit } from '@magpie/domain/payments';
import { depositPromoTypes } from '@magpie/domain/promos';
import { useMemberLevelQuery } from '@magpie/gql/levels';
import { useNextDepositQuery } from '@magpie/gql/payments';
import { useDepositOffersQuery, type DepositOffersQuery } from '@magpie/gql/promos';
import { useLoading, type Loading } from '#shared/page/index.ts';
import { usePush, type Account } from '../../session/index.ts';

export type DepositPromoView = DepositOffersQuery['promos']['edges'][number]['node'];

export interface DepositOffers {
  /** What the member's next deposit can start; `undefined` while it is on its way. */
  readonly offers: readonly DepositPromoView[] | undefined;
  readonly deposit: OfferedDeposit;
  /** Whether it is not known what is on offer and will not be by itself, and how to try again. */
  readonly asking: Loading;
}

const onOffer = { active: { eq: true }, type: { in: [...depositPromoTypes] } };

/** A promo that is on offer, as the domain takes it. */
export function offerOf(promo: DepositPromoView): DepositOffer {
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
  const next = useNextDepositQuery({ fetchPolicy: 'network-only' });
  usePush('balanceUpdated', () => {
    // What could not be fetched anew stays as it was.
    next.refetch().catch(() => undefined);
  });
  return {
    loading: (level.loading && !level.data) || (next.loading && !next.data),
    level: level.data?.memberLevel.level ?? null,
    ordinal: next.data?.me.nextDepositOrdinal ?? null,
  };
}

/** Whether an offer is shown: one that can be started, or could if it had uses left (PROMO-13, PROMO-15, PROMO-24). */
function isShown(promo: DepositPromoView, deposit: OfferedDeposit): boolean {
  const decision = decideDepositOffer(offerOf(promo), deposit);
  return decision.allowed || decision.reason === 'noUses';
}

/** The offers of the active currency that the member's next deposit can start (PROMO-13). */
export function useDepositOffers(account: Account): DepositOffers {
  const { loading, level, ordinal } = useStanding(account);
  const currency = account.activeCurrency.code;
  const promos = useDepositOffersQuery({
    variables: { filter: { ...onOffer, currency: { eq: currency } } },
  });
  // That another promo is active is said of the one that is chosen, and hides none.
  const deposit = { currency, level, ordinal, hasOtherActivePromo: null };
  const offered = promos.data?.promos.edges
    .map(({ node }) => node)
    .filter((promo) => isShown(promo, deposit));
  return { offers: loading ? undefined : offered, deposit, asking: useLoading(promos) };
}

export interface LookedUp {
  /** `null` when there is none, or none was looked for. */
  readonly offer: DepositPromoView | null;
  readonly loading: boolean;
}

export const sameCode = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Looks an offer up in all currencies.
 * @param wanted its code; `null` to look for nothing
 */
export function useOfferByCode(wanted: string | null): LookedUp {
  const { data, loading } = useDepositOffersQuery(
    wanted === null ? skipToken : { variables: { filter: onOffer } },
  );
  const edges = wanted === null ? [] : (data?.promos.edges ?? []);
  const offer = edges.find(({ node }) => wanted !== null && sameCode(node.code, wanted))?.node ?? null;
  return { offer, loading: loading && !data };
}
