import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { decidePromoDeposit } from '../promos/index.ts';
import type {
  DepositOrdinalTrigger,
  PromoDepositDetails,
  PromoDepositReason,
  PromoStart,
  PromoTerms,
} from '../promos/index.ts';

export interface DepositOffer extends PromoTerms, PromoStart {
  readonly currency: string;
  /** Which of a member's deposits starts it; null for none. */
  readonly trigger: DepositOrdinalTrigger | null;
  readonly minimumDepositAmount: Minor | null;
}

export interface OfferedDeposit {
  readonly currency: string;
  /** Its number among the member's deposits if approved next, from 1; null while not known. */
  readonly ordinal: number | null;
  /** Null while not known. */
  readonly level: number | null;
  /** Null while not known. */
  readonly hasOtherActivePromo: boolean | null;
}

/** The rule of promos, asked for a deposit. @param offer null when there is none */
export function decideDepositOffer(
  offer: DepositOffer | null,
  { currency, ordinal, level, hasOtherActivePromo }: OfferedDeposit,
): Decision<undefined, PromoDepositReason, PromoDepositDetails> {
  return decidePromoDeposit({
    promo: offer,
    level,
    hasActivePromo: hasOtherActivePromo,
    fit: offer && { promoCurrency: offer.currency, currency, trigger: offer.trigger, ordinal },
  });
}
