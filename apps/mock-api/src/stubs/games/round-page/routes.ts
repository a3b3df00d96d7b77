import { decideGamePage, seatReasons } from '@magpie/domain/play';
import express from 'express';
import type { Request, Router } from 'express';
import { z } from 'zod';
import { catalogueOf } from '#modules/games/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { forAnyOrigin } from '../../framed-pages.ts';
import { betView } from '../sportsbook/view.ts';
import { keptBet, pastRound } from './kept.ts';
import { readPass } from './pass.ts';
import { pastTable, recordingOf } from './recording.ts';

const sent = z.object({ pass: z.string().max(4096) });

/** Null where none was sent. */
function passIn(text: unknown): string | null {
  try {
    return sent.parse(JSON.parse(String(text))).pass;
  } catch {
    return null;
  }
}

async function shown(services: PlatformServices, { params: { code }, body }: Request<{ code: string }>) {
  const { settings, registry } = services;
  const { pass, world } = await readPass(settings.jwtSecret, registry, { text: passIn(body), code });
  const decision = decideGamePage((await catalogueOf(world)).gameByCode.get(code) ?? null);
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  const { game } = decision.plan;
  const { origins } = pass;
  if (game.category !== 'SPORTSBOOK')
    return recordingOf(world, { game, row: await pastRound(world, game, pass), origins });
  const kept = await keptBet(world, game, pass);
  return { ...pastTable(game, kept.bet.currency, origins), bet: betView(world, kept) };
}

/** What the page of a past round asks for: `POST /games/<code>/past-round`. */
export function pastRoundRoute(router: Router, services: PlatformServices): void {
  const text = express.text({ type: () => true, limit: 8 * 1024 });
  router.post(
    '/games/:code/past-round',
    forAnyOrigin,
    text,
    (request: Request<{ code: string }>, response, next) => {
      shown(services, request).then((body) => {
        sendJson(response, 200, body);
      }, next);
    },
  );
}
