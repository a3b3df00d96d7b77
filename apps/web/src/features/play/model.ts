import type { HeldFreeSpins } from '@magpie/domain/free-spins';

export interface LaunchableGame {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly image: string | null;
  /** Colour in the cover's place, as #rrggbb. */
  readonly coverTone: string;
  readonly subCategory: { readonly id: string; readonly name: string };
  readonly vendor: { readonly id: string };
  /** The main category first. */
  readonly gameCategories: readonly { readonly id: string }[];
}

/** The member's free spins in the game that is launched. */
export interface PlayedFreeSpins extends HeldFreeSpins {
  readonly id: string;
}

export interface LaunchRequest {
  readonly game: LaunchableGame;
  /** The free spins to be played; the bets are paid from the wallets without them. */
  readonly freeSpin?: PlayedFreeSpins | undefined;
  readonly from: string;
}

/** A session started on the platform (PLAY-05). */
export interface StartedSession {
  readonly id: string;
}

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
