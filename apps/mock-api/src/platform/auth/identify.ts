import { refuse } from '@magpie/domain/decision';
import { accessReasons, mayLogIn } from '@magpie/domain/session';
import type { AccessReason } from '@magpie/domain/session';
import { refusalOf } from '../graphql/refusal.ts';
import type { Refusal } from '../graphql/refusal.ts';
import type { Reader } from '../store/index.ts';
import type { World } from '../worlds/index.ts';
import type { SessionFacts } from './sessions.ts';
import { endedRefusals } from './endings.ts';
import { endSession, findSession } from './sessions.ts';
import type { TokenClaims } from './tokens.ts';
import { readAccessToken } from './tokens.ts';

export interface Caller {
  readonly id: string;
  readonly sessionId: string;
  /** When the token stops being accepted, on the world's clock. */
  readonly expiresAt: Date;
}

export type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly caller: Caller }
  /** A token came and is not accepted. `ended`: it was good once and its session is over. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ended: boolean };

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

const refused = (reason: AccessReason, ended: boolean): Identity => ({
  kind: 'refused',
  refusal: refusalOf(accessReasons, refuse(reason)),
  ended,
});

/**
 * Tells who makes a call (API-13, SESS-35, SESS-40). A member whose status is no longer ENABLED has their session
 * ended here, so that it stays ended when the status changes back.
 * @param marks the authorization header is undefined or empty for a visitor
 */
export async function identify(
  world: World,
  secret: string,
  { authorization }: { readonly authorization?: string | undefined },
): Promise<Identity> {
  if (authorization === undefined || authorization === '') return { kind: 'visitor' };
  const accessToken = BEARER.exec(authorization)?.[1];
  if (accessToken === undefined) return refused('sessionMissing', false);
  const reading = readAccessToken(secret, accessToken, world.id, world.now());
  if (!reading.ok) {
    return refused(reading.problem === 'EXPIRED' ? 'expired' : 'sessionMissing', false);
  }
  const session = await findSession(world.db, reading.claims.sid);
  if (session?.memberId !== reading.claims.sub) return refused('sessionMissing', true);
  return identityOf(world, reading.claims, session);
}

/** Refuses what was asked for in a session that has ended since the call began. @throws Refusal as {@link identify} tells it */
export async function requireLiveSession(db: Reader, { sessionId }: Caller): Promise<void> {
  const session = await findSession(db, sessionId);
  if (session?.endReason === null) return;
  throw refusalOf(accessReasons, refuse(session ? endedRefusals[session.endReason] : 'sessionMissing'));
}

async function identityOf(world: World, claims: TokenClaims, session: SessionFacts): Promise<Identity> {
  if (session.endReason !== null) {
    return refused(endedRefusals[session.endReason], session.endReason !== 'STATUS');
  }
  if (!mayLogIn(session)) {
    await world.write((unit) => endSession(unit, claims.sid, 'STATUS'));
    return refused('expired', false);
  }
  const caller = { id: session.memberId, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
  return { kind: 'member', caller };
}
