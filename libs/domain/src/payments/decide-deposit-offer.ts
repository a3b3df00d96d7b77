import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { decidePromoDeposit } from '../promos/index.ts';
import type {
  DepositFit,
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

export function fitOf(
  { currency: promoCurrency, trigger }: DepositOffer,
  { currency, ordinal }: Pick<OfferedDeposit, 'currency' | 'ordinal'>,
): DepositFit {
  return { promoCurrency, currency, trigger, ordinal };
}

/** The rule of promos, asked for a deposit. @param offer null when there is none */
export function decideDepositOffer(
  offer: DepositOffer | null,
  deposit: OfferedDeposit,
): Decision<undefined, PromoDepositReason, PromoDepositDetails> {
  const { level, hasOtherActivePromo } = deposit;
  const fit = offer && fitOf(offer, deposit);
  return decidePromoDeposit({ promo: offer, level, hasActivePromo: hasOtherActivePromo, fit });
}
