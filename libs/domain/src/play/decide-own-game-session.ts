import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { GameSessionReason } from './game-session-reasons.ts';

export interface OwnGameSessionFacts {
  /** Member id; null when there is no such session. */
  readonly startedBy: string | null;
  readonly member: string;
  readonly gameOffered: boolean;
}

/** What a member asks of a session of their own, live or over: to see it or to end it, as often as they like (PLAY-05). */
export function decideOwnGameSession(
  facts: OwnGameSessionFacts,
): Decision<undefined, Exclude<GameSessionReason, 'ended'>> {
  if (facts.startedBy !== facts.member) return refuse('unknown');
  return facts.gameOffered ? allow() : refuse('gameGone');
}
