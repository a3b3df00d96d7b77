import { decideOwnId, ownIdReasons } from '@magpie/domain/account';
import { refusalOf } from '../graphql/refusal.ts';

/**
 * Holds a call to its caller's own account id, which some calls name again (API-14).
 * @throws Refusal BAD_USER_INPUT for another id, known or not
 */
export function requireOwnId(callerId: string, id: string): string {
  const decision = decideOwnId(callerId, id);
  if (!decision.allowed) throw refusalOf(ownIdReasons, decision);
  return id;
}
