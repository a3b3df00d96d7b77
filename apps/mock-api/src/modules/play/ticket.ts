import { createHmac, createSecretKey } from 'node:crypto';
import { decideTicket, seatReasons } from '@magpie/domain/play';
import jwt from 'jsonwebtoken';
import type { VerifyOptions } from 'jsonwebtoken';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import { remembered } from '#platform/remembered.ts';
import type { World } from '#platform/worlds/index.ts';
import { loginEnd } from './store/index.ts';

/** How long a ticket opens its game: 12 hours, in seconds. */
export const TICKET_SECONDS = 43_200;

const ALGORITHM = 'HS256';
const AUDIENCE = 'play';

const claims = z.object({
  sub: z.string().min(1),
  login: z.string().min(1),
  game: z.string().min(1),
  world: z.string().min(1),
  lobby: z.string(),
  exp: z.number(),
});

export interface Ticket {
  readonly memberId: string;
  /** The login session it was asked for in, which it does not outlive. */
  readonly loginSessionId: string;
  readonly gameId: string;
  readonly worldId: string;
  readonly lobby: string;
}

/** Tickets that are played with at a time; of more, each is checked anew. */
const MOST = 2_000;

/**
 * A key of its own, so that a ticket never passes as an access token nor the other way round. As bytes, every check of a ticket
 * would first try to read it as a public key.
 */
const keyOf = remembered(MOST, (secret: string) =>
  createSecretKey(createHmac('sha256', secret).update(':play').digest()),
);

/** Signs a ticket that is good for {@link TICKET_SECONDS} on the world's clock. */
export function signTicket(secret: string, ticket: Ticket, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + TICKET_SECONDS;
  const { memberId: sub, loginSessionId: login, gameId: game, worldId: world, lobby } = ticket;
  return jwt.sign({ sub, login, game, world, lobby, exp, aud: AUDIENCE }, keyOf(secret), {
    algorithm: ALGORITHM,
    noTimestamp: true,
  });
}

/** What a ticket says, which each call of its page sends again; null for a forged one. */
const verified = remembered(MOST, (secret: string, text: string): z.infer<typeof claims> | null => {
  try {
    // Expiry is judged afterwards: the clock is the world's, which only the ticket names.
    const rules: VerifyOptions = { algorithms: [ALGORITHM], audience: AUDIENCE, ignoreExpiration: true };
    return claims.parse(jwt.verify(text, keyOf(secret), rules));
  } catch {
    return null;
  }
});

/** Reads a ticket. @throws Refusal UNAUTHENTICATED for one that is forged, expired, of another world or of a login that is over */
export async function readTicket(secret: string, world: World, text: string): Promise<Ticket> {
  const read = verified(secret, text);
  const ticket = read && {
    ...{ memberId: read.sub, loginSessionId: read.login, gameId: read.game, worldId: read.world },
    lobby: read.lobby,
    expiresAt: new Date(read.exp * 1000),
    loginUntil: await loginEnd(world.db, read.login),
  };
  const decision = decideTicket(ticket, { worldId: world.id, now: world.now() });
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  return decision.plan.ticket;
}
