import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export const matchReasons = {
  matchUnknown: { code: 'NOT_FOUND', text: () => 'This match cannot be bet on.' },
} as const satisfies ReasonTable<'matchUnknown'>;

/** @param match null for one that is not offered, and where none was named */
export function decideMatch<Match>(match: Match | null): Decision<{ readonly match: Match }, 'matchUnknown'> {
  return match ? allow({ match }) : refuse('matchUnknown');
}
