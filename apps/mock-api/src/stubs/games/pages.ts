import { refuse } from '@magpie/domain/decision';
import { seatReasons } from '@magpie/domain/play';
import type { Request, Router } from 'express';
import { catalogueOf } from '#modules/games/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { Asset } from '../assets.ts';
import { framedPages, sendAsset } from '../framed-pages.ts';

export function pageRoutes(router: Router, services: PlatformServices): void {
  const { headers, found } = framedPages(router, services, 'games');
  // Every world has the same games, so the default one tells which pages there are.
  const page = async (request: Request<{ code: string }>): Promise<Asset> => {
    const { gameByCode } = await catalogueOf(await services.registry.get('default'));
    const game = gameByCode.get(request.params.code);
    if (!game) throw refusalOf(seatReasons, refuse('gameUnknown'));
    return found(game.category === 'SPORTSBOOK' ? 'sportsbook.html' : 'slot.html');
  };
  router.get('/games/:code/play', headers, (request: Request<{ code: string }>, response, next) => {
    page(request).then((asset) => {
      sendAsset(response, asset, 'no-store');
    }, next);
  });
}
