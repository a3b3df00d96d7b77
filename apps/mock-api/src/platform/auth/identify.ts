import { Refusal } from '../graphql/refusal.ts';
import type { World } from '../worlds/index.ts';
import type { SessionFacts } from './sessions.ts';
import { endSession, findSession } from './sessions.ts';
import type { TokenClaims } from './tokens.ts';
import { readAccessToken } from './tokens.ts';

/** A logged-in member who makes a call. */
export interface Caller {
  /** Member id. */
  readonly id: string;
  readonly sessionId: string;
  /** When the token stops being accepted, on the world's clock. */
  readonly expiresAt: Date;
}

/** Who makes a call, as the authorization header tells. */
export type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly caller: Caller }
  /** A token came and is not accepted. `ended`: it was good once and its session is over. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ended: boolean };

const NOT_ACTIVE = 'invalid access token. session is not active.';
const NOT_THERE = 'invalid access token. session does not exist.';
const REPLACED = 'session was replaced by a login on another device';
const EXPIRED = 'Your session has expired. Please log in again.';
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

const refused = (code: 'FORBIDDEN' | 'ACCESS_TOKEN_EXPIRED', message: string, ended: boolean): Identity => ({
  kind: 'refused',
  refusal: new Refusal(code, message),
  ended,
});

/**
 * Tells who makes a call (API-13, SESS-35, SESS-40). A member whose status is no longer ENABLED has their session
 * ended here, so that it stays ended when the status changes back.
 * @param authorization value of the authorization header; undefined or empty for a visitor.
 */
export async function identify(
  world: World,
  secret: string,
  authorization: string | undefined,
): Promise<Identity> {
  if (authorization === undefined || authorization === '') return { kind: 'visitor' };
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) return refused('FORBIDDEN', NOT_THERE, false);
  const reading = readAccessToken(secret, token, world.id, world.now());
  if (!reading.ok) {
    return reading.problem === 'EXPIRED'
      ? refused('ACCESS_TOKEN_EXPIRED', EXPIRED, false)
      : refused('FORBIDDEN', NOT_THERE, false);
  }
  const session = await findSession(world.db, reading.claims.sid);
  if (session?.memberId !== reading.claims.sub) return refused('FORBIDDEN', NOT_THERE, true);
  return identityOf(world, reading.claims, session);
}

async function identityOf(world: World, claims: TokenClaims, session: SessionFacts): Promise<Identity> {
  if (session.endReason === 'ENDED') return refused('FORBIDDEN', NOT_ACTIVE, true);
  if (session.endReason === 'REPLACED') return refused('FORBIDDEN', REPLACED, true);
  if (session.endReason === 'STATUS') return refused('ACCESS_TOKEN_EXPIRED', EXPIRED, false);
  if (session.status !== 'ENABLED' || session.kind !== 'MEMBER') {
    await world.write((unit) => endSession(unit, claims.sid, 'STATUS'));
    return refused('ACCESS_TOKEN_EXPIRED', EXPIRED, false);
  }
  const caller = { id: session.memberId, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
  return { kind: 'member', caller };
}
