import { displayMoney } from '@magpie/domain/format';
import { money, type Minor } from '@magpie/domain/money';
import {
  cancelLossText,
  countingText,
  isStartedByDeposit,
  offerTerms,
  promoDepositMinimum,
  type AwardRules,
  type OfferOutcome,
} from '@magpie/domain/promos';
import type { PromoCounting_promoFragment, PromoTerms_promoFragment } from '@magpie/gql/promos';

/** A promo as its terms are read from it. */
export type TermsOffer = PromoTerms_promoFragment;

/** What the terms of an offer are called, wherever they stand (PROMO-53). */
export const termLabels = {
  wagering: 'Wagering',
  target: 'To be wagered',
  days: 'Time to wager',
  minimumCash: 'Minimum cash',
} as const;

/** What an offer awards, in the words of the rules. @param gift amount that stands in place of the promo's own */
export function awardRulesOf(offer: TermsOffer, gift: string | null = null): AwardRules {
  const { type } = offer.currency;
  const { largestBonus, amount, kind, wagering } = offer;
  const factor = Number(money.parseOrZero(amount, 'FIAT'));
  return {
    kind,
    rewardKind: gift === null ? offer.rewardKind : 'DIRECT',
    bonus: money.parseOrZero(gift ?? amount, type),
    factor: offer.rewardKind === 'MULTIPLIER' ? factor : 0,
    largestBonus: largestBonus === null ? null : money.parseOrZero(largestBonus, type),
    wagering,
  };
}

/** The least deposit that starts an offer; `null` where none does. */
export function leastDepositOf(offer: TermsOffer): Minor | null {
  if (!isStartedByDeposit(offer)) return null;
  const { minimumDepositAmount: least, currency } = offer;
  return promoDepositMinimum(least === null ? null : money.parseOrZero(least, currency.type), currency.type);
}

export function countingOf({
  wageringContributions,
  allowedGames,
  allowedGameCodes,
}: PromoCounting_promoFragment): string {
  return countingText({
    providers: wageringContributions.map(({ provider, contribution }) => ({
      name: provider.name,
      percent: Number(contribution),
    })),
    games: allowedGameCodes.length === 0 ? null : allowedGames.map(({ name }) => name),
  });
}

/** What ending it early takes. */
export function lossOf(offer: Pick<TermsOffer, 'type' | 'lockInEnabled'>): string {
  if (offer.type === 'FREE_SPIN') return cancelLossText('SPINS');
  if (offer.lockInEnabled) return cancelLossText('LOCK_IN');
  return cancelLossText(isStartedByDeposit(offer) ? 'DEPOSIT' : 'GIFT');
}

/** The cash below which the bonus is played; 'None' where that is nothing. */
export function minimumCashOf({
  minimumRealMoneyBalance: least,
  currency,
}: Pick<TermsOffer, 'minimumRealMoneyBalance' | 'currency'>): string {
  return money.parseOrZero(least, currency.type) === 0n ? 'None' : displayMoney(least, currency);
}

export interface OfferFigures {
  /** As text; `null` where the bonus has no limit. */
  readonly largestBonus: string | null;
  /** What has to be turned over, for the least deposit and for the one that earns the most; empty for nothing. */
  readonly targets: readonly string[];
  readonly minimumCash: string;
}

/** The money in the terms of an offer, by the rules of its award (PROMO-53). */
export function offerFigures(offer: TermsOffer, gift: string | null = null): OfferFigures {
  const { currency } = offer;
  const text = (amount: Minor) => displayMoney(money.format(amount, currency.type), currency);
  const rules = awardRulesOf(offer, gift);
  const { least, most, largestBonus } = offerTerms(rules, leastDepositOf(offer));
  const grows = rules.kind === 'BONUS_PLUS_DEPOSIT' || rules.rewardKind === 'MULTIPLIER';
  const target = ({ deposit, turnoverTarget }: OfferOutcome) =>
    grows && deposit > 0n
      ? `${text(turnoverTarget)} for a deposit of ${text(deposit)}`
      : text(turnoverTarget);
  const outcomes = most === null ? [least] : [least, most];
  return {
    largestBonus: largestBonus === null ? null : text(largestBonus),
    targets: rules.wagering === 0 ? [] : outcomes.map(target),
    minimumCash: minimumCashOf(offer),
  };
}
