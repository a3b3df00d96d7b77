import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { betEnd, fairValue } from './bets.ts';
import type { BetTerms, Leg } from './bets.ts';
import type { CashOutReason } from './cash-out-reasons.ts';
import type { Millionths, Odds } from './prices.ts';

/** What a cash out costs, in 1/1,000 of what the bet is worth. */
export const cashOutMargin = 50;

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

export interface QuoteFacts {
  readonly terms: BetTerms;
  readonly legs: readonly LegNow[];
  /** Whether the stake was taken and nothing was paid yet. */
  readonly open: boolean;
}

/**
 * The price at which an open bet is bought back: what it is worth, less the margin, rounded down. None is stated that would
 * be kept past what becomes known, since whoever waits for that would choose between the two prices.
 */
export function decideQuote({
  terms,
  legs,
  open,
}: QuoteFacts): Decision<
  { readonly price: Minor },
  Extract<CashOutReason, 'betOver' | 'notOffered' | 'aboutToMove'>
> {
  if (!open || betEnd(terms, legs)) return refuse('betOver');
  const suspended = legs.some(({ state, now }) => state === 'OPEN' && now === null);
  const price = money.of((fairValue(terms, legs) * BigInt(1000 - cashOutMargin)) / 1000n);
  if (suspended || price === 0n) return refuse('notOffered');
  return legs.some(({ state, moves }) => state === 'OPEN' && moves)
    ? refuse('aboutToMove')
    : allow({ price });
}

export interface Quote {
  readonly id: string;
  readonly price: Minor;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

export interface CashOutFacts {
  readonly open: boolean;
  /** The last price that was stated for the bet; null before the first. */
  readonly quote: Quote | null;
  /** The price that the member takes. */
  readonly taken: string;
  readonly now: number;
}

/** Whether the price that was stated still holds. */
export function decideCashOut({
  open,
  quote,
  taken,
  now,
}: CashOutFacts): Decision<{ readonly price: Minor }, Extract<CashOutReason, 'betOver' | 'quoteOver'>> {
  if (!open) return refuse('betOver');
  const kept = quote !== null && quote.id === taken && now <= quote.madeAt + quoteMs;
  return kept ? allow({ price: quote.price }) : refuse('quoteOver');
}
