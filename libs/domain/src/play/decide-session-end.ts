import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { GameSessionReason } from './game-session-reasons.ts';

/** What decides whether a member ends a game session. */
export interface SessionEndFacts {
  /** Id of the member who started it; null when there is none of that id. */
  readonly startedBy: string | null;
  /** Id of the member who asks. */
  readonly member: string;
  /** Whether its game is still offered. */
  readonly gameOffered: boolean;
}

/** Decides about the end of a game session by its member; one that has ended may be ended again (PLAY-05). */
export function decideSessionEnd(
  facts: SessionEndFacts,
): Decision<undefined, Exclude<GameSessionReason, 'ended'>> {
  if (facts.startedBy !== facts.member) return refuse('unknown');
  return facts.gameOffered ? allow() : refuse('gameGone');
}
