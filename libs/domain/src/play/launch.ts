export interface LaunchOptions {
  readonly siteLobbyUrl: string;
  readonly channel: 'MobileWeb';
  readonly freeSpin?: string;
}

/**
 * The lobby to return to and the channel, which is the same on desktop (PLAY-04).
 * @param freeSpin id of the free spins to play
 */
export function launchOptions(siteUrl: string, freeSpin?: string): LaunchOptions {
  const siteLobbyUrl = `${siteUrl.replace(/\/$/, '')}/casino`;
  return { siteLobbyUrl, channel: 'MobileWeb', ...(freeSpin !== undefined && { freeSpin }) };
}

/** Shown when a game reports that its session is over (PLAY-29). */
export const sessionEndedText = 'Your game session has ended.';

/** How long a game may take to report that it is ready, in ms (PLAY-29). */
export const readyWithinMs = 20_000;

/** Progress is 100, the game is visible and its URL is set (PLAY-13). */
export function frameVisible(game: {
  readonly progress: number;
  readonly visible: boolean;
  readonly url: string | null;
}): boolean {
  return game.progress === 100 && game.visible && game.url !== null && game.url !== '';
}
