import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { GameSessionReason } from './game-session-reasons.ts';

export interface SessionEndFacts {
  /** Member id; null when there is no such session. */
  readonly startedBy: string | null;
  readonly member: string;
  readonly gameOffered: boolean;
}

/** Only the session's own member can end it; ending it again is allowed (PLAY-05). */
export function decideSessionEnd(
  facts: SessionEndFacts,
): Decision<undefined, Exclude<GameSessionReason, 'ended'>> {
  if (facts.startedBy !== facts.member) return refuse('unknown');
  return facts.gameOffered ? allow() : refuse('gameGone');
}
