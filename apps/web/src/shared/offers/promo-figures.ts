import { displayMoney } from '@magpie/domain/format';
import { freeSpinsWinText } from '@magpie/domain/free-spins';
import { money, type Minor } from '@magpie/domain/money';
import { countedStakeText } from '@magpie/domain/play';
import {
  bonusModeText,
  countingText,
  hasMinimumCash,
  minimumCashText,
  noMinimumCash,
  termsLossText,
  givesSpinsAlone,
  growsWithDeposit,
  isStartedByDeposit,
  awardRange,
  promoDepositMinimum,
  type AwardRules,
  type DepositAward,
} from '@magpie/domain/promos';
import type { PromoCounting_promoFragment, PromoTerms_promoFragment } from '@magpie/gql/promos';

/** The fields of a promo from which its terms are shown. */
export type PromoTermsView = PromoTerms_promoFragment;

/** What the terms of a promo are called, wherever they stand (PROMO-53). */
export const termLabels = {
  wagering: 'Wagering',
  target: 'To be wagered',
  days: 'Time to wager',
  minimumCash: 'Minimum cash',
} as const;

/** A sentence of the terms under its name. */
export interface TermNote {
  readonly label: string;
  readonly text: string;
}

/** What the sentences of the terms are about. */
export const noteLabels = {
  counting: 'What counts',
  stake: 'How much',
  cash: 'Played with',
  spins: 'Free spins',
  loss: 'If you cancel',
  ends: 'What ends it',
} as const;

export const termNote = (about: keyof typeof noteLabels, text: string): TermNote => ({
  label: noteLabels[about],
  text,
});

/** What a promo awards, in the words of the rules. @param gift amount that stands in place of the promo's own */
export function awardRulesOf(promo: PromoTermsView, gift: string | null = null): AwardRules {
  const { type } = promo.currency;
  const { largestBonus, amount, kind, wagering } = promo;
  const factor = Number(money.parseOrZero(amount, 'FIAT'));
  return {
    kind,
    rewardKind: gift === null ? promo.rewardKind : 'DIRECT',
    bonus: money.parseOrZero(gift ?? amount, type),
    factor: promo.rewardKind === 'MULTIPLIER' ? factor : 0,
    largestBonus: largestBonus === null ? null : money.parseOrZero(largestBonus, type),
    wagering,
  };
}

/** The least deposit that starts a promo; `null` where none does. */
export function leastDepositOf(promo: PromoTermsView): Minor | null {
  if (!isStartedByDeposit(promo)) return null;
  const { minimumDepositAmount: least, currency } = promo;
  return promoDepositMinimum(least === null ? null : money.parseOrZero(least, currency.type), currency.type);
}

/** Whether its free spins are all that a promo gives. */
export const isSpinsAlone = (promo: PromoTermsView): boolean =>
  givesSpinsAlone({
    type: promo.type,
    rules: awardRulesOf(promo),
    least: leastDepositOf(promo),
    hasFreeSpins: promo.freeSpinConfiguration.length > 0,
  });

function countingOf({
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

export const countingNote = (promo: PromoCounting_promoFragment): TermNote =>
  termNote('counting', countingOf(promo));

/** Which games count, and what of each stake. */
export const countingNotes = (promo: PromoCounting_promoFragment): readonly TermNote[] => [
  countingNote(promo),
  termNote('stake', countedStakeText),
];

type MinimumCash = Pick<PromoTermsView, 'minimumRealMoneyBalance' | 'currency'>;

const asksForCash = ({ minimumRealMoneyBalance: least, currency }: MinimumCash) =>
  money.parseOrZero(least, currency.type) > 0n;

/** The cash below which the bonus is played; 'None' where that is nothing. */
export const minimumCashOf = (promo: MinimumCash): string =>
  asksForCash(promo) ? displayMoney(promo.minimumRealMoneyBalance, promo.currency) : 'None';

/** What {@link minimumCashOf} means, in one sentence; none where it is nothing. */
export const minimumCashNotes = (promo: MinimumCash): readonly TermNote[] =>
  asksForCash(promo) ? [termNote('cash', minimumCashText(minimumCashOf(promo)))] : [];

/** What the mode means in which an award begins. */
export const modeNotes = (mode: 'BONUS' | 'CASH', promo: MinimumCash): readonly TermNote[] =>
  hasMinimumCash(mode) ? minimumCashNotes(promo) : [termNote('cash', bonusModeText)];

/** The same in the terms of a promo: what no deposit starts is played with the bonus from its start. */
export const cashNotesOf = (promo: PromoTermsView): readonly TermNote[] =>
  modeNotes(isStartedByDeposit(promo) ? 'CASH' : 'BONUS', promo);

/** What the free spins win that come with a bonus; none without any. */
export const spinNotesOf = (promo: Pick<PromoTermsView, 'freeSpinConfiguration'>): readonly TermNote[] =>
  promo.freeSpinConfiguration.length > 0 ? [termNote('spins', freeSpinsWinText)] : [];

/** What the figures do not say, in sentences: which games and stakes count, the minimum cash, and what a cancellation takes. */
export function termNotesOf(promo: PromoTermsView, spins: boolean): readonly TermNote[] {
  const loss = { ...promo, hasFreeSpins: promo.freeSpinConfiguration.length > 0, spinsAlone: spins };
  const lost = termNote('loss', termsLossText(loss));
  if (spins) return [lost];
  return [...countingNotes(promo), ...cashNotesOf(promo), ...spinNotesOf(promo), lost];
}

export interface PromoFigures {
  /** As text; `null` where the bonus has no limit. */
  readonly largestBonus: string | null;
  /** What has to be turned over, for the least deposit and for the one that earns the most; empty for nothing. */
  readonly targets: readonly string[];
  readonly minimumCash: string;
}

/** The money in the terms of a promo, by the rules of its award (PROMO-53). */
export function promoFigures(promo: PromoTermsView, gift: string | null = null): PromoFigures {
  const { currency } = promo;
  const text = (amount: Minor) => displayMoney(money.format(amount, currency.type), currency);
  const rules = awardRulesOf(promo, gift);
  const { least, most, largestBonus } = awardRange(rules, leastDepositOf(promo));
  const grows = growsWithDeposit(rules);
  const target = ({ deposit, turnoverTarget }: DepositAward) =>
    grows && deposit > 0n
      ? `${text(turnoverTarget)} for a deposit of ${text(deposit)}`
      : text(turnoverTarget);
  const outcomes = most === null ? [least] : [least, most];
  return {
    largestBonus: largestBonus === null ? null : text(largestBonus),
    targets: rules.wagering === 0 ? [] : outcomes.map(target),
    minimumCash: isStartedByDeposit(promo) ? minimumCashOf(promo) : noMinimumCash,
  };
}
