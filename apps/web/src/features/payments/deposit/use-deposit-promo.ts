import type { Refused } from '@magpie/domain/decision';
import { decidePromoStart, unlistedPromoRefusal, type DepositPromoFacts } from '@magpie/domain/payments';
import { isSamePromoCode, type PromoDepositDetails, type PromoDepositReason } from '@magpie/domain/promos';
import { useState } from 'react';
import type { Account } from '../../session/index.ts';
import {
  termsOf,
  useDepositPromos,
  useDepositPromoByCode,
  type DepositPromos,
  type DepositPromoView,
} from './use-deposit-promos.ts';

export type PromoRefusal = Refused<PromoDepositReason, PromoDepositDetails>;

export interface ChosenPromo extends DepositPromos {
  readonly applied: DepositPromoView | null;
  /** Why the wanted one is not applied; `null` when it is, or none is wanted. */
  readonly refusal: PromoRefusal | null;
  /** The code to be sent; `null` without one. */
  readonly code: string | null;
  /** What is known of the one that is sent, for the decision about the deposit; `null` without one. */
  readonly facts: DepositPromoFacts | null;
  readonly pending: boolean;
  /** Applies a promo, or takes it back with `null` (PROMO-23). */
  readonly apply: (code: string | null) => void;
}

/** The promo that the form was opened with comes first, where it is in sight. */
function openedFirst(
  promos: readonly DepositPromoView[] | undefined,
  given: string | undefined,
): readonly DepositPromoView[] | undefined {
  const isGiven = ({ code }: DepositPromoView) => given !== undefined && isSamePromoCode(code, given);
  return promos && [...promos.filter(isGiven), ...promos.filter((promo) => !isGiven(promo))];
}

/**
 * The promo of a deposit: at first the one of the promo page it was opened from (DEP-32). The stored code is not looked
 * at: what another tab or a closed page left there is not this deposit's.
 * @param given code of the promo it was opened with
 */
export function useDepositPromo(account: Account, given: string | undefined): ChosenPromo {
  const [wanted, setWanted] = useState(given ?? null);
  const offered = useDepositPromos(account);
  const { deposit, status } = offered;
  const promos = openedFirst(offered.promos, given);
  const applied =
    promos?.find(
      (promo) =>
        wanted !== null &&
        isSamePromoCode(promo.code, wanted) &&
        decidePromoStart(termsOf(promo), deposit).allowed,
    ) ?? null;
  const missing = promos !== undefined && applied === null ? wanted : null;
  const elsewhere = useDepositPromoByCode(missing);
  const looking = (promos === undefined && !status.failed) || elsewhere.loading;
  // A promo that could not be looked up is left to the platform; one that cannot be started here is not sent.
  const code = status.failed ? wanted : (applied?.code ?? null);
  const { ordinal, level, hasOtherActivePromo } = deposit;
  return {
    ...offered,
    promos,
    applied,
    refusal:
      missing === null || looking
        ? null
        : unlistedPromoRefusal(elsewhere.promo && termsOf(elsewhere.promo), deposit),
    code,
    facts:
      code === null
        ? null
        : { terms: applied ? termsOf(applied) : 'UNKNOWN', hasOtherActivePromo, ordinal, level },
    pending: wanted !== null && looking,
    apply: setWanted,
  };
}
