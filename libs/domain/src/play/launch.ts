import { decidePlay, playRefusals } from './decide-play.ts';
import type { PlayFacts } from './decide-play.ts';

/** What is true when somebody presses Play. */
export interface LaunchFacts extends PlayFacts {
  readonly signedIn: boolean;
}

/** What happens when somebody presses Play. */
export type LaunchDecision =
  | { readonly kind: 'LOGIN' }
  | { readonly kind: 'EXCLUDED'; readonly message: string }
  | { readonly kind: 'SWITCH' }
  | { readonly kind: 'LAUNCH' };

/**
 * Decides about a launch: a visitor logs in first (PLAY-01), then promo exclusion is checked, then the wallet mode
 * (PLAY-21).
 */
export function beforeLaunch(facts: LaunchFacts): LaunchDecision {
  if (!facts.signedIn) return { kind: 'LOGIN' };
  const { kind } = decidePlay(facts);
  if (kind === 'EXCLUDED') return { kind, message: playRefusals.EXCLUDED.text };
  return { kind: kind === 'SWITCH' ? kind : 'LAUNCH' };
}

/** The steps of a launch in their order (PLAY-02). */
export const launchSteps = ['VENDOR', 'URL', 'SESSION'] as const;

/** A step of a launch. */
export type LaunchStep = (typeof launchSteps)[number];

/**
 * The message of a failed launch (PLAY-07, PLAY-08).
 *
 * @param failure NETWORK when no answer came, REFUSED when the server refused the step, UNEXPECTED for anything else
 */
export function launchFailureMessage(
  step: LaunchStep,
  failure: 'NETWORK' | 'REFUSED' | 'UNEXPECTED',
): string {
  if (failure === 'NETWORK') return 'Network error occurred. Please try again.';
  if (failure === 'REFUSED' && step === 'VENDOR') return 'Failed to initialize game vendor';
  if (failure === 'REFUSED' && step === 'URL') return 'Failed to get game launch URL';
  return 'An unexpected error occurred';
}

/** Options of launchURL on a site: the lobby to return to and the channel, on desktop too (PLAY-04). */
export function launchOptions(siteUrl: string): {
  readonly siteLobbyUrl: string;
  readonly channel: 'MobileWeb';
} {
  return { siteLobbyUrl: `${siteUrl.replace(/\/$/, '')}/casino`, channel: 'MobileWeb' };
}

/** Whether the frame of a game shows: progress is 100, the game is visible and its URL is set (PLAY-13). */
export function frameVisible(game: {
  readonly progress: number;
  readonly visible: boolean;
  readonly url: string | null;
}): boolean {
  return game.progress === 100 && game.visible && game.url !== null && game.url !== '';
}
