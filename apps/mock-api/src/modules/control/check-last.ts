import { controlReasons, decideLast } from '@magpie/domain/control';
import { refusalOf } from '#platform/graphql/index.ts';

/** How many rows a list is to have. @throws Refusal BAD_USER_INPUT */
export function checkLast(last: number): number {
  const decision = decideLast(last);
  if (!decision.allowed) throw refusalOf(controlReasons, decision);
  return decision.plan;
}
