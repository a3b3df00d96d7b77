import { skipToken } from '@apollo/client/react';
import { refuse, type Refused } from '@magpie/domain/decision';
import { decideDepositOffer, type DepositPromo, type OfferedDeposit } from '@magpie/domain/payments';
import type { PromoDepositDetails, PromoDepositReason } from '@magpie/domain/promos';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import { useState } from 'react';
import type { Loading } from '#shared/page/index.ts';
import type { Account } from '../../session/index.ts';
import {
  offerOf,
  sameCode,
  useDepositOffers,
  useOfferByCode,
  type DepositPromoView,
} from './use-deposit-offers.ts';

export type PromoRefusal = Refused<PromoDepositReason, PromoDepositDetails>;

export interface ChosenPromo {
  /** What can be added; `undefined` while it is on its way or not known. */
  readonly offers: readonly DepositPromoView[] | undefined;
  readonly deposit: OfferedDeposit;
  readonly asking: Loading;
  readonly applied: DepositPromoView | null;
  /** Why the wanted one is not applied; `null` when it is, or none is wanted. */
  readonly refusal: PromoRefusal | null;
  /** The code to be sent; `null` without one. */
  readonly code: string | null;
  /** What is known of the one that is sent, for the decision about the deposit; `null` without one. */
  readonly facts: DepositPromo | null;
  readonly pending: boolean;
  /** Applies an offer, or takes the promo back with `null` (PROMO-23). */
  readonly apply: (code: string | null) => void;
}

function refusalOf(found: DepositPromoView | null, deposit: OfferedDeposit): PromoRefusal {
  const decision = decideDepositOffer(found && offerOf(found), deposit);
  // On offer, and yet not among the offers: another answer is older than this one.
  if (!decision.allowed) return decision;
  return refuse('promoUnknown', {
    level: 0,
    promoCurrency: deposit.currency,
    startingDeposit: 0,
    nextDeposit: 0,
  });
}

/**
 * The promo of a deposit: at first the one of the promo page it was opened from (DEP-32). The stored code is not looked
 * at: what another tab or a closed page left there is not this deposit's.
 * @param given code of the promo it was opened with
 */
export function useDepositPromo(account: Account, given: string | undefined): ChosenPromo {
  const [wanted, setWanted] = useState(given ?? null);
  const { offers, deposit, asking } = useDepositOffers(account);
  const standing = usePromoStandingQuery(wanted === null ? skipToken : { variables: { member: account.id } });
  const applied =
    offers?.find(
      (offer) =>
        wanted !== null &&
        sameCode(offer.code, wanted) &&
        decideDepositOffer(offerOf(offer), deposit).allowed,
    ) ?? null;
  const missing = offers !== undefined && applied === null ? wanted : null;
  const elsewhere = useOfferByCode(missing);
  const looking = (offers === undefined && !asking.failed) || elsewhere.loading;
  // An offer that could not be looked up is for the platform to judge; one that is not on offer here is not sent.
  const code = asking.failed ? wanted : (applied?.code ?? null);
  const hasOtherActivePromo = standing.data ? standing.data.member.activePromo !== null : null;
  const { ordinal, level } = deposit;
  return {
    offers,
    deposit,
    asking,
    applied,
    refusal: missing === null || looking ? null : refusalOf(elsewhere.offer, deposit),
    code,
    facts:
      code === null
        ? null
        : { offer: applied ? offerOf(applied) : 'UNKNOWN', hasOtherActivePromo, ordinal, level },
    pending: wanted !== null && (looking || (standing.loading && !standing.data)),
    apply: setWanted,
  };
}
