export const maxRecentGames = 24;

/** How long a game counts as played recently, in days. */
export const recentDays = 90;

/** A launch, a bet or an open round of a member. */
export interface Play {
  readonly gameId: string;
  /** Epoch milliseconds. */
  readonly playedAt: number;
  /** Whether a round of it has a stake but no result yet. */
  readonly roundOpen: boolean;
}

export interface RecentGame<G> {
  readonly game: G;
  readonly playedAt: number;
  readonly roundOpen: boolean;
}

const laterOf = (known: Play | undefined, play: Play): Play => ({
  gameId: play.gameId,
  playedAt: Math.max(play.playedAt, known?.playedAt ?? 0),
  roundOpen: play.roundOpen || known?.roundOpen === true,
});

/**
 * A member's recently played games, each once: those with an open round first, then the latest first. The
 * sportsbook and games that are no longer on the site are left out.
 * @param offered finds a game of the site by its id
 */
export function recentGames<G extends { readonly category: string }>(
  plays: readonly Play[],
  offered: (id: string) => G | undefined,
): RecentGame<G>[] {
  const latest = new Map<string, Play>();
  for (const play of plays) latest.set(play.gameId, laterOf(latest.get(play.gameId), play));
  return [...latest.values()]
    .flatMap(({ gameId, ...play }) => {
      const game = offered(gameId);
      return game && game.category !== 'SPORTSBOOK' ? [{ game, ...play }] : [];
    })
    .sort((a, b) => Number(b.roundOpen) - Number(a.roundOpen) || b.playedAt - a.playedAt)
    .slice(0, maxRecentGames);
}
