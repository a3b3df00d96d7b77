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

export interface DepositPromo extends PromoTerms, PromoStart {
  readonly currency: string;
  /** Which of a member's deposits starts it; null for none. */
  readonly trigger: DepositOrdinalTrigger | null;
  readonly minimumDepositAmount: Minor | null;
}

export interface NextDeposit {
  readonly currency: string;
  /** Its number among the member's deposits if approved next, from 1; null while not known. */
  readonly ordinal: number | null;
  /** Null while not known. */
  readonly level: number | null;
  /** Null while not known. */
  readonly hasOtherActivePromo: boolean | null;
}

export function fitOf(
  { currency: promoCurrency, trigger }: DepositPromo,
  { currency, ordinal }: Pick<NextDeposit, 'currency' | 'ordinal'>,
): DepositFit {
  return { promoCurrency, currency, trigger, ordinal };
}

/** The rule of promos, asked for a deposit. @param terms null when there is none */
export function decidePromoStart(
  terms: DepositPromo | null,
  deposit: NextDeposit,
): Decision<undefined, PromoDepositReason, PromoDepositDetails> {
  const { level, hasOtherActivePromo } = deposit;
  const fit = terms && fitOf(terms, deposit);
  return decidePromoDeposit({ promo: terms, level, hasActivePromo: hasOtherActivePromo, fit });
}
