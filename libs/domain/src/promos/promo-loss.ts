import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';
import { isMaxedOut } from './availability.ts';
import { isStartedByDeposit } from './decide-promo-deposit.ts';
import type { PromoStart } from './decide-promo-deposit.ts';
import { cancelLossText } from './terms-texts.ts';
import { isDepositPromo } from './types.ts';
import type { PromoType } from './types.ts';

/** What a member loses when a promo ends before it is complete. Amounts are wire decimals of its currency. */
export interface PromoLoss {
  /** Remaining bonus money, including what was won with it. */
  readonly bonus: string;
  /** The part of it that was won. */
  readonly winnings: string;
  readonly freeSpins: number;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
}

const isSome = (amount: string, { type }: PromoLoss['currency']) => money.parseOrZero(amount, type) > 0n;

const spinsText = (count: number) => `${String(count)} free ${count === 1 ? 'spin' : 'spins'}`;

/** The same sentence before a cancellation and before a withdrawal (WDR-28). */
export function promoLossText({ bonus, winnings, freeSpins, currency }: PromoLoss): string {
  const won = isSome(winnings, currency) ? `, ${displayMoney(winnings, currency)} of it winnings` : '';
  const losses = [
    ...(isSome(bonus, currency) ? [`${displayMoney(bonus, currency)} of bonus money${won}`] : []),
    ...(freeSpins > 0 ? [spinsText(freeSpins)] : []),
  ];
  if (losses.length === 0) return 'You will lose your progress. There is no bonus money left to lose.';
  return `You will lose ${losses.join(won === '' ? ' and ' : ', and ')}.`;
}

export interface PromoCancel {
  readonly loss: PromoLoss;
  /** What was turned over so far, as a wire decimal. */
  readonly turnoverCounter: string;
  readonly promoUsed: number;
  /** See `usesLimit`. */
  readonly maxUses: number;
}

/** The question before an active promo is cancelled: all that it takes, and what it leaves. */
export function promoCancelText({ loss, turnoverCounter, promoUsed, maxUses }: PromoCancel): string {
  const { currency } = loss;
  const done = isSome(turnoverCounter, currency)
    ? ` The ${displayMoney(turnoverCounter, currency)} that you have turned over counts no more.`
    : '';
  const last = isMaxedOut({ maxUses, promoUsed }) ? ' No uses of this promo are left to take it again.' : '';
  return `${promoLossText(loss)}${done}${last} Your own cash stays yours. Do you want to proceed?`;
}

export interface GivenReward extends Omit<PromoLoss, 'winnings'> {
  /** Whether it is a lock-in that ended before it awarded anything. */
  readonly unfinished: boolean;
  /** Cash that was given back with it; null where it stands for itself. */
  readonly givenBack: string | null;
}

const partsOf = ({ bonus, freeSpins, currency }: Omit<PromoLoss, 'winnings'>): readonly string[] => [
  ...(isSome(bonus, currency) ? [displayMoney(bonus, currency)] : []),
  ...(freeSpins > 0 ? [spinsText(freeSpins)] : []),
];

/** What a promo of the history gave: 'A$40.00 and 25 free spins'; empty for nothing. A lock-in that ended before its award gave none. */
export function givenText({ unfinished, givenBack, ...reward }: GivenReward): string {
  if (unfinished) return 'Not awarded';
  const { currency } = reward;
  const parts = partsOf(reward);
  if (givenBack === null || !isSome(givenBack, currency)) return parts.join(' and ');
  const cash = `${displayMoney(givenBack, currency)} in cash`;
  return parts.length === 0 ? cash : `${parts.join(', ')} and ${cash}`;
}

/** For an award that has not begun; empty if it gives nothing. */
export function awardLossText({ bonus, freeSpins, currency }: PromoLoss): string {
  const spins = freeSpins > 0 ? spinsText(freeSpins) : null;
  if (!isSome(bonus, currency)) return spins === null ? '' : `You will lose its ${spins}.`;
  const amount = `its bonus of ${displayMoney(bonus, currency)}`;
  return `You will lose ${spins === null ? amount : `${amount} and ${spins}`}.`;
}

interface TermsGive {
  readonly hasFreeSpins: boolean;
  /** See `givesSpinsAlone`. */
  readonly spinsAlone: boolean;
}

/** What ending a promo early takes, said before it is begun. */
export function termsLossText(promo: PromoStart & TermsGive): string {
  const { hasFreeSpins, spinsAlone } = promo;
  if (promo.lockInEnabled && spinsAlone) return cancelLossText('LOCK_IN_SPINS');
  if (spinsAlone) return cancelLossText('SPINS');
  if (promo.lockInEnabled) return cancelLossText('LOCK_IN', hasFreeSpins);
  return cancelLossText(isStartedByDeposit(promo) ? 'DEPOSIT' : 'GIFT', hasFreeSpins);
}

export interface EarnedPromo {
  readonly type: PromoType;
  readonly currency: string;
  readonly lockInEnabled: boolean;
  /** Deposits that its lock-in requires, as a wire decimal; null without lock-in. */
  readonly lockInRequiredDeposit: string | null;
  /** The deposit that started it, as a wire decimal; 0 for none, as of a gift. */
  readonly deposit: string;
}

// What is nothing is so in any currency.
const isSomeDeposit = (amount: string) => money.parseOrZero(amount, 'CRYPTO') > 0n;

/** Whether a lock-in asks for deposits, and not for turnover alone. @param required a wire decimal; null without lock-in */
export function asksForDeposits(required: string | null): boolean {
  return required !== null && isSomeDeposit(required);
}

/** Whether the deposits of its lock-in earned it, or the one that started it. */
const isEarnedByDeposit = ({ lockInEnabled, lockInRequiredDeposit, deposit }: EarnedPromo) =>
  lockInEnabled ? asksForDeposits(lockInRequiredDeposit) : isSomeDeposit(deposit);

/**
 * In which currencies a withdrawal gives a promo up (WDR-28, PROMO-52): one that a deposit started in that deposit's, which is the
 * promo's, and one of a lock-in in every, as its deposits count in every. What turnover alone has earned is kept, and what the
 * operator gave: there is no deposit that the withdrawal takes out again.
 */
export function givenUpByWithdrawals(promo: EarnedPromo): 'ANY' | 'OF_ITS_CURRENCY' | 'NONE' {
  if (!isDepositPromo(promo.type) || !isEarnedByDeposit(promo)) return 'NONE';
  return promo.lockInEnabled ? 'ANY' : 'OF_ITS_CURRENCY';
}

export function isGivenUpByWithdrawal(promo: EarnedPromo, currency: string): boolean {
  const by = givenUpByWithdrawals(promo);
  return by === 'ANY' || (by === 'OF_ITS_CURRENCY' && promo.currency === currency);
}
