import { decideGamePage, seatReasons } from '@magpie/domain/play';
import type { GameKind } from '@magpie/domain/studio';
import type { Request, Router } from 'express';
import { catalogueOf } from '#modules/games/index.ts';
import type { GameModel } from '#modules/games/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { Asset } from '../assets.ts';
import { framedPages, sendAsset } from '../framed-pages.ts';
import { models } from './models.ts';
import { kindOfPass, ofPastRound } from './round-page/page.ts';

/** The page of each kind of game, a file of the client folder; its shell is listed in ../shells.ts. */
const pages: Readonly<Record<GameKind, string>> = {
  SLOT: 'slot.html',
  BLACKJACK: 'blackjack.html',
  INSTANT: 'mines.html',
  FISH: 'fish.html',
  LOTTERY: 'lottery.html',
  ROULETTE: 'roulette.html',
  WHEEL: 'wheel.html',
  BACCARAT: 'baccarat.html',
  DRAGON_TIGER: 'dragon-tiger.html',
  ANDAR_BAHAR: 'andar-bahar.html',
  SIC_BO: 'sic-bo.html',
  CRAPS: 'craps.html',
  TWO_UP: 'two-up.html',
  POKER: 'video-poker.html',
  CARIBBEAN_STUD: 'poker-table.html',
  OASIS_STUD: 'poker-table.html',
  HOLDEM: 'poker-table.html',
  BRAG: 'poker-table.html',
  PAI_GOW: 'pai-gow.html',
  CASINO_WAR: 'casino-war.html',
  RED_DOG: 'red-dog.html',
  HI_LO: 'hi-lo.html',
  KENO: 'keno.html',
  CRASH: 'crash.html',
  BINGO: 'bingo.html',
  SCRATCH: 'scratch.html',
};

function pageOf(game: GameModel): string {
  if (game.category === 'SPORTSBOOK') return 'sportsbook.html';
  return pages[models.ofGame(game.category, game.id, game).kind];
}

/** The page that shows a past round: that of the game that the card had then. */
async function roundPageOf(services: PlatformServices, game: GameModel, text: unknown): Promise<string> {
  if (game.category === 'SPORTSBOOK') return 'sportsbook-bet.html';
  const kind = typeof text === 'string' ? await kindOfPass(services, game, text) : null;
  return kind === null ? pageOf(game) : pages[kind];
}

export function pageRoutes(router: Router, services: PlatformServices): void {
  const { headers, found } = framedPages(router, services, 'games');
  // Every world has the same games, so the default one tells which pages there are.
  const gameAt = async (request: Request<{ code: string }>): Promise<GameModel> => {
    const { gameByCode } = await catalogueOf(await services.registry.get('default'));
    const decision = decideGamePage(gameByCode.get(request.params.code) ?? null);
    if (!decision.allowed) throw refusalOf(seatReasons, decision);
    return decision.plan.game;
  };
  const page = async (request: Request<{ code: string }>): Promise<Asset> =>
    found(pageOf(await gameAt(request)));
  const roundPage = async (request: Request<{ code: string }>): Promise<Asset> =>
    ofPastRound(found(await roundPageOf(services, await gameAt(request), request.query['pass'])));
  router.get('/games/:code/play', headers, (request: Request<{ code: string }>, response, next) => {
    page(request).then((asset) => {
      sendAsset(response, asset, 'no-store');
    }, next);
  });
  router.get('/games/:code/round', headers, (request: Request<{ code: string }>, response, next) => {
    roundPage(request).then((asset) => {
      sendAsset(response, asset, 'no-store');
    }, next);
  });
}
