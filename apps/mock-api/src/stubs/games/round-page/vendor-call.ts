import { refuse } from '@magpie/domain/decision';
import { platformBodyReasons } from '@magpie/domain/play';
import { decideRoundGame, studioReasons } from '@magpie/domain/studio';
import type { Router } from 'express';
import { z } from 'zod';
import { catalogueOf } from '#modules/games/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { incomingCall, receiveInside, sendJson } from '#platform/http/index.ts';
import type { IncomingCall, PlatformServices } from '#platform/http/index.ts';
import { readSignedCall, signedBody, vendorKey } from '#platform/signed-calls/index.ts';
import { keptBet, pastRound } from './kept.ts';
import { signPass } from './pass.ts';

const asked = z.object({
  member: z.string().max(64),
  game: z.string().max(128),
  round: z.string().max(64),
  origins: z.array(z.string().max(200)).max(20),
});

function read(json: unknown): z.infer<typeof asked> {
  const parsed = asked.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const problem = { field: issue?.path.join('.') ?? '', problem: issue?.message ?? '' };
  throw refusalOf(platformBodyReasons, refuse('malformed', problem));
}

async function answer(call: IncomingCall, services: PlatformServices) {
  const { jwtSecret } = services.settings;
  const vendorId = call.header('x-vendor-id') ?? '';
  const key = vendorKey(jwtSecret, vendorId);
  const signer = { header: 'x-platform', key, reasons: platformBodyReasons };
  const { world, json } = await readSignedCall(call, services, signer);
  const { member: memberId, game: gameId, round, origins } = read(json);
  const decision = decideRoundGame((await catalogueOf(world)).gameById.get(gameId) ?? null, vendorId);
  if (!decision.allowed) throw refusalOf(studioReasons, decision);
  const { game } = decision.plan;
  await (game.category === 'SPORTSBOOK' ? keptBet : pastRound)(world, game, { memberId, round });
  const pass = signPass(jwtSecret, world, { memberId, game: game.code, round, origins });
  return { url: `${services.publicUrl()}/games/${encodeURIComponent(game.code)}/round?pass=${pass}` };
}

/** What the platform asks this server, signed: `POST /games/vendor/round-page` (docs/vendors.md). */
export function vendorCallRoute(router: Router, services: PlatformServices): void {
  const path = '/games/vendor/round-page';
  receiveInside(services, path, (call) => answer(call, services));
  router.post(path, signedBody, (request, response, next) => {
    answer(incomingCall(request), services).then((body) => {
      sendJson(response, 200, body);
    }, next);
  });
}
