import { createHmac } from 'node:crypto';
import { decideRoundPass, studioReasons } from '@magpie/domain/studio';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import type { World, WorldRegistry } from '#platform/worlds/index.ts';

/** How long a pass opens its page, in seconds of the world's clock. */
const PASS_SECONDS = 300;

const claims = z.object({
  sub: z.string(),
  game: z.string(),
  round: z.string(),
  world: z.string(),
  incarnation: z.string(),
  origins: z.array(z.string()),
  exp: z.number(),
});

/** What opens the page of one round of one member. */
export interface RoundPass {
  readonly memberId: string;
  /** Its code. */
  readonly game: string;
  readonly round: string;
  /** Where the page around it may be from. */
  readonly origins: readonly string[];
}

const rules = { algorithm: 'HS256', audience: 'round' } as const;

/** A key of its own, so that no ticket and no access token opens such a page. */
const keyOf = (secret: string) => createHmac('sha256', secret).update(':round-page').digest();

export function signPass(secret: string, world: World, pass: RoundPass): string {
  const exp = Math.floor(world.now().getTime() / 1000) + PASS_SECONDS;
  const { memberId: sub, ...of } = pass;
  const { id, incarnation } = world;
  const content = { sub, ...of, world: id, incarnation, exp, aud: rules.audience };
  return jwt.sign(content, keyOf(secret), { algorithm: rules.algorithm, noTimestamp: true });
}

/** What a pass says; null for one that is not signed by this server. */
function verified(secret: string, text: string): z.infer<typeof claims> | null {
  try {
    const { algorithm, audience } = rules;
    const options = { algorithms: [algorithm], audience, ignoreExpiration: true };
    return claims.parse(jwt.verify(text, keyOf(secret), options));
  } catch {
    return null;
  }
}

/**
 * Reads the pass of a game's round page and finds its world.
 * @throws Refusal UNAUTHENTICATED for one that is forged, expired, of another game, or of a world that was replaced since
 */
export async function readPass(
  secret: string,
  registry: WorldRegistry,
  { text, code }: { readonly text: string | null; readonly code: string },
): Promise<{ readonly pass: RoundPass; readonly world: World }> {
  const read = text === null ? null : verified(secret, text);
  const world = read && (await registry.get(read.world).catch(() => null));
  const pass = read && { ...read, expiresAt: new Date(read.exp * 1000) };
  const decision = decideRoundPass({ pass, world, now: world?.now() ?? null, game: code });
  if (!decision.allowed) throw refusalOf(studioReasons, decision);
  const { pass: of, world: at } = decision.plan;
  const { sub: memberId, game, round, origins } = of;
  return { pass: { memberId, game, round, origins }, world: at };
}
