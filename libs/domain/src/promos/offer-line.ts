import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { awardOf } from './award.ts';
import type { AwardRules, PromoAward } from './award.ts';
import { turnoverText } from './terms-texts.ts';

interface Currency {
  readonly symbol: string;
  readonly type: CurrencyType;
}

const shown = (amount: Minor, currency: Currency) =>
  displayMoney(money.format(amount, currency.type), currency);

/** For example '50% of the deposit'. @param factor in hundredths of the deposit */
export const depositShareText = (factor: number): string => `${String(factor)}% of the deposit`;

/** For example '100% of the deposit, up to A$200.00'; null for no bonus. */
export function bonusOfferText(rules: AwardRules, currency: Currency): string | null {
  const { rewardKind, bonus, factor, largestBonus } = rules;
  if (rewardKind === 'DIRECT') return bonus > 0n ? `${shown(bonus, currency)} bonus` : null;
  if (factor === 0) return null;
  const limit = largestBonus === null ? '' : `, up to ${shown(largestBonus, currency)}`;
  return `${depositShareText(factor)}${limit}`;
}

const targetText = (target: Minor, currency: Currency): string =>
  target === 0n ? 'no wagering' : `to be wagered ${shown(target, currency)}`;

/** For example 'Bonus A$25.00, to be wagered A$375.00'; null where a deposit earns no money. */
export function depositGainText({ bonus, turnoverTarget }: PromoAward, currency: Currency): string | null {
  if (bonus === 0n) return null;
  return `Bonus ${shown(bonus, currency)}, ${targetText(turnoverTarget, currency)}`;
}

export interface OfferLine {
  /** All that it gives, as shown; null for nothing. */
  readonly gives: string | null;
  readonly rules: AwardRules;
  /** The least deposit that starts it. */
  readonly minimum: Minor;
  /** The deposit that is looked at; zero for none. */
  readonly deposit: Minor;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function gainOf({ rules, deposit }: OfferLine, currency: Currency): string {
  const { bonus, turnoverTarget } = awardOf(rules, deposit);
  const grown =
    rules.rewardKind === 'MULTIPLIER' ? `${shown(bonus, currency)} for ${shown(deposit, currency)}, ` : '';
  return sentence(`${grown}${targetText(turnoverTarget, currency)}`);
}

function startOf({ rules, minimum, deposit }: OfferLine, currency: Currency): string {
  const wagering =
    awardOf(rules, minimum).turnoverTarget === 0n
      ? 'No wagering'
      : `Wager ${turnoverText(rules).toLowerCase()}`;
  const least = shown(minimum, currency);
  return `${wagering}. ${deposit === 0n ? `From ${least}` : `${shown(deposit, currency)} is too little: from ${least}`}`;
}

/** What an offer gives and what that asks for, in one line: for the deposit once it is enough, in general until then (PROMO-53). */
export function offerLineText(line: OfferLine, currency: Currency): string {
  const asks = line.deposit >= line.minimum ? gainOf(line, currency) : startOf(line, currency);
  return `${[line.gives, asks].filter((part) => part !== null).join('. ')}.`;
}
