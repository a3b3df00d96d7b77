/** The lobby to return to and the channel, which is the same on desktop (PLAY-04). */
export function launchOptions(siteUrl: string): {
  readonly siteLobbyUrl: string;
  readonly channel: 'MobileWeb';
} {
  return { siteLobbyUrl: `${siteUrl.replace(/\/$/, '')}/casino`, channel: 'MobileWeb' };
}

/** Progress is 100, the game is visible and its URL is set (PLAY-13). */
export function frameVisible(game: {
  readonly progress: number;
  readonly visible: boolean;
  readonly url: string | null;
}): boolean {
  return game.progress === 100 && game.visible && game.url !== null && game.url !== '';
}
