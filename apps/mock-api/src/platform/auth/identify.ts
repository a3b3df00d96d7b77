import { accessReasons, decideAccess, decideLiveSession } from '@magpie/domain/session';
import { refusalOf } from '../graphql/refusal.ts';
import type { Refusal } from '../graphql/refusal.ts';
import type { Reader } from '../store/index.ts';
import type { World } from '../worlds/index.ts';
import { endSession, findSession } from './sessions.ts';
import { readAccessToken } from './tokens.ts';
import type { TokenClaims } from './tokens.ts';

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
  const token = accessToken === undefined ? null : tokenIn(secret, world, accessToken);
  const sessionId = token === null || token === 'EXPIRED' ? null : token.claims.sid;
  const session = sessionId === null ? null : await findSession(world.db, sessionId);
  const decision = decideAccess({ token, session });
  if (decision.allowed) return { kind: 'member', caller: callerOf(decision.plan.claims) };
  const { ended, ends } = decision.details;
  if (ends && sessionId !== null) await world.write((unit) => endSession(unit, sessionId, 'STATUS'));
  return { kind: 'refused', refusal: refusalOf(accessReasons, decision), ended };
}

function tokenIn(secret: string, world: World, accessToken: string) {
  const reading = readAccessToken(secret, accessToken, world.id, world.now());
  if (reading.ok) return { memberId: reading.claims.sub, claims: reading.claims };
  return reading.problem === 'EXPIRED' ? reading.problem : null;
}

const callerOf = ({ sub, sid, exp }: TokenClaims): Caller => ({
  id: sub,
  sessionId: sid,
  expiresAt: new Date(exp * 1000),
});

/** Refuses what was asked for in a session that has ended since the call began. @throws Refusal as {@link identify} tells it */
export async function requireLiveSession(db: Reader, { sessionId }: Caller): Promise<void> {
  const decision = decideLiveSession(await findSession(db, sessionId));
  if (!decision.allowed) throw refusalOf(accessReasons, decision);
}
