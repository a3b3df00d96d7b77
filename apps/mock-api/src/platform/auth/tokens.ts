import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** What a token may be used for: calls, or nothing yet (a refresh token is only stored, SESS-12). */
export type TokenKind = 'access' | 'refresh';

export interface TokenClaims {
  sub: string;
  sid: string;
  world: string;
  /** Seconds since 1970 on the world's clock after which the token is no longer accepted. */
  exp: number;
}

export type TokenReading = { ok: true; claims: TokenClaims } | { ok: false; problem: 'EXPIRED' | 'INVALID' };

/** Longest and usual lifetime of a token: 90 days in seconds (AUTH-10). */
export const MAX_TTL_SECONDS = 7_776_000;

const ALGORITHM = 'HS256';
const ISSUER = 'magpie';
const AUDIENCE = 'magpie-player';

const claimsOfAccess = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  world: z.string().min(1),
  kind: z.literal('access'),
  exp: z.number(),
});

interface Signer {
  readonly key: KeyObject;
  /** What tokens say that were found to be signed with the key, by their text. */
  readonly verified: Map<string, TokenClaims>;
}

const MOST_VERIFIED = 5_000;

const signers = new Map<string, Signer>();

/** The key of a secret. Given the text itself, every check of a token would first try to read it as a public key. */
function signerOf(secret: string): Signer {
  const known = signers.get(secret);
  if (known) return known;
  const signer = { key: createSecretKey(secret, 'utf8'), verified: new Map<string, TokenClaims>() };
  signers.set(secret, signer);
  return signer;
}

export interface TokenOrder {
  kind: TokenKind;
  memberId: string;
  sessionId: string;
  worldId: string;
  now: Date;
  /** Lifetime in seconds. */
  ttlSeconds: number;
}

export function signToken(secret: string, order: TokenOrder): string {
  const iat = Math.floor(order.now.getTime() / 1000);
  const payload = {
    sub: order.memberId,
    sid: order.sessionId,
    world: order.worldId,
    kind: order.kind,
    iat,
    exp: iat + order.ttlSeconds,
    iss: ISSUER,
    aud: AUDIENCE,
  };
  return jwt.sign(payload, signerOf(secret).key, { algorithm: ALGORITHM });
}

/** What a token says that has not been seen before. @throws when it is not to be accepted */
function verifiedClaims({ key, verified }: Signer, accessToken: string, clockTimestamp: number): TokenClaims {
  const payload = jwt.verify(accessToken, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    clockTimestamp,
  });
  const claims = claimsOfAccess.parse(payload);
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(accessToken, claims);
  return claims;
}

/** Pins the algorithm; checks world and expiry (on the world's clock) each time, what never changes when it is first seen. */
export function readAccessToken(
  secret: string,
  accessToken: string,
  worldId: string,
  now: Date,
): TokenReading {
  const signer = signerOf(secret);
  const seconds = Math.floor(now.getTime() / 1000);
  try {
    const claims = signer.verified.get(accessToken) ?? verifiedClaims(signer, accessToken, seconds);
    if (seconds >= claims.exp) return { ok: false, problem: 'EXPIRED' };
    return claims.world === worldId ? { ok: true, claims } : { ok: false, problem: 'INVALID' };
  } catch (error) {
    return { ok: false, problem: error instanceof jwt.TokenExpiredError ? 'EXPIRED' : 'INVALID' };
  }
}
