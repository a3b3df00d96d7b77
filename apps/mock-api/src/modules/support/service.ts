import { decideSupportToken, supportTokenReasons, supportTokenSeconds } from '@magpie/domain/support';
import jwt from 'jsonwebtoken';
import { refusalOf } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { saveToken } from './store/index.ts';

export interface SupportToken {
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Issues a member's support token (SUPPORT-07).
 * @throws Refusal BAD_USER_INPUT when the id or the address is not the member's own
 */
export async function issueSupportToken(
  world: World,
  secret: string,
  memberId: string,
  asked: { readonly accountId: string; readonly email: string },
): Promise<SupportToken> {
  const member = await memberRow(world.db, memberId);
  const decision = decideSupportToken({ asked, member });
  if (!decision.allowed) throw refusalOf(supportTokenReasons, decision);
  return world.write(async ({ db, now }) => {
    const issued = Math.floor(now.getTime() / 1000);
    const exp = issued + supportTokenSeconds;
    // The messenger knows a user by the claim of that name.
    const claims = { sub: memberId, user_id: memberId, email: member.email, iat: issued, exp };
    const token = jwt.sign(claims, `${secret}:support`, { algorithm: 'HS256', audience: 'support' });
    const expiresAt = exp * 1000;
    await saveToken(db, { memberId, token, expiresAt });
    return { token, expiresAt: new Date(expiresAt).toISOString() };
  });
}
