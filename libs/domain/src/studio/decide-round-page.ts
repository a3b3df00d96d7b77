import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { StudioReason } from './studio-reasons.ts';

export interface RoundPageFacts<Round> {
  /** Null when there is none of that name of this member at this game. */
  readonly round: Round | null;
  /** ANNULLED: its stake was given back, and nothing was shown. Null without a round. */
  readonly state: 'ANNULLED' | 'OPEN' | 'OVER' | null;
}

export type RoundPageReason = Extract<StudioReason, 'roundUnknown' | 'roundUnfinished'>;

/** Whether the game server shows a round on a page of its own. */
export function decideRoundPage<Round>({
  round,
  state,
}: RoundPageFacts<Round>): Decision<{ readonly round: Round }, RoundPageReason> {
  if (round === null || state === null || state === 'ANNULLED') return refuse('roundUnknown');
  return state === 'OVER' ? allow({ round }) : refuse('roundUnfinished');
}

/** Whether a vendor's rounds may be asked for at a game. @param game null for one that is not there */
export function decideRoundGame<Game extends { readonly vendor: { readonly id: string } }>(
  game: Game | null,
  vendorId: string,
): Decision<{ readonly game: Game }, Extract<StudioReason, 'roundUnknown'>> {
  return game?.vendor.id === vendorId ? allow({ game }) : refuse('roundUnknown');
}

/** @param pass what opens the page of a round; null for one that is not the game server's or is for another game or world */
export function decideRoundPass<Pass extends { readonly expiresAt: Date }>(
  pass: Pass | null,
  now: Date,
): Decision<{ readonly pass: Pass }, Extract<StudioReason, 'passSpent'>> {
  return pass !== null && pass.expiresAt > now ? allow({ pass }) : refuse('passSpent');
}
