import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { StudioReason } from './studio-reasons.ts';

export interface RoundPageFacts<Round> {
  /** Null when there is none of that name of this member at this game. */
  readonly round: Round | null;
  /** ANNULLED: its stake was given back, and nothing was shown. Null without a round. */
  readonly state: 'ANNULLED' | 'OPEN' | 'OVER' | null;
  /** A bet of the sportsbook is open for days, and is shown as it stands. */
  readonly of: 'STUDIO' | 'SPORTSBOOK';
}

export type RoundPageReason = Extract<StudioReason, 'roundUnknown' | 'roundUnfinished'>;

/** Whether the game server shows a round on a page of its own. */
export function decideRoundPage<Round>({
  round,
  state,
  of,
}: RoundPageFacts<Round>): Decision<{ readonly round: Round }, RoundPageReason> {
  if (round === null || state === null || state === 'ANNULLED') return refuse('roundUnknown');
  return state === 'OVER' || of === 'SPORTSBOOK' ? allow({ round }) : refuse('roundUnfinished');
}

/** Whether a vendor's rounds may be asked for at a game. @param game null for one that is not there */
export function decideRoundGame<Game extends { readonly vendor: { readonly id: string } }>(
  game: Game | null,
  vendorId: string,
): Decision<{ readonly game: Game }, Extract<StudioReason, 'roundUnknown'>> {
  return game?.vendor.id === vendorId ? allow({ game }) : refuse('roundUnknown');
}

interface SignedPass {
  readonly expiresAt: Date;
  readonly game: string;
  readonly incarnation: string;
}

export interface RoundPassFacts<Pass extends SignedPass, World extends { readonly incarnation: string }> {
  /** Null for none, and for one that is not the game server's. */
  readonly pass: Pass | null;
  /** The one that the pass names, and its time; null when there is none of that name. */
  readonly world: World | null;
  readonly now: Date | null;
  readonly game: string;
}

/** Whether a pass opens the page of its round: of that game, in the world it was made in, until it expires. */
export function decideRoundPass<Pass extends SignedPass, World extends { readonly incarnation: string }>({
  pass,
  world,
  now,
  game,
}: RoundPassFacts<Pass, World>): Decision<
  { readonly pass: Pass; readonly world: World },
  Extract<StudioReason, 'passSpent'>
> {
  if (pass === null || world === null || now === null) return refuse('passSpent');
  const isOwn = pass.game === game && pass.incarnation === world.incarnation;
  return isOwn && pass.expiresAt > now ? allow({ pass, world }) : refuse('passSpent');
}
