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

/** Said of a promo that no deposit starts, see `walletModeAfter`: it takes no cash (WMODE-01). */
export const bonusModeText =
  'It begins in bonus mode: you bet with its bonus money, and your own cash stays out of play until it ends.';

/** What stands for the minimum cash of such a promo. */
export const noMinimumCash = 'None, as cash is out of play';

const taken = (withSpins: boolean) =>
  withSpins
    ? 'what is left of the bonus, what it has won, and the free spins that are left'
    : 'what is left of the bonus and what it has won';

const losses = {
  DEPOSIT: (what: string) => `Cancel it, and you lose ${what}. Your deposit stays yours.`,
  GIFT: (what: string) => `Cancel it, and you lose ${what}.`,
  LOCK_IN: (what: string) =>
    `Cancel the lock-in, and the progress you have made is gone. Cancel its bonus later, and you lose ${what}.`,
  LOCK_IN_SPINS: () =>
    'Cancel the lock-in, and the progress you have made is gone. Cancel its free spins later, and you lose those that are left. What they have won stays yours.',
  SPINS: () => 'Cancel them, and you lose the spins that are left. What they have won stays yours.',
} as const;

/**
 * What is lost by ending it early, shown before it begins.
 * @param by what awards it, or what it gives
 * @param withSpins whether free spins come with its bonus
 */
export function cancelLossText(by: keyof typeof losses, withSpins = false): string {
  return losses[by](taken(withSpins));
}
