import { skipToken } from '@apollo/client/react';
import { money } from '@magpie/domain/money';
import { isMaxedOut } from '@magpie/domain/promos';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import { useState } from 'react';
import type { Loading } from '../../../shared/page/index.ts';
import type { Account } from '../../session/index.ts';
import { sameCode, useDepositOffers, useOfferByCode, type DepositOffer } from './use-deposit-offers.ts';

/** What an offer says about the amount, as the domain takes it (DEP-07). */
export const promoFacts = ({ minimumDepositAmount, currency }: DepositOffer) => ({
  minimumDepositAmount:
    minimumDepositAmount === null ? null : money.parseOrZero(minimumDepositAmount, currency.type),
});

/** Why the wanted promo does not come with the deposit: it is in another currency, or cannot be used. */
export type PromoObstacle =
  { readonly kind: 'CURRENCY'; readonly currency: string } | { readonly kind: 'UNUSABLE' };

/** The promo of a deposit. */
export interface DepositPromo {
  /** What can be added; `undefined` while it is on its way or not known. */
  readonly offers: readonly DepositOffer[] | undefined;
  /** How far it is. */
  readonly asking: Loading;
  /** The applied one. */
  readonly applied: DepositOffer | null;
  /** Why the wanted one is not applied; `null` when it is, or none is wanted. */
  readonly obstacle: PromoObstacle | null;
  /** The code to be sent; `null` without one. */
  readonly code: string | null;
  /** It is not known yet what the code stands for. */
  readonly pending: boolean;
  /** Another promo is active, beside which none can be started (DEP-18). */
  readonly beside: boolean;
  /** Applies an offer, or takes the promo back with `null` (PROMO-23). */
  readonly apply: (code: string | null) => void;
}

function obstacleOf(account: Account, found: DepositOffer | null): PromoObstacle {
  const code = found?.currency.code ?? account.activeCurrency.code;
  return code === account.activeCurrency.code ? { kind: 'UNUSABLE' } : { kind: 'CURRENCY', currency: code };
}

/**
 * The promo of a deposit: at first the one of the promo page it was opened from (DEP-32). The stored code is not looked
 * at: what another tab or a closed page left there is not this deposit's.
 *
 * @param given code of the promo it was opened with
 */
export function useDepositPromo(account: Account, given: string | undefined): DepositPromo {
  const [wanted, setWanted] = useState(given ?? null);
  const { offers, asking } = useDepositOffers(account);
  const standing = usePromoStandingQuery(wanted === null ? skipToken : { variables: { member: account.id } });
  const fits = ({ code }: DepositOffer) => wanted !== null && sameCode(code, wanted);
  const applied = offers?.find((offer) => fits(offer) && !isMaxedOut(offer)) ?? null;
  const missing = offers !== undefined && applied === null ? wanted : null;
  const elsewhere = useOfferByCode(missing);
  const looking = (offers === undefined && !asking.failed) || elsewhere.loading;
  return {
    offers,
    asking,
    applied,
    obstacle: missing === null || looking ? null : obstacleOf(account, elsewhere.offer),
    // An offer that could not be looked up is for the platform to judge; one that is not on offer here is not sent.
    code: asking.failed ? wanted : (applied?.code ?? null),
    pending: wanted !== null && (looking || (standing.loading && !standing.data)),
    beside: (standing.data?.member.activePromo ?? null) !== null,
    apply: setWanted,
  };
}
