import { decideOwnId, ownIdReasons } from '@magpie/domain/promos';
import { refusalOf } from '#platform/graphql/index.ts';

/**
 * Holds a call to its caller's own account id, which older calls send as legacyMemberId (API-14).
 * @throws Refusal BAD_USER_INPUT for another member's id, known or not
 */
export function checkOwnId(callerId: string, memberId: string): void {
  const decision = decideOwnId(callerId, memberId);
  if (!decision.allowed) throw refusalOf(ownIdReasons, decision);
}
