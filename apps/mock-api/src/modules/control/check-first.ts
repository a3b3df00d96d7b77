import { callListReasons, decideListSize } from '@magpie/domain/control';
import { refusalOf } from '#platform/graphql/index.ts';

/** The wanted number of entries. @throws Refusal BAD_USER_INPUT below 1 or above 500 */
export function checkFirst(first: number): number {
  const decision = decideListSize(first);
  if (!decision.allowed) throw refusalOf(callListReasons, decision);
  return decision.plan;
}
