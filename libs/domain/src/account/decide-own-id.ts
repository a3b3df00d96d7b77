import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type OwnIdReason = 'otherMember';

/** See API-14. */
export const ownIdReasons = {
  otherMember: {
    code: 'BAD_USER_INPUT',
    text: () => 'This id is not the id of your own account.',
    field: 'legacyMemberId',
  },
} as const satisfies ReasonTable<OwnIdReason>;

/** The answer does not reveal whether the other member exists (API-14). */
export function decideOwnId(caller: string, named: string): Decision<undefined, OwnIdReason> {
  return caller === named ? allow() : refuse('otherMember');
}
