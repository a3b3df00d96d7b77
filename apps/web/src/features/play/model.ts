/** What a launch needs to know of a game; any game of the contract that is fetched with these fields fits. */
export interface LaunchableGame {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Address of the cover. */
  readonly image: string | null;
  /** Colour in the cover's place, as #rrggbb. */
  readonly coverTone: string;
  /** The provider. */
  readonly subCategory: { readonly id: string; readonly name: string };
  readonly vendor: { readonly id: string };
  /** The main category first. */
  readonly gameCategories: readonly { readonly id: string }[];
}

/** Somebody's wish to play. */
export interface LaunchRequest {
  readonly game: LaunchableGame;
  /** Id of the member's free spin to be played; the bets are paid from the wallets without it. */
  readonly freeSpin?: string | undefined;
  /** Path of the page the player lies over; leaving that page leaves the game. */
  readonly from: string;
}

/** A session started on the platform (PLAY-05). */
export interface StartedSession {
  readonly id: string;
}

/** The game that is being launched or played. */
export interface Playing {
  readonly request: LaunchRequest;
  /**
   * CHECKING: whether it may be launched. ASKING: the member has to choose between bonus mode and a deposit. LAUNCHING:
   * the three steps run. OPEN: the game is visible with its URL and session id (PLAY-09).
   */
  readonly phase: 'CHECKING' | 'ASKING' | 'LAUNCHING' | 'OPEN';
  readonly url: string | null;
  readonly session: StartedSession | null;
}
