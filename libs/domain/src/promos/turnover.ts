import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { givenLater } from './late-money.ts';
import type { StakedPromo } from './late-money.ts';
import { wasCompleted } from './renewal.ts';

export interface Contribution {
  readonly provider: string;
  /** Share of a stake that counts, in hundredths of a percent: 10000 is all of it. */
  readonly share: number;
}

export interface TurnoverRules {
  /** Bets in another currency do not count (PROMO-52). */
  readonly currency: string;
  readonly contributions: readonly Contribution[];
  readonly allowedGameCodes: readonly string[];
}

/** An empty list allows every game (PROMO-40). */
export function isAllowedForPromo(code: string, allowedGameCodes: readonly string[]): boolean {
  return allowedGameCodes.length === 0 || allowedGameCodes.includes(code);
}

/** In hundredths of a percent; 0 for an excluded game. */
export function gameCounts(
  game: { readonly code: string; readonly provider: string },
  rules: Omit<TurnoverRules, 'currency'>,
): number {
  if (!isAllowedForPromo(game.code, rules.allowedGameCodes)) return 0;
  if (rules.contributions.length === 0) return 10_000;
  return rules.contributions.find(({ provider }) => provider === game.provider)?.share ?? 0;
}

/** Text on the card of a game while a promo is active. @param share in hundredths of a percent */
export function countsLabel(share: number): string {
  return `Counts ${String(share / 100)}%`;
}

export function turnoverShare(
  stake: { readonly amount: Minor; /** Code. */ readonly currency: string },
  game: { readonly code: string; readonly provider: string },
  rules: TurnoverRules,
): Minor {
  if (stake.currency !== rules.currency) return money.zero;
  return money.multiplyRatio(stake.amount, BigInt(gameCounts(game, rules)), 10_000n);
}

/**
 * What a settled bet counts towards: the turnover of the promo that it was placed under, or that stands in place of it, or what is
 * given anew of one that a dispute took; null once that is over otherwise (PROMO-46).
 */
export function countedTowards(promo: Omit<StakedPromo, 'owed'>): 'TURNOVER' | 'RENEWAL' | null {
  const given = givenLater(promo);
  if (promo.status === 'ACTIVE' || given === 'WAITING') return 'TURNOVER';
  return given === 'TAKEN_BACK' && !wasCompleted(promo) ? 'RENEWAL' : null;
}
