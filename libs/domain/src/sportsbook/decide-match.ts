import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export const matchReasons = {
  matchUnknown: { code: 'NOT_FOUND', text: () => 'This match cannot be bet on.' },
} as const satisfies ReasonTable<'matchUnknown'>;

/** Whether a match is shown with its markets. @param match null for one that is not offered */
export function decideMatch<Match>(match: Match | null): Decision<{ readonly match: Match }, 'matchUnknown'> {
  return match ? allow({ match }) : refuse('matchUnknown');
}
