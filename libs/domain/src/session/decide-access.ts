import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { productChannel } from './access-reasons.ts';
import type { AccessReason } from './access-reasons.ts';
import { mayLogIn } from './decide-sign-in.ts';
import type { SignInAccount } from './decide-sign-in.ts';

export const decideOpening = (
  maintenance: boolean,
): Decision<undefined, Extract<AccessReason, 'maintenance'>> =>
  maintenance ? refuse('maintenance') : allow();

/** Whether a client is listened to: one of a known site and by its channel (CONF-20), while the site is open. */
export function decideClient(facts: {
  readonly maintenance: boolean;
  readonly siteKnown: boolean;
  readonly channel: string | undefined;
}): Decision<undefined, Extract<AccessReason, 'maintenance' | 'adminCodeWrong' | 'otherChannel'>> {
  const opening = decideOpening(facts.maintenance);
  if (!opening.allowed) return opening;
  if (!facts.siteKnown) return refuse('adminCodeWrong');
  return facts.channel === productChannel ? allow() : refuse('otherChannel');
}

/** How a session ended: by its member, with a change of the password, by another login, or with the status of its member. */
export type SessionEnding = 'ENDED' | 'PASSWORD' | 'REPLACED' | 'STATUS';

type EndedReason = Extract<AccessReason, 'expired' | 'sessionInactive' | 'sessionReplaced'>;

/** Why a call in an ended session is refused (SESS-23, SESS-35, SESS-40). */
export const endedRefusals: Readonly<Record<SessionEnding, EndedReason>> = {
  ENDED: 'sessionInactive',
  PASSWORD: 'sessionInactive',
  REPLACED: 'sessionReplaced',
  STATUS: 'expired',
};

export interface KnownSession extends SignInAccount {
  readonly memberId: string;
  /** Null while it goes on. */
  readonly endReason: SessionEnding | null;
}

/** Whether a session still goes on. @param session null when there is none */
export function decideLiveSession<Session extends Pick<KnownSession, 'endReason'>>(
  session: Session | null,
): Decision<Session, EndedReason | 'sessionMissing'> {
  if (!session) return refuse('sessionMissing');
  return session.endReason === null ? allow(session) : refuse(endedRefusals[session.endReason]);
}

interface SentToken {
  readonly memberId: string;
}

export interface AccessFacts<Token extends SentToken = SentToken> {
  /** Null for what cannot be read as one. */
  readonly token: Token | 'EXPIRED' | null;
  /** The one that the token names; null when there is none. */
  readonly session: KnownSession | null;
}

export interface AccessDetails {
  /** Whether it was good once and its session is over. */
  readonly ended: boolean;
  /** Whether its session is to be ended with this answer. */
  readonly ends: boolean;
}

/**
 * Whether who sends a token is its member (API-13, SESS-35). A session of a member whose status is no longer ENABLED ends, so that it
 * stays ended when the status changes back (SESS-40).
 */
export function decideAccess<Token extends SentToken>({
  token,
  session,
}: AccessFacts<Token>): Decision<Token, EndedReason | 'sessionMissing', AccessDetails> {
  if (token === null) return refuse('sessionMissing', { ended: false, ends: false });
  if (token === 'EXPIRED') return refuse('expired', { ended: false, ends: false });
  const own = session?.memberId === token.memberId ? session : null;
  const live = decideLiveSession(own);
  if (!live.allowed) return refuse(live.reason, { ended: own?.endReason !== 'STATUS', ends: false });
  return mayLogIn(live.plan) ? allow(token) : refuse('expired', { ended: false, ends: true });
}
