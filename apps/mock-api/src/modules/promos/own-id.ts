import { Refusal } from '../../platform/graphql/index.ts';

/**
 * Holds a call to its caller's own account id, which older calls send as legacyMemberId (API-14).
 *
 * @throws Refusal BAD_USER_INPUT for another member's id, known or not
 */
export function checkOwnId(callerId: string, memberId: string): void {
  if (callerId !== memberId)
    throw new Refusal('BAD_USER_INPUT', 'This id is not the id of your own account.');
}
