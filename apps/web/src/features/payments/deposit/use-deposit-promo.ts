import { skipToken } from '@apollo/client/react';
import { usePromosQuery, usePromoStandingQuery, type PromoCard_promoFragment } from '@magpie/gql/promos';
import { useState } from 'react';
import type { Account } from '../../session/index.ts';
import { wireAmount } from '../forms/wire-amount.ts';

/** An offer that a deposit can start, as the contract gives it. */
export type DepositOffer = PromoCard_promoFragment;

/** What an offer says about the amount, as the domain takes it (DEP-07). */
export const promoFacts = ({ minimumDepositAmount, currency }: DepositOffer) => ({
  minimumDepositAmount:
    minimumDepositAmount === null ? null : wireAmount(minimumDepositAmount, currency.type),
});

/** The promo of a deposit. */
export interface DepositPromo {
  /** What can be added; `undefined` while it is on its way. */
  readonly offers: readonly DepositOffer[] | undefined;
  /** The applied one. */
  readonly applied: DepositOffer | null;
  /** The code to be sent; `null` without one. */
  readonly code: string | null;
  /** It is not known yet what the code stands for. */
  readonly pending: boolean;
  /** Another promo is active, beside which none can be started (DEP-18). */
  readonly beside: boolean;
  /** Applies an offer, or takes the promo back with `null` (PROMO-23). */
  readonly apply: (code: string | null) => void;
}

/** Types of the promos that a deposit starts. */
const types = ['DEPOSIT', 'DEPOSIT_AND_PLAY'] as const;

const sameCode = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The promo of a deposit: at first the one of the promo page it was opened from (DEP-32). The stored code is not looked
 * at: what another tab or a closed page left there is not this deposit's.
 *
 * @param given code of the promo it was opened with
 */
export function useDepositPromo(account: Account, given: string | undefined): DepositPromo {
  const [wanted, setWanted] = useState(given ?? null);
  const { data, loading } = usePromosQuery({
    variables: {
      first: 100,
      filter: {
        active: { eq: true },
        type: { in: [...types] },
        currency: { eq: account.activeCurrency.code },
      },
    },
  });
  const standing = usePromoStandingQuery(wanted === null ? skipToken : { variables: { member: account.id } });
  const offers = data?.promos.edges.map(({ node }) => node);
  const applied = offers?.find(({ code }) => wanted !== null && sameCode(code, wanted)) ?? null;
  return {
    offers: offers ?? (loading ? undefined : []),
    applied,
    // An offer that could not be looked up is for the platform to judge; one that is not on offer here is dropped.
    code: offers ? (applied?.code ?? null) : wanted,
    pending: wanted !== null && ((loading && !data) || (standing.loading && !standing.data)),
    beside: (standing.data?.member.activePromo ?? null) !== null,
    apply: setWanted,
  };
}
