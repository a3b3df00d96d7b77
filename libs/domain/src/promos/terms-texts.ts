import type { AwardRules } from './award.ts';

const times = (count: number) => (count === 1 ? 'Once' : `${String(count)} times`);

/** How many times which amount must be wagered (PROMO-53). */
export function turnoverText({ kind, wagering }: Pick<AwardRules, 'kind' | 'wagering'>): string {
  if (wagering === 0) return 'Nothing';
  return `${times(wagering)} the ${kind === 'BONUS_ONLY' ? 'bonus' : 'bonus and the deposit'}`;
}

/** @param days null without an end */
export function termText(days: number | null): string {
  if (days === null) return 'No limit';
  return days === 1 ? '1 day' : `${String(days)} days`;
}

/**
 * What the minimum cash of a promo does once a deposit has started it, see `isCashLow` (WMODE-04, WMODE-12).
 * @param amount as shown
 */
export function minimumCashText(amount: string): string {
  return `With more than the minimum cash of ${amount} you bet with cash; at or below it you switch to the bonus, or deposit.`;
}

export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export interface CountingGames {
  /** Shares of a stake that count, as whole or decimal percent. */
  readonly providers: readonly { readonly name: string; readonly percent: number }[];
  /** Names of the allowed games; null if the promo names none. */
  readonly games: readonly string[] | null;
}

/** Which games count towards the turnover, and how much (PROMO-53). */
export function countingText({ providers, games }: CountingGames): string {
  const shares = providers.map(({ name, percent }) => `${name} ${String(percent)}%`);
  if (games === null) {
    return shares.length === 0
      ? 'Every game counts in full.'
      : `Only these providers count: ${listed(shares)}.`;
  }
  if (games.length === 0) return 'Only games that are not on the site any more count.';
  const named = `Only ${listed(games)} ${games.length === 1 ? 'counts' : 'count'}`;
  return shares.length === 0 ? `${named}, in full.` : `${named}, of these providers: ${listed(shares)}.`;
}

const losses = {
  DEPOSIT: 'Cancel it, and you lose what is left of the bonus and what it has won. Your deposit stays yours.',
  GIFT: 'Cancel it, and you lose what is left of the bonus and what it has won.',
  LOCK_IN: 'Cancel the lock-in, and the progress you have made is gone.',
  SPINS: 'Cancel them, and you lose the spins that are left. What they have won stays yours.',
} as const;

/** What is lost by ending it early, shown before it begins. @param by what awards it, or what it gives */
export function cancelLossText(by: keyof typeof losses): string {
  return losses[by];
}
