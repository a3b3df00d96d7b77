import { Refusal } from '../graphql/refusal.ts';
import type { Caller } from './identify.ts';

/**
 * The caller's own account id, which some calls name again (API-14).
 * @throws Refusal BAD_USER_INPUT for another id, known or not
 */
export function requireOwnId(caller: Pick<Caller, 'id'>, id: string): string {
  if (id === caller.id) return id;
  throw new Refusal('BAD_USER_INPUT', 'This id is not the id of your own account.');
}
