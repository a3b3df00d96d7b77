import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { betEnd, fairValue } from './bets.ts';
import type { BetEnding, BetTerms, Leg } from './bets.ts';
import type { CashOutReason } from './cash-out-reasons.ts';
import type { Millionths, Odds } from './prices.ts';

/** What a cash out costs, in 1/1,000 of what the bet is worth. */
export const cashOutMargin = 50;

/** How much of what is left of a bet can be bought back at once, in percent. */
export const cashOutShares = [25, 50, 75, 100] as const;

export type CashOutShare = (typeof cashOutShares)[number];

/** How long its price is kept (PLAY-32). */
export const quoteMs = 5000;

export interface LegNow extends Leg {
  /** How likely it is to win, if it is open. */
  readonly chance: Millionths;
  /** Null while no bet is taken on it. */
  readonly now: Odds | null;
  /** Whether its match moves while a price would be kept. */
  readonly moves: boolean;
}

export interface QuotedBet {
  /** What of the bet is not bought back yet. */
  readonly terms: BetTerms;
  readonly legs: readonly LegNow[];
  /** Whether the stake was taken and nothing was paid yet. */
  readonly open: boolean;
}

export interface QuoteFacts<Bet extends QuotedBet = QuotedBet> {
  /** Null for what asks for none. */
  readonly share: CashOutShare | null;
  /** Null where the member has none of this name. */
  readonly bet: Bet | null;
}

/**
 * The price at which an open bet or a part of it is bought back: what that is worth, less the margin, rounded down. None is
 * stated that would be kept past what becomes known, since whoever waits for that would choose between the two prices.
 */
export function decideQuote<Bet extends QuotedBet>({
  share,
  bet,
}: QuoteFacts<Bet>): Decision<Priced & { readonly bet: Bet }, Exclude<CashOutReason, 'quoteOver'>> {
  if (share === null) return refuse('malformed');
  if (!bet) return refuse('betUnknown');
  const { terms, legs, open } = bet;
  if (!open || betEnd(terms, legs)) return refuse('betOver');
  const suspended = legs.some(({ state, now }) => state === 'OPEN' && now === null);
  const unit = money.of((terms.unit * BigInt(share)) / 100n);
  if (unit === 0n) return refuse('tooSmall');
  const worth = fairValue({ size: terms.size, unit }, legs);
  const price = money.of((worth * BigInt(1000 - cashOutMargin)) / 1000n);
  if (suspended || price === 0n) return refuse('notOffered');
  return legs.some(({ state, moves }) => state === 'OPEN' && moves)
    ? refuse('aboutToMove')
    : allow({ bet, unit, price });
}

/** A part of a bet and what is paid for it. */
export interface Priced {
  /** How much of the stake of each line is bought back. */
  readonly unit: Minor;
  readonly price: Minor;
}

export interface Quote extends Priced {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

export interface SoldBet {
  readonly open: boolean;
  /** Null while it is open. */
  readonly ending: BetEnding | null;
  /** What of the stake of each line is not bought back yet. */
  readonly left: Minor;
  /** The last price that was stated for the bet; null before the first. */
  readonly quote: Quote | null;
  /** Whether a part of it was bought back at the price that is taken. */
  readonly partSold: boolean;
}

export interface CashOutFacts<Bet extends SoldBet = SoldBet> {
  /** The price that the member takes; null for what takes none. */
  readonly taken: string | null;
  /** Null where the member has none of this name. */
  readonly bet: Bet | null;
  readonly now: number;
}

export type CashOutPlan<Bet extends SoldBet = SoldBet> =
  /** Bought back at this price before. */
  | { readonly kind: 'REPEAT'; readonly bet: Bet }
  | ({
      readonly kind: 'BUY';
      readonly bet: Bet;
      /** The id of the price, not an amount. */
      readonly quote: string;
      /** Whether nothing of the bet is left after it. */
      readonly whole: boolean;
    } & Priced);

/** Whether the price that was stated still holds. The same again is the same cash out. */
export function decideCashOut<Bet extends SoldBet>({
  taken,
  bet,
  now,
}: CashOutFacts<Bet>): Decision<
  CashOutPlan<Bet>,
  Extract<CashOutReason, 'malformed' | 'betUnknown' | 'betOver' | 'quoteOver'>
> {
  if (taken === null) return refuse('malformed');
  if (!bet) return refuse('betUnknown');
  const { open, ending, left, quote, partSold } = bet;
  if (partSold || (ending === 'CASHOUT' && quote?.id === taken)) return allow({ kind: 'REPEAT', bet });
  if (!open) return refuse('betOver');
  if (quote?.id !== taken || now > quote.madeAt + quoteMs || quote.unit > left) return refuse('quoteOver');
  const { unit, price } = quote;
  return allow({ kind: 'BUY', bet, quote: taken, unit, price, whole: unit === left });
}
