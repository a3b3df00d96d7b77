import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Why a call that names a member is not carried out. */
export type OwnIdReason = 'otherMember';

/** What is said of it (API-14). */
export const ownIdReasons = {
  otherMember: {
    code: 'BAD_USER_INPUT',
    text: () => 'This id is not the id of your own account.',
    field: 'legacyMemberId',
  },
} as const satisfies ReasonTable<OwnIdReason>;

/** Decides whether a call names its own caller, be the other member known or not (API-14). */
export function decideOwnId(caller: string, named: string): Decision<undefined, OwnIdReason> {
  return caller === named ? allow() : refuse('otherMember');
}
