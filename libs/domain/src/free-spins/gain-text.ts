import { displayMoney } from '../format/index.ts';
import type { CurrencyType } from '../money/index.ts';
import { shownFreeSpins } from './free-spins.ts';

export interface GivenFreeSpins {
  readonly gameName: string;
  readonly betCount: number;
  /** Wire decimal. */
  readonly betValue: string;
  readonly remainingFreeSpins?: number | null | undefined;
}

interface Currency {
  readonly symbol: string;
  readonly type: CurrencyType;
}

const joined = (parts: readonly string[]): string | null =>
  parts.length < 2 ? (parts[0] ?? null) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** For example '20 free spins on Moonlit Dingo at A$0.20'; null without any. */
export function freeSpinsGainText(games: readonly GivenFreeSpins[], currency: Currency): string | null {
  return joined(
    games.map((game, index) => {
      const count = shownFreeSpins(game);
      const what = index > 0 ? '' : ` free ${count === 1 ? 'spin' : 'spins'}`;
      return `${String(count)}${what} on ${game.gameName} at ${displayMoney(game.betValue, currency)}`;
    }),
  );
}

const asCash = 'cash, with nothing to wager.';

/** Said of the free spins that come with a bonus (SPIN-21). */
export const freeSpinsWinText = `What its free spins win is ${asCash}`;

/** In which games free spins are played: no other game, and no provider, counts for them (SPIN-21). */
export function freeSpinsGamesText(games: readonly Pick<GivenFreeSpins, 'gameName'>[]): string {
  const names = joined([...new Set(games.map(({ gameName }) => gameName))]);
  return `The spins are for ${names ?? 'their own game'} only. What they win is ${asCash}`;
}

/** All that an award gives; null for nothing. @param bonus as shown; null for none */
export function awardGainText(
  bonus: string | null,
  games: readonly GivenFreeSpins[],
  currency: Currency,
): string | null {
  return joined([bonus, freeSpinsGainText(games, currency)].filter((part) => part !== null));
}
