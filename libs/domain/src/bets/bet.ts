import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';

export type BetStatus = 'CANCELED' | 'CASHOUT' | 'SETTLED' | 'UNSETTLED';

/** Bets that may still win: their stakes count, but a loss they are not yet (BETS-13). */
export const undecidedBets: readonly BetStatus[] = ['UNSETTLED'];

const isUndecided = (status: BetStatus): boolean => undecidedBets.includes(status);

/** Null for one that may still win, whose moment in the lists is that of its stake. */
export function betSettledAt(bet: {
  readonly status: BetStatus;
  readonly dateTimeSettled: string;
}): string | null {
  return isUndecided(bet.status) ? null : bet.dateTimeSettled;
}

const statusLabels: Readonly<Partial<Record<string, string>>> = {
  UNSETTLED: 'Unsettled',
  CANCELED: 'Canceled',
  CASHOUT: 'Cashout',
};

/** Anything that is not one of three is settled (BETS-09). */
export function betStatusLabel(status: string): string {
  return statusLabels[status] ?? 'Settled';
}

interface ShownCurrency {
  readonly code: string;
  readonly symbol: string;
  readonly type: CurrencyType;
}

export interface BetAmounts {
  readonly currencyType: CurrencyType;
  readonly currency: ShownCurrency;
  readonly effectiveBet: string;
  readonly payout: string;
  /** Null for a fiat bet. */
  readonly cryptoEffectiveBet: string | null;
  readonly cryptoPayout: string | null;
}

export interface StakeAndPayout {
  readonly stake: string;
  readonly payout: string;
}

/** The amounts in the currency of the bet: a crypto bet has both kinds, and its fiat ones are what it was worth (BETS-11). */
export function amountsOfBet(bet: BetAmounts): { readonly [part in keyof StakeAndPayout]: string | null } {
  return bet.currencyType === 'CRYPTO'
    ? { stake: bet.cryptoEffectiveBet, payout: bet.cryptoPayout }
    : { stake: bet.effectiveBet, payout: bet.payout };
}

export interface ShownBet extends BetAmounts {
  readonly status: BetStatus;
}

/** One that may still win has no payout, but for a part of it that was cashed out. */
export function hasPayout(bet: ShownBet): boolean {
  const paid = money.parseOrZero(amountsOfBet(bet).payout ?? '', bet.currencyType);
  return paid > 0n || !isUndecided(bet.status);
}

/** As a person reads them: 8 decimals in crypto, 2 in fiat (BETS-11). */
export function displayBetAmounts(bet: ShownBet): StakeAndPayout {
  const { stake, payout } = amountsOfBet(bet);
  const { symbol } = bet.currency;
  const currency = { symbol, type: bet.currencyType };
  return {
    stake: displayMoney(stake, currency),
    payout: hasPayout(bet) ? displayMoney(payout, currency) : 'None yet',
  };
}

export interface BetMoney {
  readonly freeSpin: boolean;
  readonly walletMode: 'CASH' | 'BONUS' | null;
}

/** What paid the stake (BETS-12, BETS-17). */
export function betMoneyLabel({ freeSpin, walletMode }: BetMoney): string {
  if (freeSpin) return 'Free Spin';
  return walletMode === 'BONUS' ? 'Bonus money' : 'Cash';
}

/** Null for what pays most bets, which goes without saying in a list. */
export function betMark(bet: BetMoney): string | null {
  return bet.freeSpin || bet.walletMode === 'BONUS' ? betMoneyLabel(bet) : null;
}

export interface PromoTurnover {
  readonly currency: ShownCurrency;
  readonly promo: { readonly name: string; readonly counted: string } | null;
}

/** How much of a bet counted for the promo that was active; null when there was none (BETS-17). */
export function betCountedText({ promo, currency }: PromoTurnover): string | null {
  return promo && `${displayMoney(promo.counted, currency)} counted for ${promo.name}`;
}

export interface BetRisk extends BetAmounts {
  /** What of the stake counts for rewards, in the currency of the bet. */
  readonly stakeAtRisk: string;
}

/** What of a stake counts for rewards and why; null for all of it, which goes without saying (BETS-17). */
export function betRiskText(bet: BetRisk): string | null {
  const { currencyType: type, currency } = bet;
  const atRisk = money.parseOrZero(bet.stakeAtRisk, type);
  if (atRisk === money.parseOrZero(amountsOfBet(bet).stake ?? '', type)) return null;
  if (atRisk === 0n) return 'Nothing: it came back as it was, or covered opposite results with another bet.';
  const shown = displayMoney(bet.stakeAtRisk, { symbol: currency.symbol, type });
  return `${shown}, which was won or lost by it. The rest was at no risk.`;
}

export interface BetTotals {
  readonly totalEffectiveBet: string;
  readonly totalWinloss: string;
  readonly currency: ShownCurrency;
}

/** Profit/Loss is the player's: negative for a loss (BETS-16). */
export function displayBetTotals({ totalEffectiveBet, totalWinloss, currency }: BetTotals): {
  readonly totalBets: string;
  readonly profitLoss: string;
} {
  return {
    totalBets: displayMoney(totalEffectiveBet, currency),
    profitLoss: displayMoney(totalWinloss, currency),
  };
}
